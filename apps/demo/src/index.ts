import { type Kysely, sql } from "kysely";
import { familyTables, foldText, relatedTables } from "@caliper/catalogue-model";
import {
  type Database,
  hashPassword,
  insertRows,
  type OpenDatabase,
  rebuildSearchKeys,
} from "@caliper/server/seeding";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { buildCatalogue } from "./catalogue.ts";
import { demoFiles } from "./files.ts";
import { fluidProducts } from "./fluids.ts";
import { demoImages } from "./images/render.ts";
import type { DemoProduct } from "./model.ts";
import { type DemoRows, type DemoScale, demoRows } from "./rows.ts";
import { smallSelection } from "./small.ts";
import { loadVehicles } from "./vehicles.ts";

export { demoAccounts, demoPassword } from "./accounts.ts";
export type { DemoScale } from "./rows.ts";

/** Rises when the demo's data changes; a database keeps the version it was built with. */
export const demoVersion = "1";

export interface SeedOptions {
  database: OpenDatabase;
  /** Pictures go to `images`, other files to `files` below it. */
  dataDir: string;
  /** `small` has some 200 products and every case, for tests. */
  size?: "full" | "small";
  /** More rows than the demo has, for measuring. */
  scale?: DemoScale;
  onProgress?: (step: string) => void;
}

/**
 * - `seeded`: the demo is there now
 * - `present`: it was there already
 * - `occupied`: the catalogue holds other data, which stays as it is
 */
export type SeedResult = "seeded" | "present" | "occupied";

function demoProducts(size: "full" | "small"): DemoProduct[] {
  const vehicles = loadVehicles();
  return [
    ...buildCatalogue(size === "small" ? smallSelection(vehicles) : vehicles),
    ...fluidProducts(),
  ];
}

async function addAccounts(db: Kysely<Database>, passwords: readonly string[]): Promise<void> {
  for (const [index, account] of demoAccounts.entries()) {
    const { id } = await db
      .insertInto("account")
      .values({
        username: account.username,
        username_key: foldText(account.username),
        password_hash: passwords[index] ?? "",
        level: account.level,
        customer_code: account.customerCode,
        disabled: 0,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const warehouse of account.warehouses) {
      await db.insertInto("account_warehouse").values({ account_id: id, warehouse }).execute();
    }
    for (const flag of account.flags) {
      await db.insertInto("account_flag").values({ account_id: id, flag }).execute();
    }
  }
}

/**
 * Fills an empty, migrated database with the demo. Everything is one transaction that ends with the
 * mark `demo` in `meta`: a start that is killed half-way leaves nothing and starts over.
 */
export async function seedDemo(options: SeedOptions): Promise<SeedResult> {
  const { database, size = "full", scale, onProgress = () => undefined } = options;
  const { read, write, dialect } = database;
  const mark = await read.selectFrom("meta").select("value").where("key", "=", "demo").execute();
  if (mark.length > 0) return "present";
  const anyProduct = await read.selectFrom("product").select("code").limit(1).execute();
  const anyAccount = await read.selectFrom("account").select("id").limit(1).execute();
  if (anyProduct.length + anyAccount.length > 0) return "occupied";

  onProgress("Building the demo catalogue, once …");
  const products = demoProducts(size);
  const rows = demoRows(products, scale);
  // Pictures are drawn on other threads while the rows are being written.
  const pictures = Promise.all([
    demoImages(products, options.dataDir, size === "small"),
    demoFiles(options.dataDir),
  ]);
  // Awaited inside the transaction; when that fails earlier, its reason is the one to tell.
  pictures.catch(() => undefined);
  const passwords = Promise.all(demoAccounts.map(() => hashPassword(demoPassword)));

  onProgress(`  Writing ${products.length} products`);
  await write.transaction().execute(async (transaction) => {
    for (const { name } of [...Object.values(relatedTables), ...Object.values(familyTables)])
      await insertRows(transaction, dialect, name, rows[name]);
    await rebuildSearchKeys(transaction);
    await addAccounts(transaction, await passwords);
    onProgress("  Drawing the pictures");
    const [images, files] = await pictures;
    await insertRows(transaction, dialect, "image", images);
    await insertRows(transaction, dialect, "file", files);
    await transaction.insertInto("meta").values({ key: "demo", value: demoVersion }).execute();
  });
  // Without statistics, the database would plan the first queries for empty tables.
  await sql`analyze`.execute(write);
  return "seeded";
}
