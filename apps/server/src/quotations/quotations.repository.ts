import type { OwnPrice, QuotedPrices, Warehouse } from "@caliper/catalogue-model";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { FamilyRow } from "../catalogue/products.repository.ts";
import { type Database, lock, type OpenDatabase } from "../db/index.ts";
import type { QuotationHeadingRow, QuotationRow } from "../db/order-rows.ts";
import type { ShownLine } from "../lists/shown-lines.ts";
import type { MessageLanguage } from "../messages/message.ts";

/** What stands above and below the quotations of an account. */
export type QuotationHeading = Omit<QuotationHeadingRow, "account_id">;

export interface QuotationSettings extends QuotedPrices {
  readonly customer: string;
  readonly language: MessageLanguage;
  /** Null for the first one of the account. */
  readonly warehouse: Warehouse | null;
  /** The last day of the offer. */
  readonly validUntil: string;
  readonly currencyNote: string;
  readonly hasDrawings: boolean;
  /** By the number of the list's line. */
  readonly prices: Readonly<Record<string, OwnPrice>>;
}

/** A line of a list with what is asked for it. */
export interface QuotedLine extends OwnPrice {
  readonly shown: ShownLine;
  /** US dollars; undefined on request. */
  readonly offer?: number | undefined;
  /** To draw the part; only in a quotation with drawings. */
  readonly measures?: FamilyRow | undefined;
}

/** What a quotation keeps once it is sent. */
export interface SentQuotation {
  readonly heading: QuotationHeading;
  /** Undefined for an account without prices. */
  readonly warehouse: Warehouse | undefined;
  readonly lines: readonly QuotedLine[];
}

export interface Quotation extends Omit<Selectable<QuotationRow>, "settings" | "sent"> {
  readonly settings: QuotationSettings;
}

export interface WholeQuotation extends Quotation {
  /** Undefined for a draft. */
  readonly sent: SentQuotation | undefined;
}

type NewQuotation = Omit<Insertable<QuotationRow>, "settings" | "sent" | "sent_at" | "version"> & {
  readonly settings: QuotationSettings;
};

interface QuotationChange {
  readonly settings?: QuotationSettings;
  readonly sent?: SentQuotation;
  readonly at: number;
}

export type QuotationsRepository = ReturnType<typeof quotationsRepository>;

const listed = [
  "id",
  "account_id",
  "list_id",
  "number",
  "revision",
  "version",
  "settings",
  "created_at",
  "changed_at",
  "sent_at",
] as const;

const settingsOf = (text: string) => JSON.parse(text) as QuotationSettings;

export function quotationsRepository({ read, write }: OpenDatabase) {
  return {
    /** Waits until no other transaction starts a quotation of the account. */
    lock: (accountId: number, db: Kysely<Database>) => lock(db, "quotations", String(accountId)),

    async heading(accountId: number): Promise<QuotationHeading> {
      const query = read
        .selectFrom("quotation_heading")
        .select(["name", "terms", "logo"])
        .where("account_id", "=", accountId);
      return (await query.executeTakeFirst()) ?? { name: "", terms: "", logo: null };
    },

    async setHeading(accountId: number, heading: QuotationHeading) {
      await write
        .insertInto("quotation_heading")
        .values({ account_id: accountId, ...heading })
        .onConflict((conflict) => conflict.column("account_id").doUpdateSet(heading))
        .execute();
    },

    /** The newest first. */
    async ofAccount(
      accountId: number,
      before: number | undefined,
      limit: number,
      db: Kysely<Database> = read,
    ): Promise<Quotation[]> {
      let query = db.selectFrom("quotation").select(listed).where("account_id", "=", accountId);
      if (before !== undefined) query = query.where("id", "<", before);
      const rows = await query.orderBy("id", "desc").limit(limit).execute();
      return rows.map((row) => ({ ...row, settings: settingsOf(row.settings) }));
    },

    async find(accountId: number, id: number): Promise<WholeQuotation | undefined> {
      const row = await read
        .selectFrom("quotation")
        .selectAll()
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return (
        row && {
          ...row,
          settings: settingsOf(row.settings),
          sent: row.sent === null ? undefined : (JSON.parse(row.sent) as SentQuotation),
        }
      );
    },

    /** How many an account has, and its last number. */
    async count(accountId: number, db: Kysely<Database>) {
      const { count, last } = await db
        .selectFrom("quotation")
        .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("number").as("last")])
        .where("account_id", "=", accountId)
        .executeTakeFirstOrThrow();
      return { count: Number(count), last: last ?? 0 };
    },

    /** The last revision of a number. */
    lastRevision: (accountId: number, number: number, db: Kysely<Database>) =>
      db
        .selectFrom("quotation")
        .select(["revision", "sent_at"])
        .where("account_id", "=", accountId)
        .where("number", "=", number)
        .orderBy("revision", "desc")
        .limit(1)
        .executeTakeFirstOrThrow(),

    /** @returns its id */
    async insert(row: NewQuotation, db: Kysely<Database>): Promise<number> {
      const settings = JSON.stringify(row.settings);
      const query = db
        .insertInto("quotation")
        .values({ ...row, settings, sent: null, sent_at: null, version: 1 })
        .returning("id");
      return (await query.executeTakeFirstOrThrow()).id;
    },

    /** @returns whether the quotation is a draft of that version, and therefore changed */
    async update(
      id: number,
      version: number,
      { settings, sent, at }: QuotationChange,
    ): Promise<boolean> {
      const { numUpdatedRows: changed } = await write
        .updateTable("quotation")
        .set({
          version: version + 1,
          changed_at: at,
          ...(settings && { settings: JSON.stringify(settings) }),
          ...(sent && { sent: JSON.stringify(sent), sent_at: at }),
        })
        .where("id", "=", id)
        .where("version", "=", version)
        .where("sent_at", "is", null)
        .executeTakeFirst();
      return Number(changed) === 1;
    },

    /** @returns whether the quotation was a draft */
    async delete(id: number): Promise<boolean> {
      const { numDeletedRows: deleted } = await write
        .deleteFrom("quotation")
        .where("id", "=", id)
        .where("sent_at", "is", null)
        .executeTakeFirst();
      return Number(deleted) === 1;
    },
  };
}
