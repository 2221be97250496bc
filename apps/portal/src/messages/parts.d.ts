/** Parts of a message catalog; see `build/message-parts.ts`. */
declare module "@caliper/catalogue-widgets/messages/*?part=form" {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
declare module "@caliper/catalogue-widgets/messages/*?part=sheet" {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
declare module "@caliper/catalogue-widgets/messages/*?part=catalogue" {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
declare module "@caliper/catalogue-widgets/messages/*?part=administration" {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
