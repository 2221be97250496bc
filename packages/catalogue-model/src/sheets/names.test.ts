import { describe, expect, it } from "vitest";
import { catalogueTables, tableByWireName } from "../tables/index.ts";
import { choiceNamed, choiceText, matchHeader, sheetHeader, tablesNamed } from "./names.ts";
import { converted, unitOf } from "./units.ts";

const named = (wireName: string) => {
  const table = tableByWireName(wireName);
  if (!table) throw new Error(wireName);
  return table;
};

const columnOf = (wireName: string, header: string) => {
  const column = named(wireName).columns.find((each) => each.header === header);
  if (!column) throw new Error(header);
  return column;
};

const meaning = (wireName: string, header: string) => {
  const match = matchHeader(named(wireName), header);
  if (match?.kind !== "column") return match?.kind;
  return match.unit ? `${match.column.header} ${match.unit.name}` : match.column.header;
};

describe("a header", () => {
  it.each(catalogueTables.map((table) => [table.wireName, table] as const))(
    "of %s is understood as the wire and each language name it",
    (_, table) => {
      for (const column of table.columns) {
        for (const header of [
          column.header,
          sheetHeader(column, "en"),
          sheetHeader(column, "es"),
        ]) {
          expect(matchHeader(table, header)).toEqual({ kind: "column", column });
        }
      }
    },
  );

  it.each([
    ["brake_pads", "longitud exterior", "LENGTH1"],
    ["brake_pads", "Longitud, exterior (mm)", "LENGTH1"],
    ["brake_pads", 'Longitud, exterior"', "LENGTH1 in"],
    ["brake_rotors", "OUTER_DIAM_IN", "OUTER_DIAM in"],
    ["brake_rotors", "Diámetro exterior, pulg.", "OUTER_DIAM in"],
    ["brake_rotors", "Outer diameter [cm]", "OUTER_DIAM cm"],
    ["brake_rotors", "Outer diameter (kg)", undefined],
    ["brake_rotors", "Outer", undefined],
    ["pallet", "Weight (lb)", "Weight lb"],
    ["wheel_cylinders", "Bore, in", "Size"],
    ["wheel_cylinders", "Bore", "Sizemm"],
    ["master_cylinders", "Bore (mm)", "Bore_mm"],
    ["precios", "Precio US$", "Precio"],
    ["precios", "Price (USD)", "Precio"],
    ["precios", "Precio MXN", "currency"],
    ["precios", "Precio €", "currency"],
    ["precios", "Price, pesos", "currency"],
    // Pesos or dollars.
    ["precios", "Precio $", undefined],
    ["intercambios", "Tipo", "note"],
    ["intercambios", "FMSI", "note"],
    ["intercambios", "Problema", "note"],
    ["precios", "Tipo", undefined],
  ])("of %s, %s, means %s", (table, header, expected) => {
    expect(meaning(table, header)).toBe(expected);
  });
});

describe("a value", () => {
  it.each([
    ["brake_rotors", "POSITION", "delantera y trasera", "Front and rear"],
    ["brake_rotors", "POSITION", "FRONT", "Front"],
    ["brake_rotors", "DISC", "solido", "Solid"],
    ["precios", "ALMACEN", "China", "PLANTA"],
    ["precios", "ALMACEN", "planta", "PLANTA"],
    ["precios", "ALMACEN", "Panamá", "PANAMA"],
    ["precios", "GRADO", "Standard", "Precio"],
    ["precios", "GRADO", "plástico", "PLASTIC"],
    ["productos", "FAMILY", "Pastillas", "brake_pads"],
    ["productos", "FAMILY", "Brake Lining", "brake_lining"],
    ["certificacion", "GRADO", "certified", "Certified"],
    ["precios", "ALMACEN", "Lima", undefined],
    ["precios", "Codigo", "China", undefined],
  ])("of %s in %s, %s, is stored as %s", (table, header, name, expected) => {
    expect(choiceNamed(columnOf(table, header), name)).toBe(expected);
  });

  it("is written in either language so that it is read as the same value", () => {
    for (const { columns } of catalogueTables) {
      for (const column of columns) {
        for (const choice of column.choices ?? []) {
          for (const language of ["en", "es"] as const) {
            expect(choiceNamed(column, choiceText(column, choice, language))).toBe(choice);
          }
        }
      }
    }
    expect(choiceText(columnOf("precios", "ALMACEN"), "PLANTA", "es")).toBe("CHINA");
    expect(choiceText(columnOf("productos", "FAMILY"), "brake_pads", "es")).toBe(
      "Pastillas de freno",
    );
  });
});

describe("the name of a file or a sheet", () => {
  it.each([
    ["precios (1)", "precios"],
    ["Lista de PRECIOS 2026-11 v2", "precios"],
    ["1brake_rotors", "brake_rotors"],
    ["BRAKE ROTORS final", "brake_rotors"],
    ["Pastillas de freno 12.11.2026", "brake_pads"],
    ["hardware_frenos", "hardware_frenos"],
    ["Códigos UPC", "upc"],
    ["Sheet1", undefined],
    ["2026", undefined],
  ])("%s suggests %s", (name, expected) => {
    expect(tablesNamed(name)[0]?.wireName).toBe(expected);
  });
});

describe("a number in another unit", () => {
  const outer = columnOf("brake_rotors", "OUTER_DIAM");
  const of = (word: string, cell: string | number) => {
    const unit = unitOf(outer, word);
    return unit && converted(unit, cell);
  };
  it.each<[string, string | number, string | number]>([
    ["in", 10.24, 260.096],
    ["in", "10.24", 260.096],
    ["in", "1 1/8", 28.575],
    ["pulg", '1-1/8"', 28.575],
    ["inches", "15/16", 23.813],
    ["cm", 26, 260],
    ["in", "12,5", "12,5 in"],
    ["in", "1/0", "1/0 in"],
    ["in", " ", " "],
  ])("in %s, %s, is %s", (word, cell, expected) => {
    expect(of(word, cell)).toBe(expected);
  });
});
