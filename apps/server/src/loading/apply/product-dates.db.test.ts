import type { Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { up } from "../../db/migrations/0009-product-dates.ts";
import { picture, upload } from "../../http/testing/multipart.ts";
import { sharedTestServer } from "../../http/testing/server.ts";
import type { ChangeRowRow } from "../../db/schema.ts";
import { toChangeRow } from "../change-row.ts";
import { changeSetsRepository } from "../change-sets.repository.ts";

const server = sharedTestServer();

const load = (
  table_name: string,
  Header: readonly string[],
  Data: readonly (string | number)[][],
) =>
  server.ok("excelUpload", {
    as: "admin",
    body: { table_name, tipo: "partial", Header, Data },
  });

async function dates(): Promise<ReadonlyMap<string, number>> {
  const rows = await server.data.database.read.selectFrom("product_date").selectAll().execute();
  return new Map(rows.map(({ code, changed_at }) => [code, changed_at]));
}

/** The products whose date `work` changes. */
async function datedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await dates();
  const start = Date.now();
  await work();
  const after = await dates();
  const changed = [...after].filter(([code, at]) => before.get(code) !== at);
  expect(changed.every(([, at]) => at >= start && at <= Date.now())).toBe(true);
  return changed.map(([code]) => code);
}

describe("the date of a product", () => {
  it("is that of the last change of its dimensions", async () => {
    const work = () => load("brake_rotors", ["XBP", "HEIGHT"], [["br31338", 48.25]]);
    expect(await datedBy(work)).toEqual(["BR31338"]);
  });

  it("does not change with a load that changes nothing", async () => {
    const work = () => load("brake_rotors", ["XBP", "HEIGHT"], [["BR31338", 48.25]]);
    expect(await datedBy(work)).toEqual([]);
  });

  it("does not change with data that is not public", async () => {
    const work = () =>
      load("intercambios", ["Codigo", "Brand", "Interchange"], [["BR31338", "ACME", "X-1"]]);
    expect(await datedBy(work)).toEqual([]);
  });

  it("changes with a picture of it", async () => {
    const content = await picture("jpeg");
    const work = () =>
      server.ok("imgAndPdfUpload", { ...upload("BR31338_2.jpg", 4, content), as: "admin" });
    expect(await datedBy(work)).toEqual(["BR31338"]);
  });

  it("is taken from the history in a database without dates", async () => {
    const { database } = server.data;
    const { write, read, dialect } = database;
    const { id, committed_at: at } = await read
      .selectFrom("change_set")
      .select(["id", "committed_at"])
      .where("table_name", "=", "brake_rotors")
      .where("committed_at", "is not", null)
      .orderBy("committed_at")
      .limit(1)
      .executeTakeFirstOrThrow();
    // Such a database has no packed rows either.
    const staged: ChangeRowRow[] = [];
    for await (const rows of changeSetsRepository(database).allRowsOf(id))
      staged.push(...rows.map((row) => toChangeRow(id, row)));
    await write.insertInto("change_row").values(staged).execute();
    await write.schema.dropTable("product_date").execute();
    await up(write as unknown as Kysely<unknown>, dialect);
    expect(await dates()).toEqual(new Map([["BR31338", at]]));
  });
});
