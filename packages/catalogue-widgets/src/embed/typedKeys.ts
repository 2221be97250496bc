/** What takes text, and what takes keys for its choices: the first letters of an option, arrows. */
const takesKeys = [
  "input:not([type=button], [type=submit], [type=reset], [type=checkbox])",
  "textarea",
  "select",
  "[contenteditable]:not([contenteditable=false])",
  "[aria-haspopup=listbox]",
  ...[
    "combobox",
    "grid",
    "listbox",
    "menu",
    "radiogroup",
    "slider",
    "spinbutton",
    "tablist",
    "toolbar",
  ].map((role) => `[role=${role}]`),
].join();

/** Keys that a page needs in every case: to close a dialog, to keep the focus in it, to know which modifiers are pressed. */
const keysOfPage =
  /^(?:Escape|Tab|F\d+|Alt|AltGraph|CapsLock|Control|Fn|FnLock|Meta|NumLock|ScrollLock|Shift)$/;

/** What they do to the focused button or link is not for the page. */
const press = /^(?:Enter| )$/;

/** On Apple's keyboards ⌥ writes characters; elsewhere Alt is for shortcuts, and AltGr writes. */
const optionWrites = () => /^(?:Mac|iP)/.test(navigator.platform);

function isTyped(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, isComposing } = event;
  if (isComposing) return true;
  if (keysOfPage.test(key)) return false;
  const isCharacter = key.length === 1 || key === "Dead";
  if (isCharacter && event.getModifierState("AltGraph")) return true;
  if (ctrlKey || metaKey) return false;
  return !altKey || (isCharacter && optionWrites());
}

const editing = [
  ..."beforeinput input compositionstart compositionupdate compositionend".split(" "),
  ..."paste cut copy".split(" "),
];

/**
 * Keeps what is typed into fields of a widget from the host page, which would take it for its own shortcuts: outside the
 * shadow root, the target of an event is the element and not the field. Listens at the end of the widget's own tree, after all
 * handlers of its components. Returns how to stop.
 */
export function keepTypedKeys(frame: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  /** Keys whose `keydown` stayed, here or in a component: the rest of the key press stays too. */
  const keptCodes = new Set<string>();
  const isField = ({ target }: Event) => target instanceof Element && target.closest(takesKeys);
  const listen = (name: string, stays: (event: Event) => unknown) =>
    frame.addEventListener(
      name,
      (event) => {
        if (stays(event)) event.stopPropagation();
      },
      { signal },
    );
  const inCapture = { signal, capture: true };
  const page = frame.ownerDocument;
  page.addEventListener("keydown", ({ code }) => keptCodes.delete(code), inCapture);
  frame.addEventListener("keydown", ({ code }) => keptCodes.add(code), inCapture);
  // A list that a key closes is removed with its focused option. Until the focus returns, the page itself gets the keys.
  const stopOutside = (event: KeyboardEvent) => {
    if (event.target === page.body && keptCodes.delete(event.code)) event.stopPropagation();
  };
  page.addEventListener("keyup", stopOutside, inCapture);
  listen("keydown", (event) => {
    const pressed = event as KeyboardEvent;
    const stays = isTyped(pressed) && (press.test(pressed.key) || isField(event));
    if (!stays) keptCodes.delete(pressed.code);
    return stays;
  });
  listen("keypress", (event) => keptCodes.has((event as KeyboardEvent).code));
  listen("keyup", (event) => keptCodes.delete((event as KeyboardEvent).code));
  for (const name of editing) listen(name, isField);
  return () => controller.abort();
}
