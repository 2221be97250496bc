import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";

const applications = named("aplicaciones");
const interchanges = named("intercambios");
const others = named("alias");
const header = ["Codigo", "Maker", "Model", "Desde"];

let bench: Workbench;
let code: string;
beforeAll(async () => {
  bench = await openWorkbench();
  code = String((await bench.rowsOf(named("brake_rotors")))[0]?.["code"]);
});
afterAll(() => bench.close());

const preview = async (rows: (string | number)[][]) =>
  (await bench.send(applications, rows, { header, preview: true })).counts;
const makers = async () =>
  new Set((await bench.rowsOf(applications)).map(({ maker }) => String(maker)));

describe("makers and brands", () => {
  it("keep their known spelling", async () => {
    const before = await makers();
    expect(before).toContain("Toyota");
    const rows = [
      [code, "toyota", "Testino", 2011],
      [code, "TOYOTA", "Testino", 2012],
    ];
    const set = await bench.send(applications, rows, { header });
    expect(set.counts).toMatchObject({ added: 2, newNames: [] });
    expect(set.counts.renamed).toContainEqual({
      column: "Maker",
      from: "toyota",
      to: "Toyota",
      rows: 1,
    });
    expect(await makers()).toEqual(before);
  });

  it("keep it also in rows that exist", async () => {
    const sheet = await bench.sheetOf(applications);
    const at = applications.columns.findIndex(({ name }) => name === "maker");
    const lower = sheet.slice(0, 40).map((row) => row.with(at, String(row[at]).toLowerCase()));
    const set = await bench.send(applications, lower, { preview: true });
    expect(set.counts).toMatchObject({ added: 0, changed: 0, unchanged: 40, newNames: [] });
  });

  it("are one under all names of the table of other names", async () => {
    const counts = await preview([
      [code, "VW", "Testino", 2011],
      [code, "chevy", "Testino", 2011],
    ]);
    expect(counts.renamed.map(({ from, to }) => [from, to])).toEqual([
      ["VW", "Volkswagen"],
      ["chevy", "Chevrolet"],
    ]);
    // This catalogue has no Volkswagen yet.
    expect(counts.newNames).toEqual([{ column: "Maker", name: "Volkswagen", rows: 1 }]);
    const twice = await preview([
      [code, "VW", "Testino", 2011],
      [code, "Volkswagen", "Testino", 2011],
    ]);
    expect(twice).toMatchObject({ added: 1, invalid: 1 });
  });

  it("are listed when they are new, with a known name that is similar", async () => {
    const counts = await preview([
      [code, "Toyotta", "Testino", 2011],
      [code, "toyotta", "Testino", 2012],
      [code, "Zzyzx", "Testino", 2013],
    ]);
    expect(counts.newNames).toEqual([
      { column: "Maker", name: "Toyotta", rows: 2, similar: "Toyota" },
      { column: "Maker", name: "Zzyzx", rows: 1 },
    ]);
  });

  it("use the spelling in the table of other names", async () => {
    const [brand = ""] = (await bench.rowsOf(interchanges)).map((row) => String(row["brand"]));
    const upper = `${brand.toUpperCase()}`;
    const spelled = upper === brand ? brand.toLowerCase() : upper;
    const alias = await bench.send(others, [["brand", brand.toLowerCase(), spelled]], {
      header: ["KIND", "ALIAS", "NAME"],
    });
    const sheet = await bench.sheetOf(interchanges);
    const set = await bench.send(interchanges, sheet, { preview: true });
    const at = interchanges.columns.findIndex(({ name }) => name === "brand");
    const changed = sheet.filter((row) => row[at] === brand).length;
    expect(set.counts).toMatchObject({ added: 0, changed });
    await bench.services().imports.undo(alias.id, "admin");
  });

  it("are compared again after a change of the table of other names", async () => {
    const rows = [[code, "Zzyzx", "Testino", 2011]];
    const set = await bench.send(applications, rows, { header, preview: true });
    const alias = await bench.send(others, [["maker", "Zzyzx", "Toyota"]], {
      header: ["KIND", "ALIAS", "NAME"],
    });
    const { imports } = bench.services();
    expect((await imports.refresh(set.id)).counts).toMatchObject({ newNames: [] });
    await imports.undo(alias.id, "admin");
  });
});
