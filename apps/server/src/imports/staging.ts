import { createHash } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import { type CatalogueTable, tableByWireName } from "@caliper/catalogue-model";
import type { ChangesRepository } from "../changes/changes.repository.ts";
import { noCounts } from "../changes/changes.service.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { ChangeSetRow } from "../db/schema.ts";
import { invalidField } from "../refusal.ts";
import type { Cell } from "./cells.ts";
import { ImportRefusal } from "./import-refusal.ts";
import { columnsOf } from "./sheet.ts";

/** How long a browser that went silent keeps a table to itself, in ms. */
const silence = 2 * 60_000;
/** The same against another upload of one's own: that window is closed, or its batch is a slow one. */
const ownSilence = 10_000;

/** A batch as `excelUpload` takes it. */
export interface Batch {
  readonly table_name: string;
  readonly tipo: "total" | "partial";
  readonly Header: readonly string[];
  readonly Data: readonly (readonly Cell[])[];
  readonly upload_id?: string;
  readonly batch?: number;
  readonly batches?: number;
  readonly file_name?: string;
  readonly header_row?: number;
  readonly preview?: boolean;
}

interface Options {
  readonly database: OpenDatabase;
  readonly changes: ChangesRepository;
  readonly now: () => number;
}

function tableOf(wireName: string): CatalogueTable {
  const table = tableByWireName(wireName);
  if (!table) throw invalidField("body/table_name", wireName, "a table that obtener-tablas lists");
  return table;
}

/** Takes the batches of an upload, in any order and any of them twice, until all have arrived. */
export function createStaging({ database, changes, now }: Options) {
  /** Refuses a table that somebody is loading; an upload of one's own that fell silent gives way. */
  async function makeWay(
    username: string,
    table: CatalogueTable,
    db: Kysely<Database>,
  ): Promise<void> {
    const at = now();
    for (const other of await changes.underWay(table.name, at - silence, db)) {
      // A comparison that broke off keeps nobody waiting, and can be taken up later.
      if (other.state === "comparing" && other.comparer === null) continue;
      const since = new Date(other.created_at).toISOString();
      if (other.username !== username) {
        throw new ImportRefusal(
          "conflict",
          `${other.username} is loading ${table.wireName} since ${since}; wait until that is done`,
        );
      }
      if (other.touched_at >= at - ownSilence) {
        const file = other.file_name === null ? "" : ` (${other.file_name})`;
        throw new ImportRefusal(
          "conflict",
          `You are loading ${table.wireName}${file} yourself since ${since}, in another window perhaps; wait until that is done, or close that window and try again in ${ownSilence / 1000} seconds`,
        );
      }
      const reason = `${username} began another upload of ${table.wireName}`;
      await changes.update(other.id, [other.state], { state: "discarded", reason }, db);
      await changes.deleteBatches(other.id, db);
    }
  }

  function checkSame(set: ChangeSetRow, username: string, table: CatalogueTable, batch: Batch) {
    const about = `The upload ${set.id}`;
    if (set.username !== username)
      throw new ImportRefusal("conflict", `${about} is somebody else's`);
    if (set.table_name !== table.name || set.batches !== (batch.batches ?? 1)) {
      throw new ImportRefusal(
        "conflict",
        `${about} was begun for another table or number of batches`,
      );
    }
    if (set.header !== JSON.stringify(batch.Header)) {
      throw new ImportRefusal("conflict", `${about} was begun with another header`);
    }
  }

  /** A batch of an upload that is whole: the same again is welcome, anything else comes too late. */
  async function checkRepeated(
    set: ChangeSetRow,
    number: number,
    digest: string,
    db: Kysely<Database>,
  ): Promise<void> {
    if (set.state === "discarded" || set.state === "failed") throw over(set);
    if ((await changes.digest(set.id, number, db)) === digest) return;
    const done = set.state === "comparing" ? "whole" : set.state;
    throw new ImportRefusal(
      "conflict",
      `The upload ${set.id} is ${done} already, and held other rows in batch ${number}`,
    );
  }

  return {
    /**
     * Takes a batch. Whichever makes the upload whole turns it to `comparing` in the transaction
     * that stores it, so that one call alone has to compare, on however many servers they arrive.
     * @param comparer who would compare
     * @returns the set with this batch in it
     */
    async receive(
      username: string,
      id: string,
      batch: Batch,
      comparer: string,
    ): Promise<ChangeSetRow> {
      const number = batch.batch ?? 1;
      const batches = batch.batches ?? 1;
      if (number > batches) throw invalidField("body/batch", number, `a number up to ${batches}`);
      const table = tableOf(batch.table_name);
      columnsOf(table, batch.Header);
      const rows = JSON.stringify(batch.Data);
      const digest = createHash("sha256").update(rows).digest("hex");
      return database.write.transaction().execute(async (db) => {
        await changes.lock(db);
        const known = await changes.find(id, db);
        if (known) checkSame(known, username, table, batch);
        if (known && known.state !== "staging") {
          await checkRepeated(known, number, digest, db);
          return known;
        }
        if (!known) {
          await makeWay(username, table, db);
          await changes.insert(newSet(username, id, table, batch, now()), db);
        }
        await changes.putBatch({ change_set_id: id, batch: number, rows }, db, digest);
        const arrived = await changes.batchNumbers(id, db);
        await changes.update(
          id,
          ["staging"],
          {
            touched_at: now(),
            // Batches overtake each other: whichever says total means them all.
            ...(batch.tipo === "total" && { mode: "total" }),
            ...(arrived.length === batches && { state: "comparing", comparer }),
          },
          db,
        );
        const set = await changes.find(id, db);
        if (!set) throw new Error(`The import ${id} was not stored`);
        return set;
      });
    },
  };
}

/** Why nothing more comes of an upload. */
export function over({ id, state, reason }: ChangeSetRow): ImportRefusal {
  const why = reason === null ? "" : `: ${reason}`;
  return new ImportRefusal("conflict", `The upload ${id} is ${state} already${why}`);
}

function newSet(
  username: string,
  id: string,
  table: CatalogueTable,
  batch: Batch,
  at: number,
): Insertable<ChangeSetRow> {
  return {
    id,
    kind: "import",
    table_name: table.name,
    mode: batch.tipo,
    state: "staging",
    username,
    file_name: batch.file_name ?? null,
    header_row: batch.header_row ?? 1,
    header: JSON.stringify(batch.Header),
    batches: batch.batches ?? 1,
    rows: 0,
    counts: JSON.stringify(noCounts),
    created_at: at,
    touched_at: at,
  };
}
