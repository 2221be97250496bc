import type { Kysely } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { SignInStepRow } from "../db/account-rows.ts";

export type SecondFactorsRepository = ReturnType<typeof secondFactorsRepository>;

/** Authenticator apps, recovery codes, and sign-ins that wait for one of them. */
export function secondFactorsRepository({ read, write }: OpenDatabase) {
  return {
    /** The app of an account: set up, being set up or both. */
    async totp(accountId: number, db: Kysely<Database> = read) {
      return db
        .selectFrom("totp")
        .selectAll()
        .where("account_id", "=", accountId)
        .executeTakeFirst();
    },

    /** Starts to set up an app; the one that is set up stays. */
    async startTotp(accountId: number, secret: string, now: number): Promise<void> {
      const started = { new_secret: secret, started_at: now };
      await write
        .insertInto("totp")
        .values({ account_id: accountId, secret: null, last_step: 0, ...started })
        .onConflict((conflict) => conflict.column("account_id").doUpdateSet(started))
        .execute();
    },

    /** @param step the step of the code that confirmed the secret */
    async confirmTotp(accountId: number, secret: string, step: number, db: Kysely<Database>) {
      await db
        .updateTable("totp")
        .set({ secret, new_secret: null, started_at: null, last_step: step })
        .where("account_id", "=", accountId)
        .execute();
    },

    /** Whether the step is later than every used one; it counts as used from now on. */
    async useStep(accountId: number, secret: string, step: number): Promise<boolean> {
      const used = await write
        .updateTable("totp")
        .set({ last_step: step })
        .where("account_id", "=", accountId)
        .where("secret", "=", secret)
        .where("last_step", "<", step)
        .returning("account_id")
        .execute();
      return used.length > 0;
    },

    async removeTotp(accountId: number, db: Kysely<Database>): Promise<void> {
      await db.deleteFrom("totp").where("account_id", "=", accountId).execute();
    },

    /** Removes every second factor of an account, and its recovery codes. */
    async removeAll(accountId: number, db: Kysely<Database>): Promise<void> {
      for (const table of ["totp", "passkey", "recovery_code"] as const) {
        await db.deleteFrom(table).where("account_id", "=", accountId).execute();
      }
    },

    async countRecoveryCodes(accountId: number): Promise<number> {
      const codes = read
        .selectFrom("recovery_code")
        .select("code_hash")
        .where("account_id", "=", accountId);
      return (await codes.execute()).length;
    },

    async replaceRecoveryCodes(
      accountId: number,
      hashes: readonly string[],
      db: Kysely<Database>,
    ): Promise<void> {
      await db.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
      const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash }));
      if (rows.length > 0) await db.insertInto("recovery_code").values(rows).execute();
    },

    /** Whether the account had this code; it cannot be used again. */
    async useRecoveryCode(accountId: number, hash: string): Promise<boolean> {
      const used = await write
        .deleteFrom("recovery_code")
        .where("account_id", "=", accountId)
        .where("code_hash", "=", hash)
        .returning("code_hash")
        .execute();
      return used.length > 0;
    },

    async addStep(step: SignInStepRow): Promise<void> {
      await write.insertInto("sign_in_step").values(step).execute();
    },

    async step(tokenHash: string): Promise<SignInStepRow | undefined> {
      return read
        .selectFrom("sign_in_step")
        .selectAll()
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
    },

    /** Whether the step was there: another call may have completed it. */
    async removeStep(tokenHash: string): Promise<boolean> {
      const removed = await write
        .deleteFrom("sign_in_step")
        .where("token_hash", "=", tokenHash)
        .returning("account_id")
        .execute();
      return removed.length > 0;
    },

    async removeEndedSteps(now: number): Promise<void> {
      await write.deleteFrom("sign_in_step").where("expires_at", "<=", now).execute();
    },
  };
}
