import { expect, it } from "vitest";
import { isCodeFieldKey } from "./useShortcut.ts";

const press = (
  key: string,
  held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {},
) => isCodeFieldKey({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...held });

it("matches /, Ctrl K and ⌘ K only", () => {
  expect(press("/")).toBe(true);
  expect(press("k", { ctrlKey: true })).toBe(true);
  expect(press("K", { metaKey: true })).toBe(true);
  expect(press("k")).toBe(false);
  expect(press("/", { ctrlKey: true })).toBe(false);
  expect(press("k", { ctrlKey: true, altKey: true })).toBe(false);
});
