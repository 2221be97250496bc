import type { FamilyId } from "@caliper/catalogue-model";
import {
  type Insertable,
  type Kysely,
  type Nullable,
  type Selectable,
  sql,
  type Updateable,
} from "kysely";
import { chunks, type Database, insertRows, lock, type OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList } from "../db/prepared.ts";
import type { ListLineRow, PartsListRow } from "../db/order-rows.ts";

/** A list without its lines. */
export interface PartsList extends Selectable<PartsListRow> {
  readonly lineCount: number;
  readonly pieces: number;
}

export type ListLine = Selectable<ListLineRow>;

/** What the catalogue says of a part of a list. */
export interface ListedPart {
  readonly code: string;
  readonly family: FamilyId;
  readonly detail: { readonly en: string; readonly es: string };
  readonly boxQuantity: number | null;
  readonly palletQuantity: number | null;
  readonly boxWeight: number | null;
}

/** The columns of `product` and `packaging` for `partOf`, besides the code. */
export const partColumns = [
  "product.family",
  "product.detail_en",
  "product.detail_es",
  "packaging.box_quantity",
  "packaging.pallet_quantity",
  "packaging.weight_kg",
] as const;

type PartRow = Pick<Database["product"], "code" | "family" | "detail_en" | "detail_es"> &
  Nullable<Pick<Database["packaging"], "box_quantity" | "pallet_quantity" | "weight_kg">>;

export const partOf = (row: PartRow): ListedPart => ({
  code: row.code,
  family: row.family as FamilyId,
  detail: { en: row.detail_en, es: row.detail_es },
  boxQuantity: row.box_quantity,
  palletQuantity: row.pallet_quantity,
  boxWeight: row.weight_kg,
});

export type ListsRepository = ReturnType<typeof listsRepository>;

const linesPerQuery = 500;

export function listsRepository(database: OpenDatabase) {
  const { read, dialect } = database;
  const parts = prepare(database, (slot: Slots<{ codes: TextList }>) =>
    read
      .selectFrom("product")
      .leftJoin("packaging", "packaging.code", "product.code")
      .select(["product.code", ...partColumns])
      .where(isAmong(dialect, "product.code", slot.codes)),
  );
  const lists = (db: Kysely<Database>) =>
    db
      .selectFrom("parts_list")
      .selectAll("parts_list")
      .select((row) => {
        const lines = row.selectFrom("list_line").whereRef("list_id", "=", "parts_list.id");
        return [
          lines.select((line) => line.fn.countAll<number>().as("lines")).as("line_count"),
          lines
            .select((line) => sql<number>`coalesce(${line.fn.sum("quantity")}, 0)`.as("sum"))
            .as("pieces"),
        ];
      });
  type Found = Awaited<ReturnType<ReturnType<typeof lists>["execute"]>>[number];
  const listOf = ({ line_count: lineCount, pieces, ...row }: Found): PartsList => ({
    ...row,
    lineCount: Number(lineCount),
    pieces: Number(pieces),
  });

  return {
    /** Waits until no other transaction changes the lists of the account. */
    lock: (accountId: number, db: Kysely<Database>) => lock(db, "lists", String(accountId)),

    /** The last changed first. */
    async ofAccount(accountId: number, db: Kysely<Database> = read): Promise<PartsList[]> {
      const rows = await lists(db)
        .where("account_id", "=", accountId)
        .orderBy("changed_at", "desc")
        .orderBy("id", "desc")
        .execute();
      return rows.map(listOf);
    },

    async find(
      accountId: number,
      id: number,
      db: Kysely<Database> = read,
    ): Promise<PartsList | undefined> {
      const row = await lists(db)
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row && listOf(row);
    },

    /** A shared list with the name of its owner, unless the owner's account is disabled. */
    shared: (token: string, db: Kysely<Database> = read) =>
      db
        .selectFrom("parts_list")
        .innerJoin("account", "account.id", "parts_list.account_id")
        .selectAll("parts_list")
        .select("account.username as owner")
        .where("share_token", "=", token)
        .where("account.disabled", "=", 0)
        .executeTakeFirst(),

    lines: (listId: number, db: Kysely<Database> = read): Promise<ListLine[]> =>
      db
        .selectFrom("list_line")
        .selectAll()
        .where("list_id", "=", listId)
        .orderBy("place")
        .orderBy("id")
        .execute(),

    /** @returns the list's number */
    async insert(row: Insertable<PartsListRow>, db: Kysely<Database>): Promise<number> {
      const query = db.insertInto("parts_list").values(row).returning("id");
      return (await query.executeTakeFirstOrThrow()).id;
    },

    async update(id: number, change: Updateable<PartsListRow>, db: Kysely<Database>) {
      await db.updateTable("parts_list").set(change).where("id", "=", id).execute();
    },

    async delete(id: number, db: Kysely<Database>): Promise<void> {
      await db.deleteFrom("list_line").where("list_id", "=", id).execute();
      await db.deleteFrom("parts_list").where("id", "=", id).execute();
    },

    insertLines: (rows: readonly Insertable<ListLineRow>[], db: Kysely<Database>) =>
      insertRows(db, "list_line", rows),

    /** Increases the revision. */
    async updateLine(id: number, change: Updateable<ListLineRow>, db: Kysely<Database>) {
      await db
        .updateTable("list_line")
        .set(change)
        .set((row) => ({ revision: row("revision", "+", 1) }))
        .where("id", "=", id)
        .execute();
    },

    /** Moves a line to a place; those from there on move down. */
    async place(listId: number, id: number, place: number, db: Kysely<Database>): Promise<void> {
      await db
        .updateTable("list_line")
        .set((row) => ({ place: row("place", "+", 1) }))
        .where("list_id", "=", listId)
        .where("place", ">=", place)
        .execute();
      await db.updateTable("list_line").set({ place }).where("id", "=", id).execute();
    },

    async removeLines(ids: readonly number[], db: Kysely<Database>): Promise<void> {
      for (const part of chunks(ids, linesPerQuery))
        await db.deleteFrom("list_line").where("id", "in", part).execute();
    },

    /** The parts with these codes that are in the catalogue. */
    async parts(codes: readonly string[]): Promise<ReadonlyMap<string, ListedPart>> {
      if (codes.length === 0) return new Map();
      const rows = await parts({ codes });
      return new Map(rows.map((row) => [row.code, partOf(row)]));
    },
  };
}
