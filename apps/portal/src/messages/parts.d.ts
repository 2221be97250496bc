/** The texts that the widgets of a folder show; see `build/message-parts.ts`. */
declare module "@caliper/catalogue-widgets/messages/*?shownBy=session" {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
declare module "@caliper/catalogue-widgets/messages/*?shownBy=datasheet" {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
