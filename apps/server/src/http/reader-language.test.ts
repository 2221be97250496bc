import { expect, it } from "vitest";
import { languageOf } from "./reader-language.ts";

it.each([
  [undefined, "en"],
  ["", "en"],
  ["es", "es"],
  ["es-MX,es;q=0.9,en;q=0.8", "es"],
  ["en-US,en;q=0.9,es;q=0.8", "en"],
  ["fr, es;q=0.5", "es"],
  ["es;q=0, en;q=0.1", "en"],
  ["*", "en"],
] as const)("Accept-Language %s means %s", (accepted, expected) => {
  expect(languageOf(accepted)).toBe(expected);
});
