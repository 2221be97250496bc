import { elementSeparator } from "@caliper/catalogue-model";
import { useEffect, useEffectEvent } from "react";
import { burstReader } from "./burst.ts";
import { scannedCode } from "./scannedCode.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields for codes, which accept a scan as if it had been typed. */
const codeFields = "[type=search], [data-codes], textarea";
const dialogs = "[role=dialog], [role=alertdialog]";

/** Ignored in dialogs, where a scan would discard entered data, except in the one with the scanned codes. */
function isClosed(target: EventTarget | undefined): boolean {
  const dialog = target instanceof Element ? target.closest(dialogs) : null;
  return dialog !== null && dialog.querySelector("[data-scanned]") === null;
}

const fieldOf = (target: EventTarget | null | undefined): Field | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined;

/** The key, as part of a scan; undefined for a shortcut. Scanners send the separator of a label's elements as Ctrl and `]`. */
function scannedKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) {
  if (ctrlKey && key === "]") return elementSeparator;
  return ctrlKey || metaKey || altKey || isComposing ? undefined : key;
}

/** Simulates user input, so that React handles it. */
function write(field: Field, value: string) {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Scanners that act as keyboards. In a field for codes a scan replaces the content, and Enter has the field's own effect
 * (`isTyped`), unless the scan is more than a code or ends with Tab; elsewhere the field gets its former text back. A list
 * keeps a line for each scan. Passwords and dialogs are left alone.
 */
export function useKeyboardScanner(onScan: (code: string, isTyped: boolean) => void) {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    const { read } = burstReader();
    let before: { readonly field: Field | undefined; readonly text: string } | undefined;
    const listen = (event: KeyboardEvent) => {
      const key = scannedKey(event);
      if (key === undefined) return;
      // Inside a shadow root the target is its host.
      const target = event.composedPath()[0];
      const field = fieldOf(target);
      if (field?.type === "password") return;
      if (isClosed(target)) return;
      const { starts, scan: text } = read({ key, timeStamp: event.timeStamp });
      if (starts) before = { field, text: field?.value ?? "" };
      if (text === undefined || before === undefined) return;
      // Other programs fill in forms with Tab between the fields.
      if (event.key === "Tab" && field?.matches(codeFields) === false) return;
      const code = scannedCode(text);
      const origin = before;
      const isOwn = event.key === "Enter" && code === text;
      if (field?.matches(codeFields) && isOwn && origin.field === field) {
        if (origin.text !== "" && field instanceof HTMLInputElement) write(field, code);
        scan(code, true);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (field instanceof HTMLTextAreaElement && origin.field === field) {
        write(field, `${origin.text}${code}\n`);
        scan(code, true);
        return;
      }
      // A key of the scan may have moved the focus.
      for (const changed of new Set([origin.field, field])) {
        if (changed !== undefined) write(changed, changed === origin.field ? origin.text : "");
      }
      scan(code, false);
    };
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}
