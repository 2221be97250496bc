import fc from "fast-check";
import { expect, it } from "vitest";
import { chainFrom, type ReplacementRow, replacingParts } from "./replacement-chains.ts";

const row = (
  old: number,
  next: number,
  grouping: ReplacementRow["grouping"] = null,
  ratio: number | null = null,
): ReplacementRow => ({
  old_code: `P${old}`,
  old_key: `P${old}`,
  code: `P${next}`,
  family: "brake_pads",
  grouping,
  ratio,
  reason: null,
  date: null,
  note_en: null,
  note_es: null,
  old_product: null,
});

const chainOf = (rows: readonly ReplacementRow[], key = "P0") =>
  chainFrom(key, (old) => rows.filter((each) => each.old_key === old));

const optionsOf = (rows: readonly ReplacementRow[]) =>
  chainOf(rows)?.options.map((parts) =>
    parts.map(({ code, ratio }) => (ratio === 1 ? code : `${ratio} ${code}`)).join(" + "),
  );

it.each([
  ["nothing", [], undefined],
  ["a chain", [row(0, 1), row(1, 2)], ["P2"]],
  ["parts together", [row(0, 1, "Together"), row(0, 2, "Together", 2)], ["P1 + 2 P2"]],
  ["one of several", [row(0, 1, "One of"), row(0, 2, "One of")], ["P1", "P2"]],
  [
    "a chain of ratios",
    [row(0, 1, null, 2), row(1, 2, "Together", 3), row(1, 3, "Together")],
    ["6 P2 + 2 P3"],
  ],
  [
    "parts together of which one was replaced by any of two",
    [row(0, 1, "Together"), row(0, 2, "Together"), row(2, 3, "One of"), row(2, 4, "One of")],
    ["P1 + P3", "P1 + P4"],
  ],
  [
    "two parts that were merged",
    [row(0, 1, "Together"), row(0, 2, "Together"), row(1, 3), row(2, 3)],
    ["2 P3"],
  ],
])("follows %s", (_what, rows, options) => {
  expect(optionsOf(rows)).toEqual(options);
});

/** Rows that lead from lower to higher numbers, so never back. */
const someRows = fc.uniqueArray(
  fc
    .tuple(
      fc.nat(7),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom<ReplacementRow["grouping"]>("Together", "One of", null),
    )
    .map(([old, step, grouping]) => row(old, old + step, grouping)),
  { selector: ({ old_code, code }) => `${old_code} ${code}`, maxLength: 14 },
);

it("ends at parts that nothing replaces, and names every row on the way", () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const chain = chainOf(rows);
      expect(chain === undefined).toBe(!rows.some(({ old_key }) => old_key === "P0"));
      if (!chain) return;
      for (const { code } of replacingParts(chain))
        expect(rows.some(({ old_key }) => old_key === code)).toBe(false);
      const reached = new Set(["P0", ...chain.rows.map(({ code }) => code)]);
      const onTheWay = rows.filter(({ old_key }) => reached.has(old_key));
      expect(new Set(chain.rows)).toEqual(new Set(onTheWay));
      expect(chain.options.length).toBeLessThanOrEqual(12);
    }),
    { seed: 33, numRuns: 500 },
  );
});
