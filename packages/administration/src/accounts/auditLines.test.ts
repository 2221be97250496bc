import { describe, expect, it } from "vitest";
import { auditLines } from "./auditLines.ts";

describe("auditLines", () => {
  it("returns old and new value by field", () => {
    expect(auditLines({ level: ["JUNIOR", "CLIENTE"], disabled: [false, true] })).toEqual([
      { field: "level", from: "JUNIOR", to: "CLIENTE" },
      { field: "disabled", from: false, to: true },
    ]);
  });
  it("treats two warehouses as a list, and two lists as old and new", () => {
    expect(auditLines({ warehouses: ["PANAMA", "MIAMI"] })).toEqual([
      { field: "warehouses", from: undefined, to: ["PANAMA", "MIAMI"] },
    ]);
    expect(auditLines({ warehouses: [["PANAMA"], []] })).toEqual([
      { field: "warehouses", from: ["PANAMA"], to: [] },
    ]);
  });
  it("uses the name of the corrected column", () => {
    expect(auditLines({ id: 7, field: "CENTER_BORE", value: [null, "54.1"] })).toEqual([
      { field: "CENTER_BORE", from: null, to: "54.1" },
    ]);
  });
  it("omits row ids only", () => {
    expect(auditLines({ id: 7, added: 12, file: "rotors.xlsx" })).toEqual([
      { field: "added", from: undefined, to: 12 },
      { field: "file", from: undefined, to: "rotors.xlsx" },
    ]);
    expect(auditLines({})).toEqual([]);
  });
  it("omits missing values of a new account or import", () => {
    expect(auditLines({ flags: [], customerCode: "", changed: 0, added: 2, status: 0 })).toEqual([
      { field: "added", from: undefined, to: 2 },
      { field: "status", from: undefined, to: 0 },
    ]);
    expect(auditLines({ flags: [["P_BP"], []], changed: [1, 0] })).toEqual([
      { field: "flags", from: ["P_BP"], to: [] },
      { field: "changed", from: 1, to: 0 },
    ]);
  });
  it("shows unknown values as JSON", () => {
    expect(auditLines({ odd: { a: 1 } })).toEqual([
      { field: "odd", from: undefined, to: '{"a":1}' },
    ]);
  });
});
