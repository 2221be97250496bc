import { zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toChangeRow } from "../change-row.ts";
import { auditRepository } from "../../audit/audit.repository.ts";
import { metaRepository } from "../../meta/meta.repository.ts";
import { historyRepository } from "./history.repository.ts";
import { createHistory, historyCommand } from "./history.ts";
import { createRetention } from "./retention.ts";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());

const prices = named("precios");
const cents = prices.columns.findIndex(({ type }) => type === "price");
const history = () => createHistory(historyRepository(bench.data.database), bench.now);
const unpacked = async () =>
  (await bench.data.database.read.selectFrom("change_row").selectAll().execute()).length;

/** Raises every price, as a weekly list does. */
async function priceList(): Promise<string> {
  const rows = (await bench.sheetOf(prices)).map((cells) =>
    cells.with(cents, Math.round(Number(cells[cents]) * 103 + 1) / 100),
  );
  const { id } = await bench.send(prices, rows);
  return id;
}

it("takes less space than the changed rows, and an undo restores them", async () => {
  const { imports } = bench.services();
  const before = await bench.everything();
  const changed = (await bench.rowsOf(prices)).map((row) => Object.values(row).join("")).join("");
  const id = await priceList();
  const set = await imports.find(id);
  expect(set.counts.changed).toBeGreaterThan(1000);
  expect(await unpacked()).toBe(0);
  expect((await history().size()).bytes).toBeLessThan(changed.length * 1.5);
  await imports.undo(id, "admin");
  expect(await bench.everything()).toBe(before);
});

it("shows any page of an applied import", async () => {
  const { imports } = bench.services();
  const preview = await bench.send(
    prices,
    (await bench.sheetOf(prices)).map((cells) => cells.with(cents, Number(cells[cents]) + 1)),
    { preview: true },
  );
  const pages = async () =>
    Promise.all(
      [0, 990, 1000, 2500].map((offset) =>
        imports.rows(preview, { kind: "changed", offset, limit: 20 }),
      ),
    );
  const shown = await pages();
  expect(shown.flat()).toHaveLength(80);
  await imports.commit("admin", preview.id, {
    skipInvalid: false,
    acceptWarnings: true,
    confirm: undefined,
  });
  expect(await pages()).toEqual(shown);
  expect(await imports.rows(preview, { kind: "added", offset: 0, limit: 20 })).toEqual([]);
});

it("reads the packs of older versions", async () => {
  const { imports, changes } = bench.services();
  const { write } = bench.data.database;
  const id = await priceList();
  const set = await imports.find(id);
  const before = await imports.rows(set, { offset: 0, limit: 10 });
  for await (const rows of changes.allRowsOf(id)) {
    const old = rows.map((row) => toChangeRow(id, row));
    const packed = zstdCompressSync(JSON.stringify(old)).toString("base64");
    await write
      .updateTable("packed_rows")
      .set({ content: null, packed })
      .where("change_set_id", "=", id)
      .where("first_seq", "=", rows[0]?.seq ?? -1)
      .execute();
  }
  expect(before).toHaveLength(10);
  expect(await imports.rows(set, { offset: 0, limit: 10 })).toEqual(before);
});

it("deletes old changes except the newest", async () => {
  const day = 24 * 3_600_000;
  const { sets } = await history().size();
  expect(await history().prune({ days: 30, keep: 0 })).toBe(0);
  bench.pass(31 * day);
  const id = await priceList();
  expect(await history().prune({ days: 30, keep: 3 })).toBe(sets - 2);
  expect(await history().prune({ days: 30, keep: 0 })).toBe(2);
  expect(await history().prune({ days: 0, keep: 0 })).toBe(0);
  await bench.services().imports.undo(id, "admin");
});

it("is kept as long as an administrator decides, which is in the change log", async () => {
  const { database } = bench.data;
  const audit = auditRepository(database, bench.now);
  const retention = createRetention({
    database,
    meta: metaRepository(database),
    audit,
    defaults: { days: 0, keep: 100 },
  });
  expect(await retention.current()).toEqual({ days: 0, keep: 100 });
  await retention.set("admin", { days: 30, keep: 5 });
  await retention.set("admin", { days: 90, keep: 10 });
  expect(await retention.current()).toEqual({ days: 90, keep: 10 });
  const [last, first] = await audit.list({ action: "history.kept", limit: 2 });
  expect(JSON.parse(String(first?.detail))).toEqual({ days: [0, 30], changes: [100, 5] });
  expect(JSON.parse(String(last?.detail))).toEqual({ days: [30, 90], changes: [5, 10] });
});

it("is a command", async () => {
  const { message } = (await historyCommand(history(), ["prune", "400", "5"])) ?? {};
  expect(message).toMatch(
    /^Deleted 0 changes\.\nThe history has 2 changes with \d+ rows, \d\.\d MB\.$/u,
  );
  for (const words of [["prune"], ["prune", "0"], ["prune", "1", "x"], ["shrink"]])
    expect(await historyCommand(history(), words)).toBeUndefined();
});
