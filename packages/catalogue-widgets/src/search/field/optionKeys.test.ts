import { describe, expect, it } from "vitest";
import { optionKey } from "./optionKeys.ts";

const press = (
  key: string,
  {
    code = "KeyC",
    selected = 0,
    ...modifiers
  }: Partial<Parameters<typeof optionKey>[0]> & { selected?: number } = {},
) =>
  optionKey({
    key,
    code,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    currentTarget: { selectionStart: 0, selectionEnd: selected },
    ...modifiers,
  });

describe("optionKey", () => {
  it("compares with Alt C, also where a Mac types another letter with it", () => {
    expect(press("c", { altKey: true })).toBe("compare");
    expect(press("ç", { altKey: true })).toBe("compare");
    // On a Dvorak keyboard this place has another letter.
    expect(press("j", { altKey: true })).toBeUndefined();
    expect(press("c", { altKey: true, code: "KeyI" })).toBe("compare");
  });

  it("copies with Ctrl C or ⌘ C unless text is selected", () => {
    expect(press("c", { ctrlKey: true })).toBe("copy");
    expect(press("c", { metaKey: true })).toBe("copy");
    expect(press("c", { ctrlKey: true, selected: 3 })).toBeUndefined();
  });

  it("leaves letters, Alt Gr and other combinations to the field", () => {
    for (const key of ["c", "C", "ć"]) expect(press(key)).toBeUndefined();
    expect(press("C", { shiftKey: true })).toBeUndefined();
    expect(press("ć", { altKey: true, ctrlKey: true })).toBeUndefined();
    expect(press("C", { ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(press("v", { ctrlKey: true, code: "KeyV" })).toBeUndefined();
  });
});
