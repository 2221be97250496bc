import { randomUUID } from "node:crypto";
import type { AuditRepository } from "../../audit/audit.repository.ts";
import type { OpenDatabase } from "../../db/index.ts";
import { message } from "../../messages/message.ts";
import { conflict, notFound } from "../../refusal.ts";
import type { Applying } from "../apply/applying.ts";
import { type KeptRow, tableNamed } from "../change.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import { reversalOf } from "./reversal.ts";

interface Options {
  readonly database: OpenDatabase;
  readonly changes: ChangeSetsRepository;
  readonly audit: AuditRepository;
  readonly applying: Applying;
}

export interface UndoResult {
  readonly undo: string;
  readonly reverted: number;
  readonly kept: readonly KeptRow[];
  /** Reverted rows with an older value than the one before the change, as in `Reversal`. */
  readonly further: readonly KeptRow[];
}

export type Undo = ReturnType<typeof createUndo>;

/**
 * Reverts a committed set, row by row, in one transaction. Rows that stay are returned as
 * `kept`, as in `Reversal`.
 */
export const createUndo =
  ({ database, changes, audit, applying }: Options) =>
  async (id: string, username: string): Promise<UndoResult> =>
    database.write.transaction().execute(async (db) => {
      await changes.lock(db);
      const undoing = { state: "undone", undoneBy: username } as const;
      const isDone = await changes.update(id, { states: ["committed"] }, undoing, db);
      const set = await changes.find(id, db);
      if (!set) throw notFound(message("change.missing", { id }));
      if (!isDone)
        throw conflict(message("change.notUndone", { state: message(`change.${set.state}`) }));
      if (!tableNamed(set.table).keepsHistory)
        throw conflict(message("change.noHistory", { table: tableNamed(set.table).title }));
      const { pages, kept, further } = await reversalOf(id, changes, db);
      const { table, mode, fileName, owner } = set;
      const undo = randomUUID();
      const about = { table, mode, username, fileName, undoes: id, owner };
      const { rows: reverted, committedAt } = await applying.record(
        { id: undo, kind: "undo", ...about },
        pages,
        db,
        { kept: kept.length },
      );
      await changes.update(id, { states: ["undone"] }, { undoneAt: committedAt }, db);
      const detail = { id, reverted, kept: kept.length };
      const target = tableNamed(table).wireName;
      await audit.record({ actor: username, action: "catalogue.undone", target, detail }, db);
      return { undo, reverted, kept, further };
    });
