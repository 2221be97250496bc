import { describe, expect, it } from "vitest";
import { maxCellLength } from "./content.ts";
import { SheetError } from "./problem.ts";
import { readSheet } from "./readSheet.ts";
import { type Bytes, archive, textRow, workbookParts } from "./testing/index.ts";

const header = textRow(1, "XBP", "DWG");
const megabyte = 1024 * 1024;
/** A file of less than 1 MB stages at most 100 MB, in up to three copies. */
const maxStaged = (100 * megabyte) / 3;
const rowsOf = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 2}">${cells(at + 2)}</row>`).join("");

/** The kind of problem of a small file, or what its rows take as JSON. */
async function outcome(bytes: Bytes) {
  expect(bytes.length).toBeLessThan(megabyte);
  try {
    const { rows } = await readSheet(bytes, "brake_rotors.xlsx");
    return rows.reduce((sum, row) => sum + JSON.stringify(row).length, 0);
  } catch (thrown) {
    return thrown instanceof SheetError ? thrown.problem.kind : thrown;
  }
}

const text = (letter: string, length: number) => `<si><t>${letter.repeat(length)}</t></si>`;
const shared = (index: number) => (row: number) =>
  `<c r="A${row}"><v>${row}</v></c><c r="B${row}" t="s"><v>${index}</v></c>`;

describe("a small file that unfolds", () => {
  it.each<[string, string | number, () => Bytes]>([
    [
      "references to a text of 32 kB",
      "longCell",
      () =>
        archive(
          workbookParts(header + rowsOf(20_000, shared(0)), { strings: [text("x", 32_000)] }),
        ),
    ],
    [
      "references to the longest text that a cell may have",
      "tooLarge",
      () =>
        archive(
          workbookParts(header + rowsOf(35_000, shared(0)), {
            strings: [text("x", maxCellLength)],
          }),
        ),
    ],
    [
      "references to signs that JSON writes longer",
      "tooLarge",
      () =>
        archive(
          workbookParts(header + rowsOf(8000, shared(0)), {
            strings: [text("_x0001_", maxCellLength / 2)],
          }),
        ),
    ],
    [
      "cells far to the right",
      "tooLarge",
      () => archive(workbookParts(header + rowsOf(3000, (row) => `<c r="XFD${row}"><v>1</v></c>`))),
    ],
    [
      "empty cells",
      "tooLarge",
      () => archive(workbookParts(`${header}<row r="2">${"<c/>".repeat(9_000_000)}</row>`)),
    ],
    [
      "long inline texts",
      "tooLarge",
      () =>
        archive(
          workbookParts(
            header +
              rowsOf(25_000, (row) => `<c r="A${row}" t="str"><v>${"x".repeat(1900)}</v></c>`),
          ),
        ),
    ],
  ])("by %s is refused before its rows are staged: %s", async (_, expected, build) => {
    expect(await outcome(build())).toBe(expected);
  });

  it("stages less than the limit just below it", async () => {
    const bytes = archive(
      workbookParts(header + rowsOf(8000, shared(0)), { strings: [text("x", maxCellLength)] }),
    );
    const staged = await outcome(bytes);
    expect(staged).toBeGreaterThan(15 * megabyte);
    expect(staged).toBeLessThan(maxStaged);
  });
});

describe("parts that are not read do not count:", () => {
  const parts = workbookParts(`${header}<row r="2"><c r="A2" t="str"><v>BR1</v></c></row>`);

  it("many pictures", async () => {
    const pictures = Object.fromEntries(
      Array.from({ length: 2100 }, (_, at) => [`xl/media/image${at}.jpeg`, "x"]),
    );
    expect((await readSheet(archive({ ...parts, ...pictures }), "brake_rotors.xlsx")).rows).toEqual(
      [["BR1"]],
    );
  });

  it("large pictures", async () => {
    const picture = new Uint8Array(30 * megabyte);
    const bytes = archive({ ...parts, "xl/media/a.jpeg": picture, "xl/media/b.jpeg": picture });
    const limits = { unpacked: megabyte, entries: 100 };
    expect((await readSheet(bytes, "brake_rotors.xlsx", { limits })).rows).toEqual([["BR1"]]);
  });
});

describe("paths in the archive", () => {
  const parts = workbookParts(`${header}<row r="2"><c r="A2" t="str"><v>BR1</v></c></row>`);
  const renamed = (from: string, to: string) => {
    const { [from]: content = "", ...others } = parts;
    return { ...others, [to]: content };
  };
  const relations = (target: string) => {
    const path = "xl/_rels/workbook.xml.rels";
    return { [path]: parts[path]?.replace("worksheets/sheet1.xml", target) ?? "" };
  };

  it.each<[string, Record<string, string>]>([
    [
      "with backslashes in the names",
      Object.fromEntries(Object.entries(parts).map(([k, v]) => [k.replaceAll("/", "\\"), v])),
    ],
    ["with a backslash in a target", { ...parts, ...relations("worksheets\\sheet1.xml") }],
    [
      "with the sign of a space in a target",
      {
        ...renamed("xl/worksheets/sheet1.xml", "xl/worksheets/hoja 1.xml"),
        ...relations("worksheets/hoja%201.xml"),
      },
    ],
    [
      "with the sign of a space in both",
      {
        ...renamed("xl/worksheets/sheet1.xml", "xl/worksheets/hoja%201.xml"),
        ...relations("worksheets/hoja%201.xml"),
      },
    ],
  ])("%s are read", async (_, files) => {
    expect((await readSheet(archive(files), "brake_rotors.xlsx")).rows).toEqual([["BR1"]]);
  });
});
