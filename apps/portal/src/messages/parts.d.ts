/** Parts of a catalogue, which the build cuts out of the whole; see `build/message-parts.ts`. */
declare module "@caliper/catalogue-widgets/messages/*?only=session,failure" {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
