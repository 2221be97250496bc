import type { Kysely } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";

export type AuditAction =
  | `session.${"opened" | "failed" | "refused" | "confirmed" | "ended" | "closed"}`
  | `account.${"created" | "changed" | "link" | "password" | "signedOut" | "factorAdded" | "factorRemoved" | "recoveryCodes"}`
  | `catalogue.${"imported" | "corrected" | "undone"}`
  | "amendment.reviewed"
  | `file.${"uploaded" | "changed"}`
  | `key.${"created" | "revoked"}`
  | "search.limited"
  | `layout.${"saved" | "deleted"}`
  | `order.${"received" | "answered"}`
  | "history.kept"
  | "stock.limited";

/** One action of a user. `detail` contains old and new values; never a password, a hash or a token. */
export interface AuditEntry {
  readonly actor: string;
  readonly action: AuditAction;
  /** The user, table, file or product. */
  readonly target: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly target?: string | undefined;
  /** Only entries with a smaller number. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export type AuditRepository = ReturnType<typeof auditRepository>;

export function auditRepository({ read, write }: OpenDatabase, now: () => number) {
  return {
    /** Pass the transaction of the change, so that both are stored or neither. */
    async record(entry: AuditEntry, db: Kysely<Database> = write): Promise<void> {
      const { actor, action, target, detail } = entry;
      await db
        .insertInto("audit_entry")
        .values({ at: now(), actor, action, target, detail: JSON.stringify(detail) })
        .execute();
    },

    async list({ actor, action, target, before, limit }: AuditFilter) {
      let query = read.selectFrom("audit_entry").selectAll();
      if (actor !== undefined) query = query.where("actor", "=", actor);
      if (action !== undefined) query = query.where("action", "=", action);
      if (target !== undefined) query = query.where("target", "=", target);
      if (before !== undefined) query = query.where("id", "<", before);
      return query.orderBy("id", "desc").limit(limit).execute();
    },
  };
}
