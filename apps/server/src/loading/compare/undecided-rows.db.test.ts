import { beforeAll, describe, expect, it } from "vitest";
import { sharedTestServer } from "../../http/testing/server.ts";

const server = sharedTestServer();

const Header = ["Codigo", "Maker", "Model", "Desde", "Hasta", "POSITION", "WHEEL_SIZE", "NOTE_EN"];
type Cells = readonly (string | number | null)[];

const load = (
  table_name: string,
  header: readonly string[],
  rows: readonly Cells[],
  preview: boolean,
) =>
  server.ok("excelUpload", {
    as: "admin",
    body: {
      table_name,
      tipo: "partial",
      Header: [...header],
      Data: rows.map((row) => [...row]),
      preview,
    },
  });

/** The sentence parts of the warnings of a preview of applications, by code. */
async function warningsOf(...rows: readonly Cells[]) {
  const { import: set } = await load("aplicaciones", Header, rows, true);
  const path = { id: set?.id ?? "" };
  const { rows: found } = await server.ok("importRows", {
    as: "admin",
    path,
    query: { warned: true },
  });
  await server.call("discardImport", { as: "admin", path });
  return found.flatMap(({ warnings }) =>
    warnings.map(({ column, value, kind, values }) => [column, value, kind, values?.["codes"]]),
  );
}

const row = (code: string, from: number, to: number, wheels: string | null = null): Cells => [
  code,
  "Toyota",
  "Twin",
  from,
  to,
  "Front",
  wheels,
  null,
];

beforeAll(async () => {
  const discs = ["TWIN-1", "TWIN-2", "TWIN-3"];
  await load(
    "productos",
    ["Codigo", "FAMILY", "DETAIL_EN", "DETAIL_ES", "CERTIFIED"],
    discs.map((code) => [code, "brake_rotors", "twin", "gemelo", 0]),
    false,
  );
  const diameters = [255, 256, 296];
  const measured = discs.map((code, at) => [code, diameters[at] ?? null]);
  await load("brake_rotors", ["XBP", "OUTER_DIAM"], measured, false);
  await load("aplicaciones", Header, [row("TWIN-1", 2005, 2012)], false);
});

describe("an application that fits the same vehicle as another part", () => {
  const alike = ["Codigo", "TWIN-2", "undecided", "TWIN-1"];

  it("gets a warning that names the other part", async () => {
    expect(await warningsOf(row("TWIN-2", 2010, 2015))).toEqual([alike]);
  });

  it("gets none for other years, or with a qualifier or a measure that differs", async () => {
    expect(await warningsOf(row("TWIN-2", 2013, 2015))).toEqual([]);
    expect(await warningsOf(row("TWIN-2", 2010, 2015, "16"))).toEqual([]);
    expect(await warningsOf(row("TWIN-3", 2010, 2015))).toEqual([]);
  });

  it("is compared with the rows of the same sheet as they will be", async () => {
    const both = [row("TWIN-1", 2005, 2009), row("TWIN-2", 2010, 2015)];
    expect(await warningsOf(...both)).toEqual([]);
    const pair = [row("TWIN-2", 2016, 2018), row("TWIN-1", 2017, 2018)];
    const found = await warningsOf(...pair);
    expect(found).toEqual(
      expect.arrayContaining([alike, ["Codigo", "TWIN-1", "undecided", "TWIN-2"]]),
    );
  });

  it("is compared with a row of the same sheet of which only the note changes", async () => {
    const noted = row("TWIN-1", 2005, 2012).with(-1, "Shorter plate");
    expect(await warningsOf(noted, row("TWIN-2", 2010, 2015))).toEqual([alike]);
  });

  it("gets none for a change that concerns only a note, and can be applied", async () => {
    await load("aplicaciones", Header, [row("TWIN-2", 2010, 2015)], false);
    const noted = row("TWIN-2", 2010, 2015).with(-1, "Shorter plate");
    expect(await warningsOf(noted)).toEqual([]);
  });
});
