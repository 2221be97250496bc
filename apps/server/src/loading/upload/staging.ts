import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { CatalogueTable } from "@caliper/catalogue-model";
import { tableNamed } from "../change.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import type { Database, OpenDatabase } from "../../db/index.ts";
import type { ChangeSet, NewChangeSet } from "../change-set.ts";
import { conflict, invalidField, type Refusal } from "../../refusal.ts";
import type { Cell } from "./cells.ts";
import { normalized } from "./sheet.ts";
import { type SheetSource, withColumns } from "../sheet-source.ts";
import { message } from "../../messages/message.ts";

/** An unfinished upload without activity for this long no longer blocks its table. */
const blockedMs = 2 * 60_000;
/** The same for another upload of the same user: that window was probably closed. */
const ownBlockedMs = 10_000;

/** Some rows of an upload. */
export interface Batch {
  /** Name of the table in the model. */
  readonly table: string;
  readonly mode: "total" | "partial";
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly uploadId?: string;
  readonly batch?: number;
  readonly batches?: number;
  readonly fileName?: string;
  readonly headerRow?: number;
  readonly source?: SheetSource;
  readonly preview?: boolean;
  /** The account whose own rows are loaded; all rows by default. */
  readonly owner?: string;
}

interface Options {
  readonly database: OpenDatabase;
  readonly changes: ChangeSetsRepository;
  readonly now: () => number;
}

/** Collects the batches of an upload, in any order and with repetitions, until all have arrived. */
export function createStaging({ database, changes, now }: Options) {
  /** Refuses a table that is being loaded; discards an inactive upload of the same user. */
  async function claimTable(
    username: string,
    table: CatalogueTable,
    owner: string | null,
    db: Kysely<Database>,
  ): Promise<void> {
    const at = now();
    for (const other of await changes.underWay(table.name, owner, at - blockedMs, db)) {
      // A failed comparison does not block the table and can be repeated later.
      if (other.state === "comparing" && other.comparer === null) continue;
      const since = new Date(other.createdAt).toISOString();
      if (other.username !== username) {
        const { username: user } = other;
        throw conflict(message("upload.busy", { user, table: table.wireName, since }));
      }
      if (other.touchedAt >= at - ownBlockedMs) {
        const file = other.fileName;
        const upload =
          file === null ? table.wireName : message("upload.file", { table: table.wireName, file });
        const seconds = ownBlockedMs / 1000;
        throw conflict(message("upload.ownBusy", { table: upload, since, seconds }));
      }
      const reason = message("import.otherUpload", { user: username, table: table.wireName });
      await changes.update(other.id, { states: [other.state] }, { state: "discarded", reason }, db);
      await changes.deleteBatches(other.id, db);
    }
  }

  function checkSame(set: ChangeSet, username: string, table: CatalogueTable, batch: Batch) {
    if (set.username !== username || set.owner !== (batch.owner ?? null))
      throw conflict(message("upload.otherUser", { id: set.id }));
    if (set.table !== table.name || set.batches !== (batch.batches ?? 1)) {
      throw conflict(message("upload.otherTable", { id: set.id }));
    }
    if (JSON.stringify(set.header) !== JSON.stringify(batch.header)) {
      throw conflict(message("upload.otherHeader", { id: set.id }));
    }
  }

  /** A batch of a complete upload may be sent again, but only with the same rows. */
  async function checkRepeated(
    set: ChangeSet,
    number: number,
    digest: string,
    db: Kysely<Database>,
  ): Promise<void> {
    if (set.state === "discarded" || set.state === "failed") throw uploadEnded(set);
    if ((await changes.digest(set.id, number, db)) === digest) return;
    throw conflict(message("upload.otherRows", { id: set.id, batch: number }));
  }

  return {
    /**
     * Stores a batch. The one that completes the upload sets it to `comparing` in the same
     * transaction, so that exactly one call compares, even on several servers.
     * @param comparer owner of the comparison, if this batch completes the upload
     * @returns the set including this batch
     */
    async receive(
      username: string,
      id: string,
      receivedBatch: Batch,
      comparer: string,
    ): Promise<ChangeSet> {
      const number = receivedBatch.batch ?? 1;
      const batches = receivedBatch.batches ?? 1;
      if (number > batches)
        throw invalidField("batch", number, message("expected.batch", { batches }));
      const table = tableNamed(receivedBatch.table);
      const { kept, ...sheet } = normalized(table, receivedBatch);
      const batch = { ...receivedBatch, ...sheet };
      const source = withColumns(receivedBatch.source, kept, receivedBatch.header.length);
      const rows = JSON.stringify(batch.rows);
      const digest = createHash("sha256").update(rows).digest("hex");
      return database.write.transaction().execute(async (db) => {
        await changes.lockUpload(id, table.name, db);
        const earlier = await changes.find(id, db);
        if (earlier) checkSame(earlier, username, table, batch);
        if (earlier && earlier.state !== "staging") {
          await checkRepeated(earlier, number, digest, db);
          return earlier;
        }
        if (!earlier) {
          await claimTable(username, table, receivedBatch.owner ?? null, db);
          await changes.insert(
            newSet(username, id, table, { ...batch, ...(source && { source }) }, now()),
            db,
          );
        }
        await changes.putBatch({ change_set_id: id, batch: number, rows }, db, digest);
        const arrived = await changes.batchNumbers(id, db);
        await changes.update(
          id,
          { states: ["staging"] },
          {
            touchedAt: now(),
            // Batches may arrive out of order; one `total` applies to all.
            ...(batch.mode === "total" && { mode: "total" }),
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

/** The refusal of a batch of an upload that has ended. */
export function uploadEnded({ id, state, reason }: ChangeSet): Refusal {
  const ended = message(state === "discarded" ? "upload.discarded" : "upload.failed", { id });
  return conflict(reason === null ? ended : message("upload.ended", { ended, reason }));
}

function newSet(
  username: string,
  id: string,
  table: CatalogueTable,
  batch: Batch,
  at: number,
): NewChangeSet {
  return {
    id,
    kind: "import",
    table: table.name,
    mode: batch.mode,
    state: "staging",
    username,
    fileName: batch.fileName ?? null,
    headerRow: batch.headerRow ?? 1,
    header: batch.header,
    ...(batch.source && { source: batch.source }),
    batches: batch.batches ?? 1,
    owner: batch.owner ?? null,
    rows: 0,
    createdAt: at,
    touchedAt: at,
  };
}
