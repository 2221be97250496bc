import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { entriesOf } from "./testing/read-sheet.ts";
import { type WrittenCell, workbook } from "./workbook.ts";

/**
 * Requirements of Excel and LibreOffice (ECMA-376, parts 1 and 2) that lenient readers do not check:
 * a misplaced part, a wrong count or an element out of order makes Excel "repair" the file.
 */
const rows: WrittenCell[][] = [
  ["00123", 5, 38.4, { date: Date.UTC(2026, 10, 21) }],
  ['=1+1 & <b>"x"</b>', null, 0, null],
];
async function* pages() {
  yield rows;
}
const columns = [
  { header: "Code", kind: "text", width: 16 },
  { header: "Holes", kind: "integer" },
  { header: "Price", kind: "money" },
  { header: "When", kind: "date" },
] as const;

const parts = new Map<string, string>();

beforeAll(async () => {
  const book = await buffer(
    workbook([
      { name: "Rotors", columns, rows: pages() },
      {
        name: 'O\'Brien & Co. "<1>"',
        columns,
        rows: pages(),
        lead: [["Purchase order", "7"], []],
        foot: () => [["Total", 5]],
      },
    ]),
  );
  for (const [name, content] of entriesOf(book)) parts.set(name, content.toString("utf8"));
});

const part = (name: string) => parts.get(name) ?? "";
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, "u").exec(tag)?.[1] ?? "";
const tags = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?=[\\s/>])[^>]*>`, "gu"))].map(([tag]) => tag);

/** The children of the root in order. @throws for an element that is not closed */
function childrenOf(xml: string): string[] {
  const open: string[] = [];
  const children: string[] = [];
  for (const [, close, name = "", rest = ""] of xml.matchAll(/<(\/?)([A-Za-z:]+)([^>]*)>/gu)) {
    if (close) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    if (open.length === 1) children.push(name);
    if (!rest.endsWith("/")) open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.join("><")}> is left open`);
  return children;
}

const sheetNames = ["xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml"];

describe("the package", () => {
  it("starts with the content types and declares one for every part", () => {
    expect([...parts.keys()][0]).toBe("[Content_Types].xml");
    const types = part("[Content_Types].xml");
    const overrides = tags(types, "Override").map((tag) => attribute(tag, "PartName").slice(1));
    const defaults = tags(types, "Default").map((tag) => attribute(tag, "Extension"));
    expect(overrides.filter((name) => !parts.has(name))).toEqual([]);
    const untyped = [...parts.keys()].filter(
      (name) => !overrides.includes(name) && !defaults.includes(name.split(".").at(-1) ?? ""),
    );
    expect(untyped).toEqual([]);
    expect(overrides).toEqual(expect.arrayContaining(["xl/workbook.xml", ...sheetNames]));
  });

  it("has relations with unique ids to existing parts", () => {
    for (const [from, folder] of [
      ["_rels/.rels", ""],
      ["xl/_rels/workbook.xml.rels", "xl/"],
    ] as const) {
      const all = tags(part(from), "Relationship");
      const ids = all.map((tag) => attribute(tag, "Id"));
      expect(new Set(ids).size).toBe(ids.length);
      expect(all.filter((tag) => !parts.has(folder + attribute(tag, "Target")))).toEqual([]);
      expect(all.filter((tag) => tag.includes("TargetMode"))).toEqual([]);
    }
    const related = tags(part("xl/_rels/workbook.xml.rels"), "Relationship");
    for (const sheet of tags(part("xl/workbook.xml"), "sheet")) {
      const ids = related.map((tag) => attribute(tag, "Id"));
      expect(ids).toContain(attribute(sheet, "r:id"));
    }
  });

  it("is well-formed UTF-8 in every part", () => {
    for (const [name, xml] of parts) {
      expect([name, xml.startsWith('<?xml version="1.0" encoding="UTF-8"')]).toEqual([name, true]);
      expect([name, childrenOf(xml.slice(xml.indexOf("?>") + 2)).length > 0]).toEqual([name, true]);
      expect([name, /&(?!(?:amp|lt|gt|quot);)/u.test(xml)]).toEqual([name, false]);
    }
  });
});

describe("the workbook", () => {
  it("orders views, sheets and names, with one name per filter", () => {
    const xml = part("xl/workbook.xml");
    expect(childrenOf(xml.slice(xml.indexOf("?>") + 2))).toEqual([
      "bookViews",
      "sheets",
      "definedNames",
    ]);
    expect([
      ...xml.matchAll(/<definedName [^>]*localSheetId="(\d)"[^>]*>(.*?)<\//gu),
    ]).toMatchObject([
      { 1: "0", 2: "'Rotors'!$A$1:$D$3" },
      { 1: "1", 2: "'O''Brien &amp; Co. \"&lt;1&gt;\"'!$A$3:$D$5" },
    ]);
  });

  it("orders and counts its styles", () => {
    const xml = part("xl/styles.xml");
    expect(childrenOf(xml.slice(xml.indexOf("?>") + 2))).toEqual([
      "numFmts",
      "fonts",
      "fills",
      "borders",
      "cellStyleXfs",
      "cellXfs",
      "cellStyles",
    ]);
    for (const [list, item] of [
      ["numFmts", "numFmt"],
      ["fonts", "font"],
      ["fills", "fill"],
      ["borders", "border"],
      ["cellStyleXfs", "xf"],
      ["cellXfs", "xf"],
    ] as const) {
      const [, count, content = ""] =
        new RegExp(`<${list} count="(\\d+)">(.*?)</${list}>`, "su").exec(xml) ?? [];
      expect([list, tags(content, item).length]).toEqual([list, Number(count)]);
    }
  });
});

describe.each(sheetNames)("%s", (name) => {
  it("orders its elements", () => {
    const xml = part(name);
    expect(childrenOf(xml.slice(xml.indexOf("?>") + 2))).toEqual([
      "sheetViews",
      "cols",
      "sheetData",
      "autoFilter",
    ]);
  });

  it("has ascending rows and cells with existing styles", () => {
    const xml = part(name);
    const styles = tags(/<cellXfs.*<\/cellXfs>/su.exec(part("xl/styles.xml"))?.[0] ?? "", "xf");
    let last = 0;
    for (const [, number, cells = ""] of xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gsu)) {
      expect(Number(number)).toBeGreaterThan(last);
      last = Number(number);
      const at = tags(cells, "c").map((tag) => attribute(tag, "r"));
      expect(at).toEqual(at.toSorted());
      expect(at.every((place) => place.replace(/^[A-Z]+/u, "") === number)).toBe(true);
    }
    expect(last).toBeGreaterThan(2);
    const used = tags(xml, "c").map((tag) => Number(attribute(tag, "s")));
    expect(Math.max(...used)).toBeLessThan(styles.length);
    expect(xml).not.toMatch(/<f[\s>]|<hyperlink|t="str"/u);
  });

  it("has consecutive column widths and a header frozen at the filter", () => {
    const xml = part(name);
    const cols = tags(xml, "col").map((tag) => [attribute(tag, "min"), attribute(tag, "max")]);
    expect(cols).toEqual(columns.map((_column, index) => [`${index + 1}`, `${index + 1}`]));
    const head = /<autoFilter ref="A(\d+):D\d+"/u.exec(xml)?.[1];
    expect(xml).toContain(`<pane ySplit="${head}" topLeftCell="A${Number(head) + 1}"`);
  });
});
