import { describe, expect, it } from "vitest";
import { randomFrom } from "@caliper/catalogue-model/random";
import { archive, rowsIn, workbookOf, workbookParts, type Bytes } from "./testing/index.ts";
import { SheetError } from "./problem.ts";
import { readSheet, type ReadSheet, type SheetCell } from "./readSheet.ts";

/** Workbooks of each kind; set `SHEET_ROUNDS` to test more. */
const rounds = Number(process.env["SHEET_ROUNDS"] ?? 100);
const limits = { timeout: 10_000 + rounds * 100 };

type Random = () => number;
const below = (random: Random, limit: number) => Math.floor(random() * limit);
const oneOf = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[below(random, values.length)];
  if (value === undefined) throw new Error("nothing to choose from");
  return value;
};

const characters = [
  "B",
  "R",
  "0",
  "7",
  " ",
  "&",
  "<",
  ">",
  '"',
  "'",
  "ñ",
  "東",
  "\n",
  "_x0041_",
  "=",
  ",",
];

function cellAt(random: Random): SheetCell {
  switch (below(random, 6)) {
    case 0:
      return null;
    case 1:
      return below(random, 100_000) / 100;
    case 2:
      return below(random, 2) === 1;
    case 3:
      return String(below(random, 1e9)).padStart(12, "0");
    default:
      return Array.from({ length: 1 + below(random, 8) }, () => oneOf(random, characters)).join("");
  }
}

const tableAt = (random: Random) => {
  const width = 2 + below(random, 6);
  const header = Array.from({ length: width }, (_, column) => `COLUMN ${column}`);
  return [
    header,
    ...Array.from({ length: 1 + below(random, 12) }, (_, row) => [
      `BR${row}`,
      ...Array.from({ length: width - 1 }, () => cellAt(random)),
    ]),
  ];
};

/** Rows without blank texts and empty cells at the end, which the readers treat differently. */
const bare = (rows: readonly (readonly SheetCell[])[]) =>
  rows.map((row) => {
    const cells = row.map((cell) => (typeof cell === "string" && cell.trim() === "" ? null : cell));
    while (cells.length > 0 && cells.at(-1) === null) cells.pop();
    return cells;
  });

/** Rows, or the refusal; any other error fails the test. */
async function outcome(bytes: Bytes): Promise<ReadSheet | SheetError> {
  try {
    return await readSheet(bytes, "1rotors.xlsx");
  } catch (thrown) {
    if (thrown instanceof SheetError) return thrown;
    throw thrown;
  }
}

const plainTable: (readonly SheetCell[])[] = [
  ["XBP", "HEIGHT", "VENTED"],
  ...Array.from({ length: 60 }, (_, row) => [`BR${row}`, row + 0.25, row % 2 === 0]),
];

/** A workbook with shared strings and formats in separate parts. */
const handMade = () =>
  archive(
    workbookParts(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>${Array.from(
        { length: 60 },
        (_, row) =>
          `<row r="${row + 2}"><c r="A${row + 2}" t="s"><v>${(row % 3) + 2}</v></c><c r="B${row + 2}" s="1"><v>${row}.5</v></c></row>`,
      ).join("")}`,
      {
        strings: ["XBP", "HEIGHT", "BR1", "BR2", "BR3"].map((text) => `<si><t>${text}</t></si>`),
        formats: ["0.00"],
      },
    ),
  );

describe("generated workbooks", limits, () => {
  it("are read the same as by SheetJS", async () => {
    for (let seed = 1; seed <= rounds; seed += 1) {
      const bytes = workbookOf(tableAt(randomFrom(seed)));
      const [, ...theirs] = rowsIn(bytes);
      const { rows } = await readSheet(new Uint8Array(bytes), "1rotors.xlsx");
      expect(bare(rows), `seed ${seed}`).toEqual(bare(theirs));
    }
  });
});

describe("a workbook with damaged bytes", limits, () => {
  it.each([
    ["compressed", handMade],
    ["stored", () => new Uint8Array(workbookOf(plainTable))],
  ])("is refused or read as before the damage: %s", async (_, make) => {
    const whole = make();
    const undamaged = await readSheet(whole, "1rotors.xlsx");
    let refused = 0;
    for (let seed = 1; seed <= rounds; seed += 1) {
      const random = randomFrom(seed);
      const bytes = whole.slice();
      for (let flips = 1 + below(random, 3); flips > 0; flips -= 1) {
        const at = below(random, bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8));
      }
      const result = await outcome(bytes);
      const isRefused = result instanceof SheetError;
      if (isRefused) refused += 1;
      expect(isRefused ? undamaged : result, `seed ${seed}`).toEqual(undamaged);
    }
    // Most bytes are data, so most damage must be found.
    expect(refused).toBeGreaterThan(rounds / 2);
  });

  it("is refused when truncated", async () => {
    const whole = handMade();
    for (let seed = 1; seed <= rounds / 4; seed += 1) {
      const random = randomFrom(seed);
      const result = await outcome(whole.slice(0, below(random, whole.length)));
      expect(result, `seed ${seed}`).toBeInstanceOf(SheetError);
    }
  });
});

describe("a sheet with mutated XML in a valid archive", limits, () => {
  it("is read or refused without any other error", async () => {
    const parts = workbookParts(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>XBP</t></is></c><c r="B1" t="str"><v>HEIGHT</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>BR&amp;1</t></is></c><c r="B2" s="1"><f>1+2</f><v>3</v></c></row>`,
      { formats: ["0.00"] },
    );
    const pieces = [
      "<",
      ">",
      "/",
      '"',
      "&",
      "<c>",
      "</v>",
      "<row>",
      "<!--",
      "]]>",
      "<v>",
      "=",
      "\0",
    ];
    const path = "xl/worksheets/sheet1.xml";
    const xml = parts[path] ?? "";
    let read = 0;
    for (let seed = 1; seed <= rounds; seed += 1) {
      const random = randomFrom(seed);
      const at = below(random, xml.length);
      const changed =
        xml.slice(0, at) + oneOf(random, [...pieces, ""]) + xml.slice(at + below(random, 4));
      const result = await outcome(archive({ ...parts, [path]: changed }));
      if (!(result instanceof SheetError)) read += 1;
    }
    expect(read).toBeLessThan(rounds / 2);
  });
});
