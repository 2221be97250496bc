import { expect, it } from "vitest";
import { isCodeFieldKey, isHelpKey } from "./useShortcut.ts";

const press = (
  key: string,
  held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {},
) => isCodeFieldKey({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...held });

it("lists the shortcuts with ? only", () => {
  const key = { ctrlKey: false, metaKey: false, altKey: false, target: null };
  expect(isHelpKey({ ...key, key: "?" })).toBe(true);
  expect(isHelpKey({ ...key, key: "?", ctrlKey: true })).toBe(false);
  expect(isHelpKey({ ...key, key: "/" })).toBe(false);
});

it("matches /, Ctrl K and ⌘ K only", () => {
  expect(press("/")).toBe(true);
  expect(press("k", { ctrlKey: true })).toBe(true);
  expect(press("K", { metaKey: true })).toBe(true);
  expect(press("k")).toBe(false);
  expect(press("/", { ctrlKey: true })).toBe(false);
  expect(press("k", { ctrlKey: true, altKey: true })).toBe(false);
});
