import { type Migration, Migrator } from "kysely/migration";
import { sql } from "kysely";
import { syncCatalogueTables } from "../catalogue-schema.ts";
import type { DialectName, OpenDatabase } from "../connection.ts";
import { lock } from "../locks.ts";
import { addAliases } from "./aliases.ts";
import * as start from "./0001-start.ts";
import * as changes from "./0002-changes.ts";
import * as people from "./0003-people.ts";
import * as files from "./0004-files.ts";
import * as orders from "./0005-orders.ts";
import * as comparisons from "./0006-comparisons.ts";
import * as orderLanguage from "./0007-order-language.ts";
import * as accessKeys from "./0008-access-keys.ts";
import * as productDates from "./0009-product-dates.ts";
import * as searchIndexes from "./0010-search-indexes.ts";
import * as aliases from "./0011-aliases.ts";
import * as firstVehicle from "./0012-first-vehicle.ts";
import * as packedHistory from "./0013-packed-history.ts";
import * as moreAliases from "./0014-more-aliases.ts";
import * as importNotes from "./0015-import-notes.ts";
import * as sheetLayouts from "./0016-sheet-layouts.ts";
import * as signIn from "./0018-sign-in.ts";
import * as sessionDetails from "./0019-session-details.ts";
import * as unknownCodes from "./0020-unknown-codes.ts";
import * as fmsiLists from "./0021-fmsi-lists.ts";
import * as oneTimeCodes from "./0022-one-time-codes.ts";
import * as passkeys from "./0022-passkeys.ts";
import * as importLookups from "./0024-import-lookups.ts";
import * as pickupNames from "./0025-pickup-names.ts";
import * as vehicleNames from "./0026-vehicle-names.ts";
import * as orderOfChanges from "./0027-order-of-changes.ts";
import * as historyAsBytes from "./0028-history-as-bytes.ts";
import * as tradeWords from "./0029-trade-words.ts";
import * as aliasSubmodels from "./0030-alias-submodels.ts";
import * as moreTradeWords from "./0031-trade-words.ts";
import * as unansweredSearches from "./0032-unanswered-searches.ts";
import * as lists from "./0033-lists.ts";
import * as customerOrders from "./0034-customer-orders.ts";
import * as priceDays from "./0035-price-days.ts";
import * as stockQuantities from "./0036-stock-quantities.ts";
import * as ownImports from "./0037-own-imports.ts";
import * as quotations from "./0038-quotations.ts";

/**
 * In the order of their names; one that has been released never changes. The catalogue's tables
 * follow from their declarations after the migrations have run, so a migration that renames or
 * removes one of their columns must allow for a missing table.
 */
function migrations(dialect: DialectName): Record<string, Migration> {
  return {
    "0001-start": { up: (db) => start.up(db, dialect) },
    "0002-changes": { up: (db) => changes.up(db, dialect) },
    "0003-people": { up: (db) => people.up(db, dialect) },
    "0004-files": { up: (db) => files.up(db, dialect) },
    "0005-orders": { up: (db) => orders.up(db, dialect) },
    "0006-comparisons": { up: (db) => comparisons.up(db, dialect) },
    "0007-order-language": { up: (db) => orderLanguage.up(db, dialect) },
    "0008-access-keys": { up: (db) => accessKeys.up(db, dialect) },
    "0009-product-dates": { up: (db) => productDates.up(db, dialect) },
    "0010-search-indexes": { up: (db) => searchIndexes.up(db) },
    "0011-aliases": { up: (db) => aliases.up(db, dialect) },
    "0012-first-vehicle": { up: (db) => firstVehicle.up(db) },
    "0013-packed-history": { up: (db) => packedHistory.up(db, dialect) },
    "0014-more-aliases": { up: (db) => moreAliases.up(db) },
    "0015-import-notes": { up: (db) => importNotes.up(db, dialect) },
    "0016-sheet-layouts": { up: (db) => sheetLayouts.up(db, dialect) },
    "0018-sign-in": { up: (db) => signIn.up(db, dialect) },
    "0019-session-details": { up: (db) => sessionDetails.up(db, dialect) },
    "0020-unknown-codes": { up: (db) => unknownCodes.up(db, dialect) },
    "0021-fmsi-lists": { up: (db) => fmsiLists.up(db) },
    "0022-one-time-codes": { up: (db) => oneTimeCodes.up(db, dialect) },
    "0022-passkeys": { up: (db) => passkeys.up(db, dialect) },
    "0024-import-lookups": { up: (db) => importLookups.up(db) },
    "0025-pickup-names": { up: (db) => pickupNames.up(db) },
    "0026-vehicle-names": { up: (db) => vehicleNames.up(db) },
    "0027-order-of-changes": { up: (db) => orderOfChanges.up(db) },
    "0028-history-as-bytes": { up: (db) => historyAsBytes.up(db, dialect) },
    "0029-trade-words": { up: (db) => tradeWords.up(db) },
    "0030-alias-submodels": { up: (db) => aliasSubmodels.up(db, dialect) },
    "0031-trade-words": { up: (db) => moreTradeWords.up(db) },
    "0032-unanswered-searches": { up: (db) => unansweredSearches.up(db, dialect) },
    "0033-lists": { up: (db) => lists.up(db, dialect) },
    "0034-customer-orders": { up: (db) => customerOrders.up(db, dialect) },
    "0035-price-days": { up: (db) => priceDays.up(db, dialect) },
    "0036-stock-quantities": { up: (db) => stockQuantities.up(db) },
    "0037-own-imports": { up: (db) => ownImports.up(db, dialect) },
    "0038-quotations": { up: (db) => quotations.up(db, dialect) },
  };
}

/**
 * The migrations of this release, and those that a later one has applied, as empty ones: while servers are replaced one by one, one
 * of the earlier release may start again.
 */
async function known({ read, dialect }: OpenDatabase): Promise<Record<string, Migration>> {
  const ownMigrations = migrations(dialect);
  const last = Object.keys(ownMigrations).at(-1) ?? "";
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(read);
  const later = rows.filter(({ name }) => name > last);
  const nothing: Migration = { up: async () => undefined };
  return { ...ownMigrations, ...Object.fromEntries(later.map(({ name }) => [name, nothing])) };
}

/** Brings the database up to date. Two servers that start at once wait for each other. */
export async function migrate(database: OpenDatabase): Promise<void> {
  const { write, dialect } = database;
  const migrator = new Migrator({
    db: write,
    provider: { getMigrations: () => known(database) },
    // Branches are merged in any order; no migration depends on another one of the same time.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await write.transaction().execute(async (transaction) => {
    await lock(transaction, "migrations");
    await syncCatalogueTables(transaction, dialect);
    // Later the administrators own the names. This start, or one that was killed before, has made the database.
    const account = await transaction
      .selectFrom("account")
      .select("id")
      .limit(1)
      .executeTakeFirst();
    if (account === undefined) await addAliases(transaction, "first-start");
  });
}
