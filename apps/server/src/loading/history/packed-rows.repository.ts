import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, zstdDecompress } from "node:zlib";
import type { Insertable, Kysely } from "kysely";
import { type Database, insertRows, type OpenDatabase } from "../../db/index.ts";
import type { ChangeRowRow, PackedRowsRow } from "../../db/schema.ts";
import type { RowChange } from "../change.ts";
import { type ChangeRow, changeRowOf, isWarned } from "../change-row.ts";
import { pagesBySeq } from "../pages-by-seq.ts";
import { prefetch } from "./prefetch.ts";

const compress = promisify(brotliCompress);
const decompressOld = promisify(zstdDecompress);
/** Higher levels take several times as long and save a few percent. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Rows per pack: more rows hardly compress better, and each page of the history reads a whole pack. */
export const rowsPerPack = 1000;

/** Packs that are read at a time: most sets have one or two, and each query waits for another thread or machine. */
const packsPerQuery = 8;

/** Which rows of a set; all by default. */
export interface RowFilter {
  readonly kinds?: readonly ChangeRow["kind"][];
  readonly tables?: Iterable<string>;
  /** Only added and changed rows with unlikely values. */
  readonly warned?: boolean;
}

/** Rows of a set in their order. */
export type Pages = AsyncIterable<readonly ChangeRow[]> | Iterable<readonly ChangeRow[]>;

/** Writes a page of changes to their tables. */
export type ApplyPage = (page: readonly RowChange[]) => Promise<void>;

type Pack = Omit<PackedRowsRow, "packed" | "content">;
type Content = Pick<PackedRowsRow, "packed" | "content" | "kind" | "table_name">;
type OldRow = Omit<ChangeRowRow, "change_set_id" | "kind" | "table_name">;

/** Selects the packs that have such rows, in their order. */
function selectPacks(db: Kysely<Database>, id: string, { kinds, tables, warned }: RowFilter) {
  let query = db.selectFrom("packed_rows").where("change_set_id", "=", id).orderBy("first_seq");
  if (kinds) query = query.where("kind", "in", [...kinds]);
  if (tables) query = query.where("table_name", "in", [...tables]);
  return warned ? query.where("warned", ">", 0) : query;
}

/**
 * The rows of applied change sets. They are read rarely, all or a page at a time, and never change, so they are stored as
 * packs: rows of one kind and table in their order, as compressed JSON.
 */
export function packedRowsRepository({ read }: OpenDatabase) {
  const packsOf = (id: string, filter: RowFilter): Promise<Pack[]> =>
    selectPacks(read, id, filter)
      .select(["change_set_id", "first_seq", "kind", "table_name", "count", "warned"])
      .execute();

  async function rowsIn({ content, packed, kind, table_name }: Content): Promise<ChangeRow[]> {
    // Synchronous: it takes at most a few ms, as parsing does, and most packs are small.
    if (content) return JSON.parse(brotliDecompressSync(content).toString()) as ChangeRow[];
    const json = (await decompressOld(Buffer.from(packed, "base64"))).toString();
    return (JSON.parse(json) as OldRow[]).map((row) => changeRowOf({ ...row, kind, table_name }));
  }

  async function rowsOf(pack: Pack): Promise<ChangeRow[]> {
    const content = await read
      .selectFrom("packed_rows")
      .select(["content", "packed"])
      .where("change_set_id", "=", pack.change_set_id)
      .where("first_seq", "=", pack.first_seq)
      .executeTakeFirstOrThrow();
    return rowsIn({ ...pack, ...content });
  }

  /** Compresses rows of a set, which come in their order. */
  async function packsFor(
    id: string,
    rows: readonly ChangeRow[],
  ): Promise<Insertable<PackedRowsRow>[]> {
    const runs: [ChangeRow, ...ChangeRow[]][] = [];
    for (const row of rows) {
      const run = runs.at(-1);
      const isSame = run?.[0].kind === row.kind && run[0].change.table === row.change.table;
      if (isSame && run.length < rowsPerPack) run.push(row);
      else runs.push([row]);
    }
    const packs: Insertable<PackedRowsRow>[] = [];
    for (const run of runs) {
      const [{ seq, kind, change }] = run;
      packs.push({
        change_set_id: id,
        first_seq: seq,
        kind,
        table_name: change.table,
        count: run.length,
        warned: run.filter(isWarned).length,
        content: await compress(JSON.stringify(run), options),
        packed: "",
      });
    }
    return packs;
  }

  /** What is stored and applied of each page; computed while the page before is written. */
  async function* prepared(id: string, pages: Pages) {
    for await (const rows of pages) {
      const valid = rows.filter(({ kind }) => kind !== "invalid");
      yield { packs: await packsFor(id, rows), page: valid.map(({ change }) => change) };
    }
  }

  return {
    /**
     * Adds rows of a set, which come in their order.
     * @param apply receives the change of every valid row in order, a page at a time
     */
    async store(id: string, pages: Pages, db: Kysely<Database>, apply: ApplyPage): Promise<void> {
      for await (const { packs, page } of prefetch(prepared(id, pages))) {
        await apply(page);
        await insertRows(db, "packed_rows", packs);
        await setImmediate();
      }
    },

    /** The rows of a set in order, a pack at a time. */
    async *all(id: string, filter: RowFilter, db: Kysely<Database>): AsyncGenerator<ChangeRow[]> {
      const pages = pagesBySeq(packsPerQuery, (after) =>
        selectPacks(db, id, filter)
          .select(["first_seq as seq", "kind", "table_name", "content", "packed"])
          .where("first_seq", ">", after)
          .limit(packsPerQuery)
          .execute(),
      );
      for await (const packs of pages) for (const pack of packs) yield rowsIn(pack);
    },

    /** A page of a set's rows in order; undefined for a set that is not packed. */
    async page(
      id: string,
      { offset, limit, ...filter }: RowFilter & { offset: number; limit: number },
    ): Promise<ChangeRow[] | undefined> {
      const packs = await packsOf(id, filter);
      if (packs.length === 0 && (await packsOf(id, {})).length === 0) return undefined;
      const pageRows: ChangeRow[] = [];
      let left = offset;
      for (const pack of packs) {
        const count = filter.warned ? pack.warned : pack.count;
        if (left >= count) {
          left -= count;
          continue;
        }
        const rows = await rowsOf(pack);
        const matching = filter.warned ? rows.filter(isWarned) : rows;
        pageRows.push(...matching.slice(left, left + limit - pageRows.length));
        left = 0;
        if (pageRows.length >= limit) break;
      }
      return pageRows;
    },
  };
}

/** The same rows in pages of at least as many rows as a pack has, except the last. */
export async function* fullPages(pages: Pages): AsyncGenerator<ChangeRow[]> {
  let full: ChangeRow[] = [];
  for await (const page of pages) {
    for (const row of page) full.push(row);
    if (full.length < rowsPerPack) continue;
    yield full;
    full = [];
  }
  if (full.length > 0) yield full;
}
