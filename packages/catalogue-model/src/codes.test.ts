import { expect, test } from "vitest";
import { foldText, headerKey, normalizeCode, withLatinLetters } from "./codes.ts";

test.each([
  ["D-1200", "D1200"],
  ["d 1200", "D1200"],
  [" D1200-7580 ", "D12007580"],
  ["09.B27", "09B27"],
  ["43512–0D991", "435120D991"],
  ["ñandú", "NANDU"],
  ["BR Ø12", "BRO12"],
  ["Æ-1 straße", "AE1STRASSE"],
  ["ﬁ-12 №3", "FI12NO3"],
  ["5Q0 698 151 \u0422", "5Q0698151T"],
  ["\u0392\u03a131338", "BP31338"],
  ["--", ""],
  ["", ""],
])("the key of %j is %j", (code, key) => {
  expect(normalizeCode(code)).toBe(key);
});

test.each([
  ["Citroën", "citroen"],
  ["  Mégane   Scénic ", "megane scenic"],
  ["CX-5", "cx-5"],
  ["Škoda", "skoda"],
  ["Łada Ægir", "lada aegir"],
])("%j folds to %j", (name, folded) => {
  expect(foldText(name)).toBe(folded);
});

test("a key is its own key", () => {
  expect(normalizeCode(normalizeCode("wc/mc 116328"))).toBe("WCMC116328");
  expect(foldText(foldText("Citroën C3"))).toBe("citroen c3");
});

test.each(["OUTER_DIAM", "outer diam", "Outer\nDiám.", "outer-diam"])(
  "%j is the header OUTER_DIAM",
  (header) => {
    expect(headerKey(header)).toBe(headerKey("OUTER_DIAM"));
  },
);

test("look-alikes become Latin letters of the same case", () => {
  expect(withLatinLetters("\u0422\u043e\u0443\u043e\u0442\u0430 Ж")).toBe("Toyota Ж");
});
