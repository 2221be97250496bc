import { expect, test } from "vitest";
import { costRatio } from "../testing/cost-ratio.ts";
import { codesIn } from "./codes-in.ts";

test.each([
  ["34219804739, 34219808172", ["34219804739", "34219808172"]],
  ["D1754 / D1377", ["D1754", "D1377"]],
  ["GDB3332/GDB3333", ["GDB3332", "GDB3333"]],
  ["BR31338 y BR31340", ["BR31338", "BR31340"]],
  ["D1754; D1377\nD1378", ["D1754", "D1377", "D1378"]],
  ["04465/02220", ["04465/02220"]],
  ["8S0/615/301", ["8S0/615/301"]],
  ["08,5085", ["08,5085"]],
  [" P 85 020 ", ["P 85 020"]],
  ["34116, left", ["34116, left"]],
  ["7100157  43416700321", ["7100157", "43416700321"]],
  ["5K9407621E    57XXKH04    5K9-407-621D", ["5K9407621E", "57XXKH04", "5K9-407-621D"]],
  ["K09779796AB            K09171124AE", ["K09779796AB", "K09171124AE"]],
  ["94200-SV7-A01   9862030150", ["94200-SV7-A01", "9862030150"]],
  ["7100160\t43416700324", ["7100160", "43416700324"]],
  ["7100163\u300043416700327", ["7100163", "43416700327"]],
  ["7100164\u300143416700328", ["7100164", "43416700328"]],
  ["7100165 - 43416700329", ["7100165", "43416700329"]],
  ["7100165 \u2013 43416700329", ["7100165", "43416700329"]],
  ["7100166\u00A043416700330", ["7100166", "43416700330"]],
  ["0 986 479 103", ["0 986 479 103"]],
  ["366 200 05 01", ["366 200 05 01"]],
  ["0\u00A0986\u00A0479\u00A0103", ["0\u00A0986\u00A0479\u00A0103"]],
  ["8878 - D1650", ["8878 - D1650"]],
  ["7100157  left", ["7100157  left"]],
])("the codes of %j are %j", (cell, codes) => {
  expect(codesIn(cell)).toEqual(codes);
});

const signs = "AB01 9-/+.,;|\t\u3000\u3001\u00A0".split("");
/** Texts of these signs, the same in each run. */
function* texts(count: number): Generator<string> {
  let seed = 29;
  const draw = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  for (let made = 0; made < count; made += 1) {
    yield Array.from({ length: draw(24) }, () => signs[draw(signs.length)]).join("");
  }
}

test("the codes have all letters and digits of the text", () => {
  const bare = (text: string) => text.replaceAll(/[^A-Z0-9]/gu, "");
  for (const text of texts(5000)) expect(bare(codesIn(text).join(" "))).toBe(bare(text));
});

test.each(["BR31338  ", " ", "D1210 / ", "AB-", "7100157 - ", "1/", "\u00A0"])(
  "reading many %j takes a time that grows with the text",
  (piece) => {
    const costs = costRatio((count) => codesIn(`A${piece.repeat(count)}B`));
    expect(costs).toBeLessThan(8);
  },
);
