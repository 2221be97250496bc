import { describe, expect, test } from "vitest";
import { families, type FamilyId } from "../families.ts";
import { catalogueTables, columnsOf, measureColumns, tableByWireName } from "./index.ts";

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

const headersOf = (columns: readonly { header: string }[]) => columns.map(({ header }) => header);

describe.each(catalogueTables.map((table) => [table.name, table] as const))(
  "%s",
  (_name, table) => {
    test("names, headers and letters are unique", () => {
      expect(repeated(table.columns.map(({ field }) => field))).toEqual([]);
      expect(repeated(table.columns.map(({ name }) => name))).toEqual([]);
      expect(repeated(headersOf(table.columns))).toEqual([]);
      expect(repeated(table.columns.flatMap(({ letter }) => letter ?? []))).toEqual([]);
    });

    test("database names are snake_case and both titles are there", () => {
      const all = [table.name, ...table.columns.map(({ name }) => name)];
      expect(all.filter((name) => !/^[a-z][a-z0-9_]*$/u.test(name))).toEqual([]);
      expect(table.columns.filter(({ title }) => title.en === "" || title.es === "")).toEqual([]);
    });

    test("derived columns, primary keys and references name columns that exist", () => {
      const names = new Set(["id", ...table.columns.map(({ name }) => name)]);
      const used = [...table.derived.map(({ of }) => of), ...table.references];
      expect(used.filter((name) => !names.has(name))).toEqual([]);
      const keys = new Set([...names, ...table.derived.map(({ name }) => name)]);
      expect(table.primaryKey.filter((name) => !keys.has(name))).toEqual([]);
    });

    test("usual ranges are in order, and a measure is compared with another one", () => {
      const others = (name: string) => table.columns.filter(({ field }) => field !== name);
      const wrong = table.columns.filter(
        ({ field, usual: [smallest, largest] = [0, 1], below }) =>
          smallest >= largest ||
          (below !== undefined && !others(field).some((one) => one.field === below)),
      );
      expect(wrong).toEqual([]);
    });

    test("an upload can identify its rows", () => {
      expect(table.columns.some(({ key, required }) => key && required)).toBe(true);
    });
  },
);

test("wire names are unique, also without the first dot and digit that uploads drop", () => {
  const names = catalogueTables.map(({ wireName }) => wireName);
  expect(repeated(names)).toEqual([]);
  expect(names.filter((name) => /[.\d]/u.test(name))).toEqual([]);
  expect(tableByWireName("kit_caliper")?.name).toBe("caliper_kits");
});

test.each<[FamilyId, headers: string]>([
  ["brake_pads", "FMSI LENGTH1 WIDTH1 THICK1 LENGTH2 WIDTH2 THICK2"],
  [
    "brake_shoes",
    "FMSI Arc_Length_1 Width_1 Thickness_1_1 Thickness_1_2 " +
      "Arc_Length_2 Width_2 Thickness_2_1 Thickness_2_2 DRUM_DIAM DRUM_WIDTH",
  ],
  ["brake_lining", "Reference WIDTH LONG THICKNESS"],
  [
    "brake_rotors",
    "XBP DWG POSITION DISC OUTER_DIAM HAT_DIAM CENTER_BORE BOLT_CIRCLE " +
      "HEIGHT THICKNESS MIN_THICKNESS FLANGE HOLES",
  ],
  [
    "brake_drums",
    "XBP DWG POSITION DRUM_TYPE DRUM_DIAM MAX_DIAM DRUM_WIDTH " +
      "HEIGHT CENTER_BORE BOLT_CIRCLE OUTER_DIAM HOLES",
  ],
  ["wheel_cylinders", "XBP Sizemm Longitud"],
  ["master_cylinders", "XBP Bore_mm Primary Secondary"],
])("the measure fields of %s keep those that are published, in their order", (family, headers) => {
  const published = headers.split(" ");
  const fields = headersOf(measureColumns(family));
  expect(fields.filter((field) => published.includes(field))).toEqual(published);
});

test("every family has its own table", () => {
  expect(families.map(({ id }) => columnsOf(id)[0]?.field)).toEqual(families.map(() => "code"));
});

test("database names follow from the fields, except for former names", () => {
  const fields = catalogueTables.flatMap((table) => table.columns);
  expect(fields.filter(({ field }) => !/^[a-z][A-Za-z0-9]*$/u.test(field))).toEqual([]);
  const snakeCase = (field: string) =>
    field.replaceAll(/[A-Z]|\d+/gu, (part) => `_${part.toLowerCase()}`);
  const others = fields.filter(({ field, name }) => name !== snakeCase(field));
  expect(new Set(others.map(({ field }) => field))).toEqual(
    new Set(["centerBore", "thickness1a", "thickness1b", "thickness2a", "thickness2b"]),
  );
});
