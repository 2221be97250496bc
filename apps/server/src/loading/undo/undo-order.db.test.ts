import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CatalogueTable, catalogueTables } from "@caliper/catalogue-model";
import { consequencesOf } from "../compare/consequences.ts";
import { type KeptRow, placeOf, type Row, sameRow, tableNamed } from "../change.ts";
import { historyRepository } from "../history/history.repository.ts";
import { createHistory } from "../history/history.ts";
import { undoModel, type Values } from "../testing/undo-model.ts";
import type { Cell } from "../upload/cells.ts";
import { type Chance, chance } from "../testing/random.ts";
import { shrinkCatalogue } from "../testing/small-catalogue.ts";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";
import type { UndoResult } from "./undo.ts";

/**
 * Undos in any order. `UNDO_SEQUENCES` sets the number of random sequences, `UNDO_SEED` the first
 * seed; a failure prints its seed and its sequence.
 */
const defaultSequences = process.env["TEST_DATABASE"] === "postgres" ? 4 : 10;
const sequences = Number(process.env["UNDO_SEQUENCES"] ?? defaultSequences);
const firstSeed = Number(process.env["UNDO_SEED"] ?? 1);

const rotors = named("brake_rotors");
const prices = named("precios");

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
  await shrinkCatalogue(bench.data.database, 3);
});
afterAll(() => bench.close());

const undo = (id: string) => bench.services().imports.undo(id, "admin");

/** Loads rows and accepts every warning and removal. @returns the id of the import */
async function load(
  table: CatalogueTable,
  rows: readonly Cell[][],
  more: { mode?: "total"; header?: string[] } = {},
): Promise<string> {
  const { id } = await bench.send(table, rows, { ...more, preview: true });
  const decision = { skipInvalid: false, acceptWarnings: true, confirm: table.wireName };
  await bench.services().imports.commit("admin", id, decision);
  return id;
}

const codesOf = async (table: CatalogueTable) =>
  (await bench.rowsOf(table)).map(({ code }) => String(code)).slice(0, 4);
const columnOf = (header: string) =>
  rotors.columns.find((column) => column.header === header)?.name ?? "";
const cellOf = async (code: string, header: string) =>
  (await bench.rowsOf(rotors)).find((row) => row["code"] === code)?.[columnOf(header)];
const heightOf = (code: string) => cellOf(code, "HEIGHT");
const loadHeight = (code: string, value: number) =>
  load(rotors, [[code, value]], { header: ["XBP", "HEIGHT"] });
const labels = (rows: readonly KeptRow[]) => rows.map(({ table, label }) => `${table} ${label}`);

/** A price of a rotor. */
async function priceOf(code: string): Promise<Cell[]> {
  const rotorCodes = await codesOf(rotors);
  const [, ...cells] =
    (await bench.sheetOf(prices)).find(([of]) => rotorCodes.includes(String(of))) ?? [];
  return [code, ...cells];
}

/** Changes a rotor's cell as an applied amendment does. */
async function amend(code: string, column: string, value: number): Promise<string> {
  const { changes, applying } = bench.services();
  return bench.data.database.write.transaction().execute(async (db) => {
    const [before] = await changes.rowsWhere(rotors, "code", [code], db);
    if (!before) throw new Error(`There is no rotor ${code}`);
    const main = { table: rotors.name, before, after: { ...before, [column]: value } };
    const others = await consequencesOf(rotors, [main], (...which) =>
      changes.rowsWhere(...which, db),
    );
    const what = [main, ...others].map((change) => ({ change, label: code }));
    return applying.applyAmendment("admin", rotors.name, what, db);
  });
}

describe("an undo of a later import, after an undo of the one before", () => {
  it("restores the value before both and says which rows it is", async () => {
    const [code = ""] = await codesOf(rotors);
    const before = await bench.everything();
    const old = await heightOf(code);
    const a = await loadHeight(code, 61.1);
    const b = await loadHeight(code, 62.2);
    const first = await undo(a);
    expect([first.reverted, labels(first.kept), first.further]).toEqual([
      0,
      [`brake_rotors ${code}`],
      [],
    ]);
    const second = await undo(b);
    expect([second.reverted, second.kept, labels(second.further)]).toEqual([
      1,
      [],
      [`brake_rotors ${code}`],
    ]);
    expect(await heightOf(code)).toBe(old);
    expect(await bench.everything()).toBe(before);
  });

  it("keeps a value that a third import set again", async () => {
    const [code = ""] = await codesOf(rotors);
    const ids = [];
    for (const value of [61.1, 62.2, 61.1]) ids.push(await loadHeight(code, value));
    const [a = "", b = "", c = ""] = ids;
    const shown = await heightOf(code);
    expect((await undo(a)).kept).toHaveLength(1);
    expect(await heightOf(code)).toBe(shown);
    await undo(c);
    expect((await undo(b)).further).toHaveLength(1);
  });

  it("does not need the history of both to be as young as the retention", async () => {
    const [code = ""] = await codesOf(rotors);
    const before = await bench.everything();
    const day = 24 * 3_600_000;
    const a = await loadHeight(code, 61.1);
    bench.pass(2 * day);
    const b = await loadHeight(code, 62.2);
    await undo(a);
    await createHistory(historyRepository(bench.data.database), bench.now).prune({
      days: 1,
      keep: 0,
    });
    await undo(b);
    expect(await bench.everything()).toBe(before);
  });

  it("removes an added product that a price kept", async () => {
    const [, code = ""] = await codesOf(rotors);
    const before = await bench.everything();
    const [cells = []] = (await bench.sheetOf(rotors)).filter(([of]) => of === code);
    const added = await load(rotors, [["UNDO1", ...cells.slice(1)]]);
    const priced = await load(prices, [await priceOf("UNDO1")]);
    expect(new Set((await undo(added)).kept.map(({ table }) => table))).toEqual(
      new Set(["brake_rotors", "product"]),
    );
    expect((await undo(priced)).further.map(({ table }) => table)).toContain("product");
    expect(await bench.everything()).toBe(before);
  });

  it("removes an added product after the undo of the last correction of it", async () => {
    const before = await bench.everything();
    const [cells = []] = await bench.sheetOf(rotors);
    const added = await load(rotors, [["UNDO1", ...cells.slice(1)]]);
    const corrections = [await loadHeight("UNDO1", 61.1), await loadHeight("UNDO1", 62.2)];
    await undo(added);
    const [first = "", second = ""] = corrections;
    expect((await undo(second)).kept).toEqual([]);
    expect(await heightOf("UNDO1")).toBe(61.1);
    await undo(first);
    expect(await bench.everything()).toBe(before);
  });

  it("restores a removed price whose product was gone", async () => {
    const before = await bench.everything();
    const all = await bench.sheetOf(prices);
    const [code = ""] = await codesOf(rotors);
    const priceless = await load(
      prices,
      all.filter(([of]) => of !== code),
      { mode: "total" },
    );
    const sheet = await bench.sheetOf(rotors);
    const gone = await load(
      rotors,
      sheet.filter(([of]) => of !== code),
      { mode: "total" },
    );
    const { kept } = await undo(priceless);
    expect(kept.length).toBeGreaterThan(0);
    expect((await undo(gone)).further).toHaveLength(kept.length);
    expect(await bench.everything()).toBe(before);
  });
});

/** Rows of rotors and prices by table and key, as one text each. */
async function valuesNow(): Promise<Values> {
  const values: Record<string, string> = {};
  for (const table of [rotors, prices]) {
    for (const row of await bench.rowsOf(table)) {
      values[placeOf(table, row)] = JSON.stringify(row);
    }
  }
  return values;
}

const headers = ["HEIGHT", "OUTER_DIAM"] as const;
const priceColumn = prices.columns.findIndex(({ type }) => type === "price");

type Step = readonly [id: string, what: string];

/** Corrects or loads cells of rotors. */
async function changeRotors(random: Chance): Promise<Step> {
  const codes = await codesOf(rotors);
  const value = () => 60 + random.below(3);
  const code = random.pick(codes);
  if (random.once(0.5)) {
    const header = random.pick(headers);
    const old = Number(await cellOf(code, header));
    const next = [value(), 63].find((each) => each !== old) ?? 64;
    return [await amend(code, columnOf(header), next), `amend ${code} ${header} ${next}`];
  }
  const some = random.once(0.5) ? headers : [random.pick(headers)];
  const loaded = codes.filter((each) => each === code || random.once(0.5));
  const rows = loaded.map((each) => [each, ...some.map(value)]);
  return [
    await load(rotors, rows, { header: ["XBP", ...some] }),
    `load ${some.join()} of ${JSON.stringify(rows)}`,
  ];
}

/** Loads some prices, or all and thereby removes the others. */
async function changePrices(random: Chance): Promise<Step> {
  const isTotal = random.once(0.5);
  const sheet = await bench.sheetOf(prices);
  const rows = sheet
    .filter((_cells, index) => index === 0 || random.once(isTotal ? 0.9 : 0.5))
    .map((cells) => (random.once(0.5) ? cells.with(priceColumn, 60 + random.below(3)) : cells));
  const id = await load(prices, rows, isTotal ? { mode: "total" } : {});
  return [id, `load ${rows.length} of ${sheet.length} prices${isTotal ? " as all" : ""}`];
}

/** Loads all rotors but some, and perhaps a new one. */
async function changeProducts(random: Chance): Promise<Step> {
  const sheet = await bench.sheetOf(rotors);
  const [first = []] = sheet;
  const rest = sheet.filter((_cells, index) => index === 0 || random.once(0.7));
  const added = `UNDO-${random.below(3)}`;
  const isNew = random.once(0.5) && !sheet.some(([code]) => code === added);
  const rows = isNew ? [...rest, [added, ...first.slice(1)]] : rest;
  const id = await load(rotors, rows, { mode: "total" });
  return [id, `load ${rest.length} of ${sheet.length} rotors${isNew ? ` and ${added}` : ""}`];
}

/** Loads a price of a random rotor, so that its product is in use. */
async function addPrice(random: Chance): Promise<Step> {
  const code = random.pick(await codesOf(rotors));
  const cells = (await priceOf(code)).with(priceColumn, 60 + random.below(3));
  return [await load(prices, [cells]), `price ${code}`];
}

const seeds = Array.from({ length: sequences }, (_, index) => firstSeed + index);

describe("a random sequence of imports, amendments and undos", { timeout: 300_000 }, () => {
  const seen = { kept: 0, further: 0 };

  it.each(seeds)("results in the values of the model, seed %i", async (seed) => {
    const random = chance(seed);
    const before = await bench.everything();
    const model = undoModel(await valuesNow());
    const steps: string[] = [];
    const undoAndCompare = async (id: string) => {
      const result = await undo(id);
      steps.push(`${result.undo}: undo ${id}`);
      const should = model.undo(id, result.undo);
      const existing = Object.entries(model.values()).filter(([, value]) => value !== null);
      const is = {
        values: await valuesNow(),
        kept: result.kept.map(({ place }) => place).toSorted(),
        further: result.further.map(({ place }) => place).toSorted(),
      };
      expect(is, `seed ${seed}\n${steps.join("\n")}`).toEqual({
        values: Object.fromEntries(existing),
        kept: should.kept.toSorted(),
        further: should.further.toSorted(),
      });
      seen.kept += should.kept.length;
      seen.further += should.further.length;
    };
    for (let count = 0; count < 12; count += 1) {
      const undoable = model.undoable();
      if (undoable.length === 0 || random.once(0.55)) {
        const [id, what] = await (random.once(0.6) ? changeRotors : changePrices)(random);
        steps.push(`${id}: ${what}`);
        model.change(id, await valuesNow());
        continue;
      }
      await undoAndCompare(random.pick(undoable));
    }
    for (const id of random.shuffled(model.undoableInEffect())) await undoAndCompare(id);
    const left = differences(before, await bench.everything());
    expect({ steps, left }).toEqual({ steps, left: [] });
  });

  it("kept rows and went further back", () => {
    expect(seen).toEqual({ kept: expect.toSatisfy(isSome), further: expect.toSatisfy(isSome) });
  });

  it.each(seeds)("leaves nothing when all is undone in any order, seed %i", async (seed) => {
    const random = chance(seed);
    const before = await bench.everything();
    const steps: Step[] = [];
    const kinds = [changeRotors, changePrices, changeProducts, changeProducts, addPrice];
    for (let count = 0; count < 6; count += 1) steps.push(await random.pick(kinds)(random));
    const order = random.shuffled(steps);
    // Named in a failure.
    const sequence = [`seed ${seed}`, ...steps, "undone:", ...order].map(String).join("\n");
    for (const [id] of order) {
      const left = await unnamed(id, await undo(id));
      expect({ sequence, left, orphans: await orphans() }).toEqual({
        sequence,
        left: [],
        orphans: [],
      });
    }
    expect({ sequence, left: differences(before, await bench.everything()) }).toEqual({
      sequence,
      left: [],
    });
  });
});

const isSome = (count: number) => count > 0;

/** Rows that are in one of two catalogues only. */
function differences(one: string, other: string): string[] {
  const rowsOf = (text: string) => {
    const tables = Object.entries(JSON.parse(text) as Record<string, unknown[]>);
    return new Set(
      tables.flatMap(([name, rows]) => rows.map((row) => `${name} ${JSON.stringify(row)}`)),
    );
  };
  const [before, after] = [rowsOf(one), rowsOf(other)];
  return [
    ...[...before].filter((row) => !after.has(row)),
    ...[...after].filter((row) => !before.has(row)),
  ];
}

/** Rows of an undone change that do not have their values before it, although the undo does not name them. */
async function unnamed(id: string, { kept, further }: UndoResult): Promise<string[]> {
  const named = new Set([...kept, ...further].map(({ place }) => place));
  const everything = JSON.parse(await bench.everything()) as Record<string, Row[]>;
  const current = new Map(
    catalogueTables.flatMap((table) =>
      (everything[table.name] ?? []).map((row) => [placeOf(table, row), row] as const),
    ),
  );
  const unnamed: string[] = [];
  for await (const rows of bench.services().changes.allRowsOf(id)) {
    for (const { change } of rows) {
      const place = placeOf(tableNamed(change.table), change.after ?? change.before ?? {});
      if (!sameRow(current.get(place) ?? null, change.before) && !named.has(place))
        unnamed.push(place);
    }
  }
  return unnamed;
}

/** Products without a row of their family, and rows of products that do not exist. */
async function orphans(): Promise<string[]> {
  const products = new Map(
    (await bench.rowsOf(named("productos"))).map((row) => [row["code"], row["family"]]),
  );
  const ofFamily = (await bench.rowsOf(rotors)).map(({ code }) => code);
  const indexed = [...products].filter(([, family]) => family === rotors.name);
  return [
    ...indexed.map(([code]) => code).filter((code) => !ofFamily.includes(code ?? null)),
    ...ofFamily.filter((code) => !products.has(code)),
    ...(await bench.rowsOf(prices)).map(({ code }) => code).filter((code) => !products.has(code)),
  ].map(String);
}
