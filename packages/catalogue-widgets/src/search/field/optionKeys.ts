type Key = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey"> & {
  readonly currentTarget: Pick<HTMLInputElement, "selectionStart" | "selectionEnd">;
};

/** With ⌥ a Mac types other letters, so then the place of the key counts. */
const isC = ({ key, code }: Key) =>
  /^[a-z]$/iu.test(key) ? key.toLowerCase() === "c" : code === "KeyC";

/** What a key does with the suggestion that has the focus. Letters alone are always text. */
export function optionKey(event: Key): "compare" | "copy" | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  const isCommand = ctrlKey || metaKey;
  // Alt Gr, which types letters, is Ctrl and Alt.
  if (shiftKey || altKey === isCommand || !isC(event)) return undefined;
  if (altKey) return "compare";
  // Selected text is copied instead.
  return currentTarget.selectionStart === currentTarget.selectionEnd ? "copy" : undefined;
}
