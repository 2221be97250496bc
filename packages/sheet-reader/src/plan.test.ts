import { describe, expect, it } from "vitest";
import { tableByWireName } from "@caliper/catalogue-model";
import { fitOf, proposePlan, type SheetTop } from "./plan.ts";

type Rows = SheetTop["rows"];
const sheets = (...rows: readonly Rows[]): SheetTop[] =>
  rows.map((each, index) => ({ name: `Sheet${index + 1}`, rows: each }));

const prices: Rows = [
  ["Lista de precios"],
  [],
  ["Código", "Calidad", "Almacén", "Precio, US$"],
  ["BR1", "Precio", "MIAMI", 12],
];
const rotors: Rows = [
  ["XBP", "HEIGHT"],
  ["BR1", 48],
];

describe("a plan is certain", () => {
  it.each([
    ["by the specification's rule", "1brake_rotors.xlsx", sheets(rotors), "rule", "brake_rotors"],
    ["by that rule despite a copy number", "precios (1).xlsx", sheets(prices), "rule", "precios"],
    ["by a name with a date", "PRECIOS 2026-11 v2.xlsx", sheets(prices), "name", "precios"],
    [
      "by the name of the sheet",
      "november.xlsx",
      [{ name: "Precios", rows: prices }],
      "name",
      "precios",
    ],
    [
      "with a sheet beside it that does not fit",
      "precios.xlsx",
      sheets([["Notas"]], prices),
      "rule",
      "precios",
    ],
  ] as const)("%s", (_, fileName, tops, reason, table) => {
    const proposal = proposePlan(tops, fileName);
    expect(proposal).toMatchObject({ reason, isCertain: true, plan: { table } });
  });

  it("with a row of units under its header", () => {
    const units: Rows = [
      ["Código", "Diámetro exterior", "Espesor nuevo", "Position"],
      [null, "in", "(mm)", null],
      ["BR1", 11.02, 22, "Front"],
    ];
    const { plan, isCertain } = proposePlan(sheets(units), "brake_rotors.xlsx");
    expect(isCertain).toBe(true);
    expect(plan.columns).toEqual(["XBP", "OUTER_DIAM (in)", "THICKNESS", "POSITION"]);
  });

  it("with the columns that were matched before, wherever the header is", () => {
    const supplier: Rows = [
      ["Supplier"],
      ["OUR CODE", "Maker", "ref", "Note"],
      ["D1", "X", "Y", "Z"],
    ];
    const layout = {
      table: "intercambios",
      header: ["Our code", "maker", "Ref.", "note"],
      columns: ["Codigo", "Brand", "Interchange", null],
    };
    expect(proposePlan(sheets(supplier), "supplier.xlsx", [layout])).toEqual({
      isCertain: true,
      reason: "layout",
      plan: { sheet: "Sheet1", headerRow: 2, table: "intercambios", columns: layout.columns },
    });
  });
});

describe("columns that were matched before", () => {
  const layout = {
    table: "precios",
    header: ["Ref", "Grade", "Where", "USD"],
    columns: ["Codigo", "GRADO", "ALMACEN", "Precio"],
  };
  const later: Rows = [
    ["Ref", "Grade", "Where", "USD"],
    ["BR1", "Precio", "MIAMI", 1],
  ];

  it("are asked about if another sheet has the names of the table", () => {
    const proposal = proposePlan(sheets(prices, later), "precios.xlsx", [layout]);
    expect(proposal).toMatchObject({ reason: "layout", isCertain: false });
    const alone = proposePlan(sheets([["Notes"]], later), "precios.xlsx", [layout]);
    expect(alone).toMatchObject({ isCertain: true, plan: { sheet: "Sheet2" } });
  });
});

describe("a column for each value of another column", () => {
  it("is proposed by the names of warehouses and grades, and asked about", () => {
    const columns = ["MIAMI", "Panamá"];
    const list: Rows = [
      ["Lista", null, null],
      ["Ref.", ...columns],
      ["BR1", 40.5, 41],
    ];
    expect(proposePlan(sheets(list), "precios.xlsx")).toMatchObject({
      isCertain: false,
      plan: {
        headerRow: 2,
        columns: [
          null,
          { column: "Precio", values: { ALMACEN: "MIAMI" } },
          { column: "Precio", values: { ALMACEN: "PANAMA" } },
        ],
      },
    });
  });

  it("is not proposed beside a column for those values", () => {
    const list: Rows = [
      ["Codigo", "ALMACEN", "Precio", "MIAMI"],
      ["BR1", "PANAMA", 40.5, "x"],
    ];
    const { plan } = proposePlan(sheets(list), "precios.xlsx");
    expect(plan.columns).toEqual(["Codigo", "ALMACEN", "Precio", null]);
  });

  it("leaves the known columns of a header that has a single one", () => {
    const list: Rows = [["Cross-References"], ["Codigo", "OEM", "SYD"], ["BR1", "4351", "SY-1"]];
    const { plan } = proposePlan(sheets(list), "intercambios.xlsx");
    expect(plan).toMatchObject({ headerRow: 2, columns: ["Codigo", null, null] });
  });
});

describe("a plan is uncertain", () => {
  it.each([
    ["if only the header fits", "Sheet1.xlsx", sheets(prices), "precios"],
    ["if two sheets fit", "precios.xlsx", sheets(prices, prices), "precios"],
    [
      "if a column is unknown",
      "1brake_rotors.xlsx",
      sheets([
        ["XBP", "HEIGTH"],
        ["BR1", 48],
      ]),
      "brake_rotors",
    ],
    [
      "if a column without a name has cells",
      "brake_rotors.xlsx",
      sheets([
        ["XBP", null, "HEIGHT"],
        ["BR1", "x", 48],
      ]),
      "brake_rotors",
    ],
    [
      "if a key is missing",
      "precios.xlsx",
      sheets([
        ["Codigo", "Precio"],
        ["BR1", 5],
      ]),
      "precios",
    ],
    [
      "if the prices are in another currency",
      "precios.xlsx",
      sheets([
        ["Codigo", "GRADO", "ALMACEN", "Precio (MXN)"],
        ["BR1", "Precio", "MIAMI", 5],
      ]),
      "precios",
    ],
    [
      "if nothing fits but the name",
      "precios.xlsx",
      sheets([
        ["a", "b"],
        [1, 2],
      ]),
      "precios",
    ],
    [
      "if nothing fits",
      "x.xlsx",
      sheets([
        ["a", "b"],
        [1, 2],
      ]),
      "",
    ],
  ] as const)("%s", (_, fileName, tops, table) => {
    expect(proposePlan(tops, fileName)).toMatchObject({ isCertain: false, plan: { table } });
  });

  it("with the fullest row as the header if no name is known", () => {
    const { plan } = proposePlan(
      sheets([["Supplier"], [], ["Ref.", "Maker", "Qty"], ["A", "B", 1]]),
      "x.xlsx",
    );
    expect(plan).toMatchObject({ headerRow: 3, columns: [null, null, null] });
  });
});

it("names the units of columns, omits notes and repeated columns, and counts known ones", () => {
  const table = tableByWireName("brake_rotors");
  if (!table) throw new Error("no table");
  const [top] = sheets([
    ["Código", "Altura total (pulg.)", "HEIGHT", "Problema", "?"],
    ["BR1", "1 1/8", 28, "x", "y"],
  ]);
  if (!top) throw new Error("no sheet");
  expect(fitOf(top, table)).toMatchObject({
    plan: { headerRow: 1, columns: ["XBP", "HEIGHT (in)", null, null, null] },
    matched: 2,
    unknown: [2, 4],
    missing: [],
    isComplete: false,
  });
});
