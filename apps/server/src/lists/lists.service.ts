/** Lists of parts that people keep. What is shown of a line is what the viewer may see of the part, today. */
import { randomBytes } from "node:crypto";
import { familyOf, listLimits, type Viewer, type Warehouse } from "@caliper/catalogue-model";
import type { Insertable, Kysely } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { ListLineRow } from "../db/order-rows.ts";
import { message } from "../messages/message.ts";
import { conflict, type FieldError, invalidField, invalidFields, notFound } from "../refusal.ts";
import type { ListLine, ListsRepository, PartsList } from "./lists.repository.ts";
import {
  createShownLines,
  type SeenParts,
  seenPrice,
  type ShownFacts,
  unseen,
} from "./shown-lines.ts";

/** The account whose lists are read or changed, with its rights. */
export interface ListOwner {
  readonly id: number;
  readonly viewer: Viewer;
}

export interface NewList {
  readonly name: string;
  /** Lists of the owner whose lines it gets. */
  readonly from?: readonly number[] | undefined;
  /** The token of a shared list whose lines it gets. */
  readonly shared?: string | undefined;
  /** An order of the owner whose lines it gets. */
  readonly order?: number | undefined;
}

export interface ListChange {
  readonly name?: string | undefined;
  readonly isStanding?: boolean | undefined;
  readonly isArchived?: boolean | undefined;
  readonly share?: "none" | "read" | "copy" | undefined;
}

export interface NewLine {
  readonly code: string;
  readonly grade?: string | undefined;
  readonly quantity: number;
  readonly note?: string | undefined;
}

export interface NewLines {
  /** Of the prices that the owner sees. */
  readonly warehouse?: Warehouse | undefined;
  readonly lines: readonly NewLine[];
}

/** A line of a sent order. */
type OrderedLine = Omit<NewLine, "note">;

/** A line as the caller saw it. */
export interface SeenLine {
  readonly id: number;
  readonly revision: number;
}

export interface LineChange extends Partial<NewLine> {
  /** Of the price that the owner sees. */
  readonly warehouse?: Warehouse | undefined;
  readonly revision: number;
  /** Today's price takes the place of the one that was seen. */
  readonly isPriceSeen?: true | undefined;
  /** The line before which it moves; null for the end. */
  readonly before?: number | null | undefined;
}

export interface Transfer {
  readonly lines: readonly SeenLine[];
  /** Without a list they are removed. */
  readonly to?: number | undefined;
  readonly isCopy?: boolean | undefined;
}

interface Options extends ShownFacts {
  readonly database: OpenDatabase;
  readonly lists: ListsRepository;
  /** The lines of an order that the account has sent. */
  readonly orderedLines: (
    accountId: number,
    order: number,
  ) => Promise<readonly OrderedLine[] | undefined>;
  readonly now: () => number;
}

export type ListsService = ReturnType<typeof createLists>;

type LineValues = Omit<ListLine, "id" | "list_id" | "place" | "revision">;

/** Lines of one key become one. */
const lineKey = ({ code, grade }: Pick<ListLine, "code" | "grade">) => `${code} ${grade ?? ""}`;

export function createLists(options: Options) {
  const { database, lists, orderedLines, now } = options;
  const lineReader = createShownLines(options);

  /** Changes of the lists of one account follow each other. */
  const changing = <Result>(
    { id }: ListOwner,
    change: (db: Kysely<Database>) => Promise<Result>,
  ): Promise<Result> =>
    database.write.transaction().execute(async (db) => {
      await lists.lock(id, db);
      return change(db);
    });

  async function ownList(owner: ListOwner, id: number, db?: Kysely<Database>): Promise<PartsList> {
    const list = await lists.find(owner.id, id, db);
    if (!list) throw notFound(message("list.missing", { id }));
    return list;
  }

  async function openList(owner: ListOwner, id: number, db: Kysely<Database>): Promise<PartsList> {
    const list = await ownList(owner, id, db);
    if (list.archived_at !== null) throw conflict(message("list.archived", { name: list.name }));
    return list;
  }

  /** Adds lines at the end of a list; equal ones are added up. All, or a refusal. */
  async function append(listId: number, added: readonly LineValues[], db: Kysely<Database>) {
    const before = await lists.lines(listId, db);
    const known = new Map(before.map((line) => [lineKey(line), line]));
    const changed = new Map<number, number>();
    const inserted = new Map<string, Insertable<ListLineRow>>();
    const full: FieldError[] = [];
    let place = (before.at(-1)?.place ?? 0) + 1;
    for (const [index, line] of added.entries()) {
      const key = lineKey(line);
      const old = known.get(key);
      const twin = inserted.get(key);
      const quantity =
        line.quantity + (twin?.quantity ?? (old && (changed.get(old.id) ?? old.quantity)) ?? 0);
      if (quantity > listLimits.quantity) {
        const expected = message("expected.listQuantity", { most: listLimits.quantity });
        full.push({ field: `lines/${index}/quantity`, value: line.quantity, expected });
      }
      if (twin) inserted.set(key, { ...twin, quantity });
      else if (old) changed.set(old.id, quantity);
      else inserted.set(key, { ...line, list_id: listId, place: place++, revision: 1, quantity });
    }
    if (full.length > 0) throw invalidFields(full);
    if (before.length + inserted.size > listLimits.lines)
      throw conflict(message("list.tooLong", { most: listLimits.lines }));
    for (const [id, quantity] of changed) await lists.updateLine(id, { quantity }, db);
    await lists.insertLines([...inserted.values()], db);
    await lists.update(listId, { changed_at: now() }, db);
  }

  const valuesOf = ({ code, grade, quantity, note, ...line }: ListLine): LineValues => ({
    code,
    grade,
    quantity,
    note,
    seen_cents: line.seen_cents,
    seen_grade: line.seen_grade,
    seen_warehouse: line.seen_warehouse,
    seen_at: line.seen_at,
  });

  /** The lines of the lists that a new one copies; prices that somebody else saw are left out. */
  async function copied(
    owner: ListOwner,
    { from = [], shared, order }: NewList,
    db: Kysely<Database>,
  ) {
    const values: LineValues[] = [];
    for (const id of from) {
      await ownList(owner, id, db);
      values.push(...(await lists.lines(id, db)).map(valuesOf));
    }
    if (shared !== undefined) {
      const list = await lists.shared(shared, db);
      if (!list || list.is_copyable === 0) throw notFound(message("list.notShared"));
      const lines = await lists.lines(list.id, db);
      values.push(...lines.map((line) => ({ ...valuesOf(line), ...unseen })));
    }
    if (order !== undefined) {
      const lines = await orderedLines(owner.id, order);
      if (!lines) throw notFound(message("order.missing", { id: order }));
      for (const { code, grade = null, quantity } of lines)
        values.push({ code, grade, quantity, note: "", ...unseen });
    }
    return values;
  }

  const unknownParts = (
    lines: readonly { readonly code: string; readonly grade?: string | undefined }[],
    { parts }: SeenParts,
    fieldOf: (index: number, name: string) => string,
  ): FieldError[] =>
    lines.flatMap(({ code, grade }, index) => {
      const part = parts.get(code);
      if (!part) {
        const expected = message("expected.code");
        return [{ field: fieldOf(index, "code"), value: code, expected }];
      }
      const grades: readonly string[] = familyOf(part.family).grades;
      if (grade === undefined || grades.includes(grade)) return [];
      const expected = message("expected.oneOf", { known: grades.join(", ") });
      return [{ field: fieldOf(index, "grade"), value: grade, expected }];
    });

  return {
    all: ({ id }: ListOwner): Promise<PartsList[]> => lists.ofAccount(id),

    create: (owner: ListOwner, wanted: NewList): Promise<PartsList> =>
      changing(owner, async (db) => {
        if ((await lists.ofAccount(owner.id, db)).length >= listLimits.lists)
          throw conflict(message("list.tooMany", { most: listLimits.lists }));
        const at = now();
        const values = await copied(owner, wanted, db);
        const id = await lists.insert(
          {
            account_id: owner.id,
            name: wanted.name.trim(),
            is_standing: 0,
            is_copyable: 0,
            share_token: null,
            created_at: at,
            changed_at: at,
            archived_at: null,
          },
          db,
        );
        await append(id, values, db);
        return ownList(owner, id, db);
      }),

    /** A list with its lines and the prices of a warehouse. */
    async get(owner: ListOwner, id: number, warehouse: Warehouse | undefined) {
      const list = await ownList(owner, id);
      return {
        list,
        ...(await lineReader.shownLines(await lists.lines(id), owner.viewer, warehouse, true)),
      };
    },

    /** A shared list under the rights of the viewer. */
    async shared(viewer: Viewer, token: string, warehouse: Warehouse | undefined) {
      const list = await lists.shared(token);
      if (!list) throw notFound(message("list.notShared"));
      return {
        list,
        ...(await lineReader.shownLines(await lists.lines(list.id), viewer, warehouse, false)),
      };
    },

    change: (owner: ListOwner, id: number, change: ListChange): Promise<PartsList> =>
      changing(owner, async (db) => {
        const { archived_at: archivedAt, share_token: token } = await ownList(owner, id, db);
        const { name, isStanding, isArchived, share } = change;
        const isShared = share !== undefined && share !== "none";
        await lists.update(
          id,
          {
            changed_at: now(),
            ...(name !== undefined && { name: name.trim() }),
            ...(isStanding !== undefined && { is_standing: Number(isStanding) }),
            ...(isArchived !== undefined && {
              archived_at: isArchived ? (archivedAt ?? now()) : null,
            }),
            ...(share !== undefined && {
              is_copyable: Number(share === "copy"),
              share_token: isShared ? (token ?? randomBytes(16).toString("base64url")) : null,
            }),
          },
          db,
        );
        return ownList(owner, id, db);
      }),

    /** @throws Refusal `conflict` for a list that is not archived */
    delete: (owner: ListOwner, id: number): Promise<void> =>
      changing(owner, async (db) => {
        const { archived_at: archivedAt, name } = await ownList(owner, id, db);
        if (archivedAt === null) throw conflict(message("list.notArchived", { name }));
        await lists.delete(id, db);
      }),

    /** Adds parts with the prices that the caller sees now. */
    async add(owner: ListOwner, id: number, { lines, warehouse }: NewLines): Promise<PartsList> {
      await ownList(owner, id);
      const codes = lines.map(({ code }) => code);
      const seen = await lineReader.parts(codes, owner.viewer, warehouse);
      const unknown = unknownParts(lines, seen, (index, name) => `lines/${index}/${name}`);
      if (unknown.length > 0) throw invalidFields(unknown);
      const values = lines.map(({ code, grade, quantity, note = "" }) => ({
        code,
        grade: grade ?? null,
        quantity,
        note,
        ...seenPrice(seen, code, grade, now()),
      }));
      return changing(owner, async (db) => {
        await openList(owner, id, db);
        await append(id, values, db);
        return ownList(owner, id, db);
      });
    },

    /** @throws Refusal `conflict` when the line has changed since the caller saw it */
    async changeLine(
      owner: ListOwner,
      { list: id, line: lineId }: { readonly list: number; readonly line: number },
      change: LineChange,
    ): Promise<void> {
      const { revision, before, isPriceSeen, warehouse, ...values } = change;
      await ownList(owner, id);
      const known = (await lists.lines(id)).find((each) => each.id === lineId);
      const wanted = { code: values.code ?? known?.code ?? "", grade: values.grade };
      const isOther = values.code !== undefined || values.grade !== undefined;
      const seen = await lineReader.parts([wanted.code], owner.viewer, warehouse);
      const unknown = isOther ? unknownParts([wanted], seen, (_index, name) => name) : [];
      if (known && unknown.length > 0) throw invalidFields(unknown);
      await changing(owner, async (db) => {
        await openList(owner, id, db);
        const lines = await lists.lines(id, db);
        const line = lines.find((each) => each.id === lineId);
        if (!line) throw notFound(message("list.lineMissing", { id: lineId }));
        if (line.revision !== revision) throw conflict(message("list.lineChanged"));
        const grade =
          values.code === undefined ? (values.grade ?? line.grade) : (values.grade ?? null);
        const isRead = isOther || isPriceSeen === true;
        const next = {
          ...values,
          grade,
          ...(isRead && seenPrice(seen, wanted.code, grade, now())),
        };
        if (isRead || Object.keys(values).length > 0) await lists.updateLine(lineId, next, db);
        if (before !== undefined) {
          const follower = lines.find((each) => each.id === before);
          if (before !== null && !follower)
            throw invalidField("before", before, message("expected.listLine"));
          await lists.place(id, lineId, follower?.place ?? (lines.at(-1)?.place ?? 0) + 1, db);
        }
        await lists.update(id, { changed_at: now() }, db);
      });
    },

    /** Removes, moves or copies lines. */
    transfer: (
      owner: ListOwner,
      id: number,
      { lines, to, isCopy = false }: Transfer,
    ): Promise<void> =>
      changing(owner, async (db) => {
        await (isCopy ? ownList : openList)(owner, id, db);
        if (to !== undefined) await openList(owner, to, db);
        const known = new Map((await lists.lines(id, db)).map((line) => [line.id, line]));
        const seen = new Map(lines.map((line) => [line.id, line.revision]));
        const chosen = [...seen].map(([lineId, revision]) => {
          const line = known.get(lineId);
          if (!line) throw notFound(message("list.lineMissing", { id: lineId }));
          if (!isCopy && line.revision !== revision) throw conflict(message("list.lineChanged"));
          return line;
        });
        if (to !== undefined && (to !== id || isCopy)) await append(to, chosen.map(valuesOf), db);
        if (!isCopy && to !== id) {
          await lists.removeLines([...seen.keys()], db);
          await lists.update(id, { changed_at: now() }, db);
        }
      }),
  };
}
