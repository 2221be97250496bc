import { type Kysely, sql } from "kysely";
import { familyTables, foldText, relatedTables } from "@caliper/catalogue-model";
import {
  type Database,
  hashPassword,
  insertRows,
  type OpenDatabase,
  rebuildSearchKeys,
  type Storage,
} from "@caliper/server/seeding";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { buildCatalogue } from "./catalogue.ts";
import { contentOf } from "./content.ts";
import { demoFiles } from "./files.ts";
import { fluidProducts } from "./fluids.ts";
import { demoImages } from "./images/render.ts";
import type { DemoProduct } from "./model.ts";
import { withDates } from "./commerce.ts";
import { type DemoScale, demoRows } from "./rows.ts";
import { smallSelection } from "./small.ts";
import { loadVehicles } from "./vehicles.ts";

export { demoAccounts, demoPassword } from "./accounts.ts";
export type { DemoScale } from "./rows.ts";

/** Increased when the demo data changes; stored in the database. */
export const demoVersion = "1";

export interface SeedOptions {
  database: OpenDatabase;
  /** Pictures go to `images/`, other files to `files/`. */
  storage: Storage;
  /** `small` has some 200 products that cover every case, for tests. */
  size?: "full" | "small";
  /** Whether the accounts work where CALIPER_DEMO is 0, too: for tests and benchmarks. */
  worksEverywhere?: boolean;
  /** More rows, for benchmarks. */
  scale?: DemoScale;
  onProgress?: (step: string) => void;
}

/**
 * - `seeded`: the demo was loaded
 * - `present`: the demo was already loaded
 * - `occupied`: the database contains other data, which is unchanged
 */
export type SeedResult = "seeded" | "present" | "occupied";

function demoProducts(size: "full" | "small"): DemoProduct[] {
  const vehicles = loadVehicles();
  return [
    ...buildCatalogue(size === "small" ? smallSelection(vehicles) : vehicles),
    ...fluidProducts(),
  ];
}

async function addAccounts(
  db: Kysely<Database>,
  passwords: readonly string[],
  isDemo: boolean,
): Promise<void> {
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
        is_demo: Number(isDemo),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const warehouses = account.warehouses.map((warehouse) => ({ account_id: id, warehouse }));
    const flags = account.flags.map((flag) => ({ account_id: id, flag }));
    if (warehouses.length > 0)
      await db.insertInto("account_warehouse").values(warehouses).execute();
    if (flags.length > 0) await db.insertInto("account_flag").values(flags).execute();
  }
}

/**
 * Fills an empty, migrated database with the demo in one transaction that ends by setting `demo` in `meta`:
 * an interrupted start leaves no data and can be repeated.
 */
export async function seedDemo(options: SeedOptions): Promise<SeedResult> {
  const { database, size = "full", scale, onProgress = () => undefined } = options;
  const { worksEverywhere = false } = options;
  const { write } = database;
  const content = await contentOf(database);
  if (content !== "nothing") return content === "demo" ? "present" : "occupied";

  onProgress("Building the demo catalogue, once …");
  const products = demoProducts(size);
  const built = demoRows(products, scale);
  const rows = size === "full" ? { ...built, price: withDates(built.price, new Date()) } : built;
  // Pictures are rendered on other threads while the rows are written.
  const pictures = Promise.all([
    demoImages(products, options.storage, size === "small"),
    demoFiles(options.storage),
  ]);
  // Awaited inside the transaction; if the transaction fails first, its error is reported.
  pictures.catch(() => undefined);
  const passwords = Promise.all(demoAccounts.map(() => hashPassword(demoPassword)));

  onProgress(`  Writing ${products.length} products`);
  await write.transaction().execute(async (transaction) => {
    for (const { name } of [...Object.values(relatedTables), ...Object.values(familyTables)])
      await insertRows(transaction, name, rows[name]);
    await rebuildSearchKeys(transaction);
    const changed_at = Date.now();
    const dates = products.map(({ code }) => ({ code, changed_at }));
    await insertRows(transaction, "product_date", dates);
    await addAccounts(transaction, await passwords, !worksEverywhere);
    onProgress("  Drawing the pictures");
    const [images, files] = await pictures;
    await insertRows(transaction, "image", images);
    await insertRows(transaction, "file", files);
    await transaction.insertInto("meta").values({ key: "demo", value: demoVersion }).execute();
  });
  // Without statistics, the first queries would be planned for empty tables.
  await sql`analyze`.execute(write);
  return "seeded";
}
