import { describe, expect, it } from "vitest";
import { auditLines } from "./auditLines.ts";

describe("the lines of an entry", () => {
  it("are old and new by field", () => {
    expect(auditLines({ level: ["JUNIOR", "CLIENTE"], disabled: [false, true] })).toEqual([
      { field: "level", from: "JUNIOR", to: "CLIENTE" },
      { field: "disabled", from: false, to: true },
    ]);
  });
  it("take two warehouses for a list, and two lists for old and new", () => {
    expect(auditLines({ warehouses: ["PANAMA", "MIAMI"] })).toEqual([
      { field: "warehouses", from: undefined, to: ["PANAMA", "MIAMI"] },
    ]);
    expect(auditLines({ warehouses: [["PANAMA"], []] })).toEqual([
      { field: "warehouses", from: ["PANAMA"], to: [] },
    ]);
  });
  it("are named by the column that was corrected", () => {
    expect(auditLines({ id: 7, field: "CENTER_BORE", value: [null, "54.1"] })).toEqual([
      { field: "CENTER_BORE", from: null, to: "54.1" },
    ]);
  });
  it("leave numbers of rows out, and nothing else", () => {
    expect(auditLines({ id: 7, added: 12, file: "rotors.xlsx" })).toEqual([
      { field: "added", from: undefined, to: 12 },
      { field: "file", from: undefined, to: "rotors.xlsx" },
    ]);
    expect(auditLines({})).toEqual([]);
  });
  it("show what they do not know as it is", () => {
    expect(auditLines({ odd: { a: 1 } })).toEqual([
      { field: "odd", from: undefined, to: '{"a":1}' },
    ]);
  });
});
