import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CatalogueTable, catalogueTables } from "@caliper/catalogue-model";
import { tableNamed, primaryKeyOf, type Row } from "./change.ts";
import { ImportRefusal } from "./import-refusal.ts";
import type { Batch } from "./upload/staging.ts";
import { batchesOf, batchOf, named, openWorkbench, type Workbench } from "./testing/workbench.ts";

let bench: Workbench;
let imports: ReturnType<Workbench["services"]>["imports"];
beforeAll(async () => {
  bench = await openWorkbench();
  ({ imports } = bench.services());
});
afterAll(() => bench.close());

const sure = { skipInvalid: false, confirm: undefined };
const rowsOf = (table: CatalogueTable) => bench.rowsOf(table);
const sheetOf = (table: CatalogueTable) => bench.sheetOf(table);
const send = (...sheet: Parameters<Workbench["send"]>) => bench.send(...sheet);
const everything = () => bench.everything();

describe("uploading a downloaded table", () => {
  it.each(catalogueTables.map((table) => [table.wireName, table] as const))(
    "%s changes nothing",
    async (_name, table) => {
      const sheet = await sheetOf(table);
      for (const mode of ["partial", "total"] as const) {
        const { counts, state } = await send(table, sheet, { mode, preview: true });
        const { added, changed, removed, invalid, unchanged } = counts;
        expect({ state, added, changed, removed, invalid, unchanged }).toEqual({
          state: "ready",
          added: 0,
          changed: 0,
          removed: 0,
          invalid: 0,
          unchanged: sheet.length,
        });
      }
    },
    120_000,
  );
});

describe("an import", () => {
  const rotors = named("brake_rotors");
  const at = (name: string) => rotors.columns.findIndex((column) => column.name === name);
  let before: string;

  beforeEach(async () => {
    before = await everything();
  });

  it("adds, changes and removes rows in one commit, and an undo restores everything exactly", async () => {
    const sheet = await sheetOf(rotors);
    const [first = [], second = [], ...rest] = sheet;
    const changed = first.with(at("thickness"), 21.9);
    const added = second.with(0, "BR99901");
    const set = await send(rotors, [changed, added, ...rest], { mode: "total" });
    expect(set.state).toBe("committed");
    const counts = set.counts;
    expect(counts).toMatchObject({ added: 1, changed: 1, changedCells: 1, removed: 1, invalid: 0 });
    expect(counts.dependants["product"]).toBe(2);
    expect(counts.dependants["price"]).toBeGreaterThan(0);

    const after = JSON.parse(await everything()) as Record<string, Row[]>;
    const removedCode = String(second[0]);
    for (const [name, rows] of Object.entries(after)) {
      const codes = rows.filter(
        (row) => row["code"] === removedCode || row["similar_code"] === removedCode,
      );
      expect(codes, `${name} still refers to ${removedCode}`).toEqual([]);
    }
    expect(after["product"]?.find((row) => row["code"] === "BR99901")).toMatchObject({
      family: "brake_rotors",
      code_key: "BR99901",
    });
    expect(after["search_key"]?.some((key) => JSON.stringify(key).includes("BR99901"))).toBe(true);

    const { kept, reverted } = await imports.undo(set.id, "admin");
    expect(kept).toEqual([]);
    expect(reverted).toBeGreaterThan(4);
    expect(await everything()).toBe(before);
  });

  it("keeps values of blank cells and absent columns in a partial import", async () => {
    const [first = []] = await sheetOf(rotors);
    const set = await send(rotors, [[first[0] ?? "", null]], {
      header: ["xbp", "outer diam"],
      preview: true,
    });
    expect(set.counts).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  });

  it("moves a bottle to another fluid", async () => {
    const bottles = named("brake_fluid_detalle");
    const [first = [], ...others] = await sheetOf(bottles);
    const code = bottles.columns.findIndex((column) => column.name === "code");
    const other = others.find((cells) => cells[code] !== first[code])?.[code] ?? "";
    const set = await send(bottles, [first.with(code, other)]);
    expect(set.counts).toMatchObject({ added: 0, changed: 1, changedCells: 1 });
    await imports.undo(set.id, "admin");
    expect(await everything()).toBe(before);
  });

  it("commits nothing when one row is invalid, and names row, column, value and expectation", async () => {
    const [first = [], second = []] = await sheetOf(rotors);
    const wrong = second.with(at("thickness"), "12,5");
    const sent = send(rotors, [first.with(at("height"), 50.5), wrong]);
    await expect(sent).rejects.toThrow(
      "Row 3, cell J3, Thickness, new: “12,5”. Expected a number with a decimal point, such as 22.00.",
    );
    await expect(sent).rejects.toBeInstanceOf(ImportRefusal);
    expect(await everything()).toBe(before);
  });

  it("skips invalid rows only on request", async () => {
    const [first = [], second = []] = await sheetOf(rotors);
    const rows = [first.with(at("height"), 50.5), second.with(at("thickness"), "334.327,57")];
    const set = await send(rotors, rows, { preview: true });
    expect(set.counts).toMatchObject({ changed: 1, invalid: 1 });
    const refused = imports.commit("admin", set.id, sure);
    await expect(refused).rejects.toThrow("Row 3, cell J3");
    const done = await imports.commit("admin", set.id, { ...sure, skipInvalid: true });
    expect(done.state).toBe("committed");
    await imports.undo(set.id, "admin");
    expect(await everything()).toBe(before);
  });

  it("warns of unlikely values and applies them only on request", async () => {
    const [first = [], second = []] = await sheetOf(rotors);
    const rows = [
      first.with(at("thickness"), 571.5),
      second.with(at("min_thickness"), Number(second[at("thickness")])),
    ];
    const set = await send(rotors, rows, { preview: true });
    expect(set.counts).toMatchObject({ changed: 2, invalid: 0, warned: 2, scaled: [] });
    const warned = await imports.rows(set, { warned: true, offset: 0, limit: 10 });
    expect(warned.map(({ problems }) => problems)).toMatchObject([
      [{ column: "THICKNESS", value: "571.5", kind: "unusual" }],
      [{ column: "MIN_THICKNESS", kind: "notBelow", values: { other: "THICKNESS" } }],
    ]);
    const refused = imports.commit("admin", set.id, sure);
    await expect(refused).rejects.toThrow("2 rows have unusual values");
    const corrected = await imports.correctCell(
      set.id,
      2,
      "THICKNESS",
      Number(first[at("thickness")]) + 0.1,
    );
    expect(corrected.counts.warned).toBe(1);
    const done = await imports.commit("admin", set.id, { ...sure, acceptWarnings: true });
    expect(done.state).toBe("committed");
    await imports.undo(set.id, "admin");
    expect(await everything()).toBe(before);
  });

  it("warns of a column in another unit", async () => {
    const sheet = (await sheetOf(rotors)).slice(0, 8);
    const inches = sheet.map((cells) =>
      cells.with(at("height"), Number((Number(cells[at("height")]) / 25.4).toFixed(2))),
    );
    const set = await send(rotors, inches, { preview: true });
    expect(set.counts.scaled).toEqual([{ column: "HEIGHT", factor: 1 / 25.4, rows: 8 }]);
    await expect(imports.commit("admin", set.id, sure)).rejects.toThrow("check the unit");
    await imports.discard(set.id);
  });

  it("treats barcodes with different leading zeros as equal", async () => {
    const barcodes = named("upc");
    const column = barcodes.columns.findIndex(({ type }) => type === "barcode");
    const sheet = (await sheetOf(barcodes)).map((cells) =>
      cells.with(column, Number(cells[column])),
    );
    const set = await send(barcodes, sheet, { preview: true });
    expect(set.counts).toMatchObject({ changed: 0, invalid: 0, unchanged: sheet.length });
    await imports.discard(set.id);
  });

  it("accepts a corrected cell", async () => {
    const [first = []] = await sheetOf(rotors);
    const set = await send(rotors, [first.with(at("thickness"), "12,5")], {
      preview: true,
      headerRow: 2,
    });
    expect(set.counts.invalid).toBe(1);
    const corrected = await imports.correctCell(set.id, 3, "THICKNESS", "12.5");
    expect(corrected.counts).toMatchObject({ invalid: 0, changed: 1 });
    const nowhere = imports.correctCell(set.id, 4, "THICKNESS", 1);
    await expect(nowhere).rejects.toThrow("row: expected a row of the sheet");
    await imports.discard(set.id);
  });

  it("requires the table's name to remove more than a fifth of it", async () => {
    const sheet = await sheetOf(rotors);
    const half = sheet.slice(0, Math.floor(sheet.length / 2));
    const set = await send(rotors, half, { mode: "total", preview: true });
    await expect(imports.commit("admin", set.id, sure)).rejects.toThrow(
      "confirm it with the table's name, brake_rotors",
    );
    expect(await everything()).toBe(before);
    expect(
      (await imports.commit("admin", set.id, { ...sure, confirm: "brake_rotors" })).state,
    ).toBe("committed");
    await imports.undo(set.id, "admin");
    expect(await everything()).toBe(before);
  });

  it("is refused without rows, with an unknown column or with a repeated column", async () => {
    const [first = []] = await sheetOf(rotors);
    await expect(send(rotors, [])).rejects.toThrow("no rows");
    await expect(send(rotors, [[null, ""]])).rejects.toThrow("no rows");
    const odd = send(rotors, [first], { header: ["XBP", "THICKNES"] });
    await expect(odd).rejects.toThrow("“THICKNES” is unknown. Expected THICKNESS, perhaps.");
    await expect(send(rotors, [first], { header: ["XBP", "xbp"] })).rejects.toThrow("twice");
    await expect(send(rotors, [first], { header: ["DWG"] })).rejects.toThrow("XBP is missing");
    expect(await everything()).toBe(before);
  });

  it("names the earlier row with the same code", async () => {
    const [first = []] = await sheetOf(rotors);
    const again = first.with(0, ` ${String(first[0]).toLowerCase().replace("br", "br-")} `);
    await expect(send(rotors, [first, again])).rejects.toThrow(" repeats row 2");
  });

  it("accepts only the allowed values of a column, in any case", async () => {
    const [first = []] = await sheetOf(rotors);
    const axle = send(rotors, [first.with(at("position"), "Middle")]);
    await expect(axle).rejects.toThrow(
      "Row 2, cell C2, Position: “Middle”. Expected one of Front, Rear, Front and rear.",
    );
    const disc = send(rotors, [first.with(at("disc"), "Drilled")]);
    await expect(disc).rejects.toThrow("Expected one of Ventilated, Solid.");
    const shouted = first.with(at("position"), String(first[at("position")]).toUpperCase());
    const { counts } = await send(rotors, [shouted], { preview: true });
    expect(counts).toMatchObject({ unchanged: 1, invalid: 0 });
  });

  it("refuses codes of another family and prices of unknown products", async () => {
    const [drum] = await rowsOf(named("brake_drums"));
    const taken = send(rotors, [[drum?.["code"] ?? ""]], { header: ["XBP"] });
    await expect(taken).rejects.toThrow("it is one of Brake Drums already");
    const orphan = send(named("precios"), [["BR00000", "Precio", "MIAMI", 12]]);
    await expect(orphan).rejects.toThrow("the code of an existing product");
    const grade = send(named("precios"), [["BR31338", "GOLD", "miami", 12]]);
    await expect(grade).rejects.toThrow("a grade of Brake Rotors");
  });

  it("accepts batches in any order and counts repeated ones once", async () => {
    const sheet = (await sheetOf(named("precios"))).slice(0, 1100);
    const raised = sheet.map((cells) => cells.with(3, Number(cells[3]) + 1));
    const uploadId = randomUUID();
    const [first, ...others] = batchesOf(named("precios"), raised, { uploadId, preview: true });
    const [second, third] = others;
    if (!first || !second || !third) throw new Error("fewer than three batches");
    const total: Batch = { ...first, mode: "total" };
    for (const batch of [third, total, total]) await imports.upload("admin", batch);
    const { set } = await imports.upload("admin", second);
    // The mode is total although the batch that requests it was not the first to arrive.
    const missing = (await rowsOf(named("precios"))).length - 1100;
    expect(missing).toBeGreaterThan(0);
    expect(set.mode).toBe("total");
    expect(set.counts).toMatchObject({ changed: 1100, changedCells: 1100, removed: missing });
    await imports.discard(uploadId);
    expect(await everything()).toBe(before);
  });

  it("blocks its table until it has been inactive for two minutes", async () => {
    const [first = []] = await sheetOf(rotors);
    const batch = batchOf(rotors, [first]);
    const begun = { ...batch, batches: 2 };
    await imports.upload("admin", begun);
    await expect(send(rotors, [first], { as: "admin2" })).rejects.toThrow(
      "admin has been loading brake_rotors since",
    );
    await expect(imports.upload("admin2", begun)).rejects.toThrow("belongs to someone else");
    bench.pass(121_000);
    expect((await send(rotors, [first], { as: "admin2" })).state).toBe("committed");
    await imports.discard(String(begun.uploadId));
  });

  it("is compared again when the table has changed", async () => {
    const [first = []] = await sheetOf(rotors);
    const waiting = await send(rotors, [first.with(at("height"), 51)], { preview: true });
    const other = await send(rotors, [first.with(at("height"), 52)]);
    const stale = imports.commit("admin", waiting.id, sure);
    await expect(stale).rejects.toThrow("has changed since this comparison");
    const fresh = await imports.refresh(waiting.id);
    const [row] = await imports.rows(fresh, { offset: 0, limit: 1 });
    expect(row?.change.before).toMatchObject({ height: 52 });
    await imports.discard(waiting.id);
    await imports.undo(other.id, "admin");
    expect(await everything()).toBe(before);
  });

  it("is undone except for rows that were edited since, which are named", async () => {
    const [first = [], second = []] = await sheetOf(rotors);
    const set = await send(rotors, [first.with(at("height"), 51), second.with(at("height"), 51)]);
    const edit = await send(rotors, [first.with(at("flange"), 7.77)]);
    const { kept, reverted } = await imports.undo(set.id, "admin");
    expect(kept).toMatchObject([{ table: "brake_rotors", label: String(first[0]) }]);
    expect(reverted).toBe(1);
    await expect(imports.undo(set.id, "admin")).rejects.toThrow("undone");
    expect((await imports.undo(edit.id, "admin")).further).toEqual(kept);
    expect(await everything()).toBe(before);
  });

  it("is not undone for a product that other rows now refer to", async () => {
    const [first = []] = await sheetOf(rotors);
    const set = await send(rotors, [first.with(0, "BR99902")]);
    const price = await send(named("precios"), [["BR99902", "Precio", "MIAMI", 10]]);
    const { kept, reverted } = await imports.undo(set.id, "admin");
    expect(reverted).toBe(0);
    expect(kept.map(({ table }) => table).toSorted()).toEqual(["brake_rotors", "product"]);
    await imports.undo(price.id, "admin");
    const rest = (await sheetOf(rotors)).filter((cells) => cells[0] !== "BR99902");
    await send(rotors, rest, { mode: "total" });
    expect(await everything()).toBe(before);
  });
});

it("ends incomplete uploads after a day and previews after a week", async () => {
  const rotors = named("brake_rotors");
  const [first = []] = await sheetOf(rotors);
  const ready = await send(rotors, [first], { preview: true });
  const batch = batchOf(rotors, [first]);
  const half = await imports.upload("admin", { ...batch, batches: 2 });
  const day = 24 * 3_600_000;
  bench.pass(day + 1000);
  await imports.sweep();
  expect(await imports.find(half.set.id)).toMatchObject({ state: "failed" });
  expect((await imports.find(ready.id)).state).toBe("ready");
  bench.pass(7 * day);
  await imports.sweep();
  expect((await imports.find(ready.id)).state).toBe("discarded");
  expect(await imports.rows(ready, { offset: 0, limit: 1 })).toEqual([]);
});

it("has unique primary keys in every table", async () => {
  for (const { name } of catalogueTables) {
    const table = tableNamed(name);
    const rows = await rowsOf(table);
    const keys = new Set(rows.map((row) => JSON.stringify(primaryKeyOf(table, row))));
    expect(keys.size).toBe(rows.length);
  }
});
