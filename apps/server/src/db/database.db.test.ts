import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogueTables } from "@caliper/catalogue-model";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { insertRows, isUniqueViolation, migrate } from "./index.ts";
import { prepare } from "./prepared.ts";
import { addLookAlikes } from "./migrations/0015-import-notes.ts";
import { up as addFmsiLists } from "./migrations/0021-fmsi-lists.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase({ content: "empty" });
});
afterAll(() => own.close());

const setMeta = (key: string, value: string) => ({ key, value });

async function metaKeys(): Promise<string[]> {
  const rows = await own.database.read.selectFrom("meta").select("key").orderBy("key").execute();
  return rows.map(({ key }) => key);
}

describe("migrations", () => {
  test("create every declared table with every declared column", async () => {
    const tables = await own.database.read.introspection.getTables();
    const missing = catalogueTables.flatMap((declared) => {
      const found = tables.find(({ name }) => name === declared.name);
      const names = new Set(found?.columns.map(({ name }) => name));
      return [...declared.columns, ...declared.derived]
        .filter(({ name }) => !names.has(name))
        .map(({ name }) => `${declared.name}.${name}`);
    });
    expect(missing).toEqual([]);
  });

  test("run again and change nothing", async () => {
    const before = await own.database.read.introspection.getTables();
    await migrate(own.database);
    expect(await own.database.read.introspection.getTables()).toEqual(before);
  });

  test("add other names of vehicles and parts until there is an account, whose owner may delete them", async () => {
    const first = await createTestDatabase({ content: "empty" });
    const { write, read } = first.database;
    const name = { kind: "product", alias: "m/c", name: "Master Cylinders" };
    const stored = () =>
      read
        .selectFrom("alias")
        .select(["kind", "alias", "name"])
        .where("alias", "=", "m/c")
        .execute();
    expect(await stored()).toEqual([name]);
    await write.deleteFrom("alias").where("alias", "=", "m/c").execute();
    await migrate(first.database);
    expect(await stored()).toEqual([name]);
    await write.deleteFrom("alias").where("alias", "=", "m/c").execute();
    const account = { username: "a", username_key: "a", password_hash: "", level: "ADMIN" };
    await write
      .insertInto("account")
      .values({ ...account, customer_code: null, disabled: 0 })
      .execute();
    await migrate(first.database);
    expect(await stored()).toEqual([]);
    await first.close();
  });

  test("add look-alikes of Latin letters to the search keys of codes", async () => {
    const { write, read, dialect } = own.database;
    const code = "5Q0 698 151 \u0422";
    const product = { code, family: "brake_pads", detail_en: "", detail_es: "", certified: 0 };
    await write
      .insertInto("product")
      .values({ ...product, code_key: "5Q0698151", fmsi_key: null, fmsi: null, position: null })
      .execute();
    await addLookAlikes(write, dialect);
    const keys = await read
      .selectFrom("search_key")
      .select("key")
      .where("code", "=", code)
      .execute();
    expect(keys).toEqual([{ key: "5Q0698151T" }]);
    await write.deleteFrom("search_key").where("code", "=", code).execute();
    await write.deleteFrom("product").where("code", "=", code).execute();
  });

  test("add the search keys of each FMSI number in a list", async () => {
    const { write, read } = own.database;
    const [code, fmsi] = ["FMSI-LIST", "8878-D1650, D1377"];
    const product = { code, family: "brake_pads", detail_en: "", detail_es: "", certified: 0 };
    await write
      .insertInto("product")
      .values({
        ...product,
        code_key: "FMSILIST",
        fmsi_key: "8878D1650D1377",
        fmsi,
        position: null,
      })
      .execute();
    await addFmsiLists(write);
    const keys = await read
      .selectFrom("search_key")
      .select("key")
      .where("code", "=", code)
      .where("kind", "=", "fmsi")
      .orderBy("key")
      .execute();
    expect(keys.map(({ key }) => key)).toEqual(["8878D1650", "8878D1650D1377", "D1377", "D1650"]);
    await write.deleteFrom("search_key").where("code", "=", code).execute();
    await write.deleteFrom("product").where("code", "=", code).execute();
  });

  test("add a column that is declared later", async () => {
    const { write, read } = own.database;
    await write.schema.alterTable("brake_lining").dropColumn("thickness").execute();
    await migrate(own.database);
    const row = await read.selectFrom("brake_lining").select("thickness").execute();
    expect(row).toEqual([]);
  });
});

describe("writing", () => {
  test("a transaction that fails leaves nothing", async () => {
    const { write } = own.database;
    const failing = write.transaction().execute(async (transaction) => {
      await transaction.insertInto("meta").values(setMeta("rolled back", "1")).execute();
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await metaKeys()).not.toContain("rolled back");
  });

  test("a connection that breaks between two queries ends its transaction, and nothing else", async () => {
    const { write, dialect } = own.database;
    const breaking = write.transaction().execute(async (transaction) => {
      await transaction.insertInto("meta").values(setMeta("broken off", "1")).execute();
      // A database that restarts or runs out of disk space closes its connections like this.
      if (dialect === "sqlite") throw new Error("There is no connection to terminate");
      const backend = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${backend.rows[0]?.pid})`.execute(write);
      await setTimeout(100);
      await transaction.insertInto("meta").values(setMeta("broken off too", "1")).execute();
    });
    await expect(breaking).rejects.toThrow(/terminat|not queryable/iu);
    expect(await metaKeys()).not.toContain("broken off");
    await write.insertInto("meta").values(setMeta("after", "1")).execute();
    expect(await metaKeys()).toContain("after");
    await write.deleteFrom("meta").execute();
  });

  test("prepared queries continue after their connections were terminated", async () => {
    const { database } = own;
    const keys = prepare(database, () => sql<{ key: string }>`select key from meta`);
    expect(await Promise.all([keys({}), keys({})])).toEqual([[], []]);
    if (database.dialect === "postgres") {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.read);
      await setTimeout(100);
    }
    expect(await Promise.all([keys({}), keys({})])).toEqual([[], []]);
  });

  test("two transactions at once do not mix", async () => {
    const { write } = own.database;
    const both = ["a", "b"].map((name) =>
      write.transaction().execute(async (transaction) => {
        for (let step = 0; step < 5; step += 1) {
          await transaction
            .insertInto("meta")
            .values(setMeta(`${name}${step}`, name))
            .execute();
        }
        if (name === "a") throw new Error("on purpose");
      }),
    );
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(await metaKeys()).toEqual(["b0", "b1", "b2", "b3", "b4"]);
    await write.deleteFrom("meta").execute();
  });

  test("a duplicate row is distinguished from other failures", async () => {
    const { write } = own.database;
    await write.insertInto("meta").values(setMeta("once", "1")).execute();
    const again = write.insertInto("meta").values(setMeta("once", "2")).execute();
    const error: unknown = await again.catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    const other: unknown = await sql`select * from nowhere`.execute(write).catch((e: unknown) => e);
    expect(isUniqueViolation(other)).toBe(false);
    await write.deleteFrom("meta").execute();
  });

  test("a price without its product is refused when the transaction ends", async () => {
    const { write } = own.database;
    const orphan = { code: "NONE", grade: "Precio", warehouse: "MIAMI", price_cents: 1 };
    const adding = write.transaction().execute(async (transaction) => {
      await transaction.insertInto("price").values(orphan).execute();
    });
    await expect(adding).rejects.toThrow(/foreign key/iu);
  });

  test("many rows are inserted in full and partial statements", async () => {
    const { write, read } = own.database;
    const rows = Array.from({ length: 4001 }, (_row, index) => setMeta(`row ${index}`, "x"));
    await insertRows(write, "meta", rows);
    const { n } = await read
      .selectFrom("meta")
      .select((e) => e.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    expect(n).toBe(4001);
    await write.deleteFrom("meta").execute();
  });
});
