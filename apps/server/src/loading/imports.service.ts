import { randomUUID } from "node:crypto";
import { type CatalogueTable, removalLimit } from "@caliper/catalogue-model";
import { message } from "../messages/message.ts";
import { conflict, notFound, Refusal } from "../refusal.ts";
import { day } from "../units.ts";
import type { Applying } from "./apply/applying.ts";
import { tableNamed } from "./change.ts";
import type { ChangeCounts, ChangeSet } from "./change-set.ts";
import { type ComparingOptions, createComparing } from "./compare/comparing.ts";
import { comparedAgain, ImportRefusal, reasonOf, tableChanged } from "./import-refusal.ts";
import { sentences } from "./problem.ts";
import { createCorrections } from "./review/corrections.ts";
import { sheetRowOf } from "./sheet-source.ts";
import type { Undo } from "./undo/undo.ts";
import { isBlank } from "./upload/sheet.ts";
import { type Batch, createStaging, uploadEnded } from "./upload/staging.ts";

/** How long an interrupted upload can be resumed. */
const resumableMs = day;
/** How long an uncommitted comparison is kept. */
const previewLifetimeMs = 7 * resumableMs;
/** Attempts to compare and commit an upload without a preview while its table changes. */
const maxAttempts = 5;

interface Options extends ComparingOptions {
  readonly applying: Applying;
  readonly undo: Undo;
}

interface Decision {
  readonly skipInvalid: boolean;
  /** Also apply unlikely values. */
  readonly acceptWarnings?: boolean;
  readonly confirm?: string | undefined;
  /** Time of the comparison that was shown; without it, any comparison is accepted. */
  readonly seen?: number | undefined;
}

export type ImportsService = ReturnType<typeof createImports>;

const isTableChanged = (error: unknown) =>
  error instanceof Refusal && error.reason === tableChanged;

/** @throws Refusal (conflict) when rows or columns have unlikely values */
function refuseWarnings({ warned, scaled }: ChangeCounts, { columns }: CatalogueTable): void {
  const titleOf = (name: string) => columns.find(({ header }) => header === name)?.title ?? name;
  const [column] = scaled;
  if (column) {
    const { factor } = column;
    throw conflict(message("import.scaled", { column: titleOf(column.column), factor }));
  }
  if (warned > 0) throw conflict(message("import.unusual", { count: warned }));
}

export function createImports({ database, changes, applying, undo, now, briefMs }: Options) {
  const staging = createStaging({ database, changes, now });
  const comparing = createComparing({ database, changes, now, briefMs });

  /** The problems of the first invalid rows, with their rows of the sheet. */
  async function firstProblems(set: ChangeSet, limit: number) {
    const rows = await changes.rows(set.id, { kinds: ["invalid"], offset: 0, limit });
    const source = set.source;
    return rows.flatMap(({ sheetRow: row, problems }) =>
      problems.map((problem) => ({ row: sheetRowOf(source, row ?? 0), problem })),
    );
  }

  /** Commits a ready import; returns a committed one unchanged. */
  async function commit(
    actor: string,
    id: string,
    { skipInvalid, acceptWarnings, confirm, seen }: Decision,
  ): Promise<ChangeSet> {
    const set = await comparing.waitUntilCompared(id);
    if (set.state === "committed") return set;
    if (set.state !== "ready")
      throw conflict(message("import.notApplied", { state: message(`import.${set.state}`) }));
    if (seen !== undefined && seen !== set.touchedAt) throw comparedAgain();
    const counts = set.counts;
    const table = tableNamed(set.table);
    if (counts.invalid > 0 && !skipInvalid) {
      const problems = await firstProblems(set, 20);
      const [first] = problems;
      const explanation = first
        ? sentences(set)(first.row, first.problem)
        : message("import.invalidRows", { count: counts.invalid });
      throw new ImportRefusal(explanation, problems);
    }
    if (!acceptWarnings) refuseWarnings(counts, table);
    const share = counts.existing === 0 ? 0 : counts.removed / counts.existing;
    const isClearing = set.owner !== null && set.rows === 0;
    if (share > removalLimit && confirm !== table.wireName && !isClearing) {
      const { removed, existing } = counts;
      const percent = (share * 100).toFixed(1);
      const { wireName } = table;
      throw conflict(message("import.removes", { removed, existing, percent, table: wireName }));
    }
    await applying.apply(set, actor);
    return comparing.findOrFail(id);
  }

  /** Commits an upload without a preview, comparing it again while its table changes. */
  async function commitDirectly(username: string, id: string): Promise<ChangeSet> {
    for (let left = maxAttempts; ; left -= 1) {
      try {
        return await commit(username, id, { skipInvalid: false, acceptWarnings: true });
      } catch (error) {
        if (isTableChanged(error) && left > 1) await comparing.refresh(id);
        else throw error instanceof Refusal ? await refused(id, error) : error;
      }
    }
  }

  /** Marks an upload that could not be committed directly as failed. @returns `why` */
  async function refused(id: string, why: Refusal): Promise<Refusal> {
    await database.write.transaction().execute(async (db) => {
      const failure = { state: "failed", reason: reasonOf(why), touchedAt: now() } as const;
      if (await changes.update(id, { states: ["ready"] }, failure, db))
        await changes.deleteBatches(id, db);
    });
    return why;
  }

  return {
    /**
     * Stores a batch. The batch that completes the upload starts the comparison, and the commit unless
     * the upload is a preview, for which the caller asks again after a second. A repeated batch gets the same answer.
     */
    async upload(
      username: string,
      batch: Batch,
    ): Promise<{ affectedRows: number; set: ChangeSet }> {
      const id = batch.uploadId ?? randomUUID();
      const comparer = comparing.newComparer();
      const received = await staging.receive(username, id, batch, comparer);
      const affectedRows = batch.rows.filter((cells) => !isBlank(cells)).length;
      if (received.state === "staging") return { affectedRows, set: received };
      const compared =
        received.comparer === comparer
          ? comparing.run(received, comparer)
          : comparing.waitUntilCompared(id);
      const set = await (batch.preview ? comparing.briefly(id, compared) : compared);
      if (set.state === "discarded" || set.state === "failed") throw uploadEnded(set);
      const isWanted = set.state === "ready" && !batch.preview;
      return { affectedRows, set: isWanted ? await commitDirectly(username, id) : set };
    },

    /** The current change set, compared again when a table has changed since; `comparing` while that takes longer than a second. */
    async refresh(id: string): Promise<ChangeSet> {
      const set = await changes.find(id);
      if (!set) throw notFound(message("change.missing", { id }));
      return set.kind === "import" ? comparing.briefly(id, comparing.refresh(id)) : set;
    },

    ...createCorrections({ database, changes, comparing, now }),
    commit,
    undo,

    /** Ends incomplete uploads and old uncommitted comparisons. */
    async sweep(): Promise<void> {
      const unfinished = ["staging", "comparing"] as const;
      for (const id of await changes.idle(unfinished, now() - resumableMs)) {
        const reason = message("import.stopped");
        if (await changes.update(id, { states: unfinished }, { state: "failed", reason }))
          await changes.deleteBatches(id);
      }
      for (const id of await changes.idle(["ready"], now() - previewLifetimeMs)) {
        if (!(await changes.update(id, { states: ["ready"] }, { state: "discarded" }))) continue;
        await changes.deleteBatches(id);
        await changes.deleteRows(id);
      }
      await changes.deleteOldBatches(now() - resumableMs);
    },

    /** Discards an import that is not committed yet. */
    async discard(id: string): Promise<void> {
      await comparing.findOrFail(id);
      await database.write.transaction().execute(async (db) => {
        const change = { state: "discarded", comparer: null, touchedAt: now() } as const;
        const states = ["staging", "comparing", "ready", "failed", "discarded"] as const;
        if (!(await changes.update(id, { states }, change, db))) {
          const set = await changes.find(id, db);
          if (!set) throw notFound(message("import.missing", { id }));
          throw conflict(message("import.notDiscarded", { state: message(`import.${set.state}`) }));
        }
        await changes.deleteBatches(id, db);
        await changes.deleteRows(id, db);
      });
    },
  };
}
