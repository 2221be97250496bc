import { describe, expect, it } from "vitest";
import { tableByWireName } from "@caliper/catalogue-model";
import { namedCode } from "./joined.ts";
import { joinedOf, openPoints, spreadNamed, spreadOf } from "./meaning.ts";
import { isRemark, remarkOf } from "./remarks.ts";
import { shaped } from "./shape.ts";

const named = (wireName: string) => {
  const table = tableByWireName(wireName);
  if (!table) throw new Error(wireName);
  return table;
};
const prices = named("precios");
const headers = (columns: readonly { header: string }[]) => columns.map(({ header }) => header);
const miami = { column: "Precio", values: { ALMACEN: "MIAMI" } };
const panama = { column: "Precio", values: { ALMACEN: "PANAMA" } };

it("knows which tables may have a column for each value of another", () => {
  const pairs = ["precios", "intercambios", "upc", "aplicaciones", "brake_rotors"].map((name) => {
    const spread = spreadOf(named(name));
    return spread && [spread.cells.header, headers(spread.by)];
  });
  expect(pairs).toEqual([
    ["Precio", ["GRADO", "ALMACEN"]],
    ["Interchange", ["Brand"]],
    ["UPC", ["GRADO"]],
    undefined,
    undefined,
  ]);
  expect(spreadNamed(prices, "Panamá")).toEqual(panama);
  expect(spreadNamed(prices, "Lima")).toBeUndefined();
});

it("knows which tables may have a name and a code in the same cells", () => {
  const found = ["intercambios", "precios", "upc", "aplicaciones", "brake_rotors"].map((name) =>
    joinedOf(named(name)),
  );
  const joined = { column: "Interchange", after: "Brand" };
  expect(found).toEqual([joined, undefined, undefined, undefined, undefined]);
});

describe("a name before a code", () => {
  it.each([
    ["FEBI 170395", "FEBI", "170395"],
    ["FEBI BILSTEIN 170395", "FEBI BILSTEIN", "170395"],
    ["Febi: 170395", "Febi", "170395"],
    ["A.B.S. - 17123", "A.B.S.", "17123"],
    ["TRW GDB 1234", "TRW", "GDB 1234"],
    ["BREMBO P 85 020", "BREMBO", "P 85 020"],
    ["ABS ALL BRAKE SYSTEMS 17", "ABS ALL BRAKE SYSTEMS", "17"],
    ["ATE 13.0460-7184.2\n13.0460-7185.2", "ATE", "13.0460-7184.2\n13.0460-7185.2"],
  ])("%s is %s and %s", (text, name, code) => {
    expect(namedCode(text)).toEqual({ name, code });
  });

  it.each(["170395", "K 77-2 L", "GDB1234", "0 986 479 103", "3M 123", "FEBI", ""])(
    "is missing in %s",
    (text) => expect(namedCode(text)).toBeUndefined(),
  );
});

describe("open points of a plan", () => {
  it("are none with constants and columns that become rows", () => {
    const constants = { GRADO: "CERAMIC" };
    const open = openPoints(prices, { columns: ["Codigo", miami, panama, null], constants });
    expect(open).toEqual({ missing: [], twice: [], wrong: [] });
  });

  it("are columns that are missing, repeated or without a value", () => {
    const nowhere = { column: "Precio", values: { ALMACEN: "" } };
    const open = openPoints(prices, { columns: [miami, "Precio", nowhere, "Weight"] });
    expect(headers(open.missing)).toEqual(["Codigo", "GRADO"]);
    expect(headers(open.twice)).toEqual(["Precio"]);
    expect(open.wrong).toEqual([2, 3]);
    const joined = { column: "Interchange", after: "Brand" };
    const codes = named("intercambios");
    const none = { missing: [], twice: [], wrong: [] };
    expect(openPoints(codes, { columns: ["Codigo", joined] })).toEqual(none);
    const brands = openPoints(codes, { columns: ["Codigo", "Brand", joined] });
    expect(headers(brands.twice)).toEqual(["Brand"]);
    const turned = { column: "Brand", after: "Interchange" };
    expect(openPoints(codes, { columns: ["Codigo", turned] }).wrong).toEqual([1]);
    const same = openPoints(prices, { columns: ["Codigo", "GRADO", miami, miami] });
    expect(headers(same.twice)).toEqual(["Precio"]);
  });
});

describe("the rows of a sheet", () => {
  it("become one row for each column with a value, and keep their places", () => {
    const plan = {
      table: "precios",
      columns: ["Codigo", miami, null, panama],
      constants: { GRADO: "CERAMIC" },
    };
    const rows = [
      ["BR1", 40.5, "x", 41],
      ["BR2", null, null, 39],
      [],
      ["BR3", 1, null, 2, "beyond"],
    ];
    expect(shaped(plan, ["Codigo", "MIAMI", "Nota", "PANAMA"], rows)).toEqual({
      header: ["Codigo", "GRADO", "ALMACEN", "Precio"],
      rows: [
        ["BR1", "CERAMIC", "MIAMI", 40.5],
        ["BR1", "CERAMIC", "PANAMA", 41],
        [],
        ["BR2", "CERAMIC", "PANAMA", 39],
        [],
        [],
        ["BR3", "CERAMIC", "MIAMI", 1, "beyond"],
        ["BR3", "CERAMIC", "PANAMA", 2],
      ],
      columns: [0, null, 1, 1, 4],
      furtherColumns: [[0, null, 3, 3, 4]],
      leftOut: ["Nota"],
    });
  });

  it("get a constant", () => {
    const plan = {
      table: "precios",
      columns: ["Codigo", "Precio"],
      constants: { ALMACEN: "MIAMI" },
    };
    expect(shaped(plan, ["Codigo", "Precio"], [["BR1", 5], []])).toMatchObject({
      header: ["Codigo", "Precio", "ALMACEN"],
      rows: [["BR1", 5, "MIAMI"], []],
      columns: [0, 1, null, 2],
    });
  });

  it("get the name and the code of a cell in two columns", () => {
    const columns = ["Codigo", { column: "Interchange", after: "Brand" }];
    const rows = [["BR1", "FEBI BILSTEIN 170395"], [], ["BR2", "170396"], ["BR3", 170397]];
    expect(shaped({ table: "intercambios", columns }, ["Codigo", "Ref."], rows)).toEqual({
      header: ["Codigo", "Brand", "Interchange"],
      rows: [
        ["BR1", "FEBI BILSTEIN", "170395"],
        [],
        ["BR2", null, "170396"],
        ["BR3", null, 170397],
      ],
      columns: [0, 1, 1, 2],
      leftOut: [],
    });
  });

  it("stay as they are without a choice", () => {
    const rows = [["BR1", 5]];
    const plain = shaped({ table: "precios", columns: ["Codigo", "Precio"] }, ["A", "B"], rows);
    expect(plain).toEqual({ header: ["Codigo", "Precio"], rows, leftOut: [] });
  });
});

describe("a text in place of a code", () => {
  it.each([
    "Ej: BR31338",
    "Ejemplo: D1065",
    "e.g. BR31338",
    "TOTAL 1",
    "Subtotal:",
    "Gran total",
    "Lista sujeta a cambio",
    "Unique ID. Do not modify.",
    "Precios válidos hasta el 31/12/2026",
  ])("%s is a remark", (text) => expect(isRemark(text)).toBe(true));

  it.each(["BR31338", "D1065 SET", "TOTAL-12", "EX-1234", "0 986 479 103", "SUMMIT", "K 77-2 L"])(
    "%s is a code",
    (text) => expect(isRemark(text)).toBe(false),
  );
});

it("finds the text of a row without a code only if it is alone or a label", () => {
  expect(remarkOf([null, "Total", 12], 0)).toBe("Total");
  expect(remarkOf([null, "Sujeto a cambio"], 0)).toBe("Sujeto a cambio");
  expect(remarkOf([null, "Land Rover", "Range Rover", 2001], 0)).toBeUndefined();
  expect(remarkOf(["BR1", "Land Rover"], 0)).toBeUndefined();
});
