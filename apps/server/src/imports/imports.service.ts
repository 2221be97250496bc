import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Insertable } from "kysely";
import { normaliseCode } from "../catalogue/keys.ts";
import {
  type CatalogueColumn,
  type CatalogueTable,
  type FamilyId,
  tableByWireName,
} from "../catalogue/tables/index.ts";
import { tableNamed } from "../changes/apply.ts";
import { type Row, type RowChange, uploadKey } from "../changes/change.ts";
import type { ChangeSetFilter, ChangesRepository } from "../changes/changes.repository.ts";
import {
  type ChangeCounts,
  type ChangesService,
  countsOf,
  isStale,
  kindOf,
  noCounts,
  tablesConcerning,
} from "../changes/changes.service.ts";
import { consequencesOf } from "../changes/consequences.ts";
import type { OpenDatabase } from "../db/index.ts";
import type { ChangeRowRow, ChangeSetRow } from "../db/schema.ts";
import { conflict, invalidField, notFound, Refusal } from "../refusal.ts";
import { type Cell, readCell } from "./cells.ts";
import { changedColumns, type ComparedRow, createComparison, labelOf } from "./compare.ts";
import { readHeader } from "./header.ts";
import { type CellProblem, sentence } from "./problem.ts";
import type { KnownProduct } from "./rules.ts";

/** How long a browser that went silent keeps a table to itself, in ms. */
const silence = 2 * 60_000;
/** How long an upload that stopped half-way can be taken up again, in ms. */
const resumable = 24 * 3_600_000;
/** How long a comparison that nobody committed is kept, in ms. */
const previewLife = 7 * resumable;
/** Rows per slice of the event loop. */
const slice = 500;
/** A total import that would remove more of a table than this asks for the table's name. */
export const removalLimit = 0.2;

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

/** What is wrong with a whole upload; the wire calls its sentence `sqlMessage`. */
export class ImportRefusal extends Refusal {
  readonly problems: readonly { readonly row: number; readonly problem: CellProblem }[];

  constructor(
    kind: "invalid" | "conflict",
    message: string,
    problems: readonly { readonly row: number; readonly problem: CellProblem }[] = [],
  ) {
    super(kind, message);
    this.problems = problems;
  }
}

interface Options {
  readonly database: OpenDatabase;
  readonly changes: ChangesRepository;
  readonly engine: ChangesService;
  readonly now: () => number;
}

export type ImportsService = ReturnType<typeof createImports>;

const isBlank = (cells: readonly Cell[]) =>
  cells.every((cell) => cell === null || (typeof cell === "string" && cell.trim() === ""));

export function createImports({ database, changes, engine, now }: Options) {
  function tableOf(wireName: string): CatalogueTable {
    const table = tableByWireName(wireName);
    if (!table)
      throw invalidField("body/table_name", wireName, "a table that obtener-tablas lists");
    return table;
  }

  function columnsOf(table: CatalogueTable, header: readonly string[]): readonly CatalogueColumn[] {
    const reading = readHeader(table, header);
    if ("columns" in reading) return reading.columns;
    const said = reading.problems.map(({ header: name, kind, expected }) =>
      kind === "missing"
        ? `Header: ${name} is missing. Expected ${expected}.`
        : `Header: “${name}” ${kind === "twice" ? "stands there twice" : "is unknown"}. Expected ${expected}.`,
    );
    throw new ImportRefusal("invalid", said.join(" "));
  }

  async function need(id: string): Promise<ChangeSetRow> {
    const set = await changes.find(id);
    if (set?.kind !== "import") throw notFound(`There is no import ${id}`);
    return set;
  }

  /** Makes the set of an upload with its first batch, or finds it. */
  async function open(username: string, batch: Batch, id: string): Promise<ChangeSetRow> {
    const table = tableOf(batch.table_name);
    columnsOf(table, batch.Header);
    return database.write.transaction().execute(async (db) => {
      await changes.lock(db);
      const known = await changes.find(id, db);
      if (known) {
        checkSame(known, username, table, batch);
        // Batches overtake each other: whichever comes first, the one that says total means them all.
        await changes.update(
          id,
          ["staging"],
          { touched_at: now(), ...(batch.tipo === "total" && { mode: "total" as const }) },
          db,
        );
        return known;
      }
      const other = await changes.underWay(table.name, now() - silence, db);
      if (other) {
        const since = new Date(other.created_at).toISOString();
        throw new ImportRefusal(
          "conflict",
          `${other.username} is loading ${batch.table_name} since ${since}; wait until that is done`,
        );
      }
      const at = now();
      const made: Insertable<ChangeSetRow> = {
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
      await changes.insert(made, db);
      const set = await changes.find(id, db);
      if (!set) throw new Error(`The import ${id} was not stored`);
      return set;
    });
  }

  function checkSame(set: ChangeSetRow, username: string, table: CatalogueTable, batch: Batch) {
    const about = `The upload ${set.id}`;
    if (set.username !== username)
      throw new ImportRefusal("conflict", `${about} is somebody else's`);
    if (set.state !== "staging")
      throw new ImportRefusal("conflict", `${about} is ${set.state} already`);
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

  /** The rows of a set as they arrived, with their numbers in the sheet. */
  async function* stagedRows(set: ChangeSetRow): AsyncGenerator<[number, readonly Cell[]][]> {
    let row = set.header_row ?? 1;
    for (const number of await changes.batchNumbers(set.id)) {
      const rows = JSON.parse((await changes.batch(set.id, number)) ?? "[]") as Cell[][];
      const numbered = rows.map((cells): [number, Cell[]] => [(row += 1), cells]);
      for (let start = 0; start < numbered.length; start += slice) {
        yield numbered.slice(start, start + slice).filter(([, cells]) => !isBlank(cells));
        await setImmediate();
      }
    }
  }

  async function knownProducts(): Promise<Map<string, KnownProduct>> {
    const known = new Map<string, KnownProduct>();
    for await (const rows of changes.allRows(tableNamed("product"))) {
      for (const { code, code_key: key, family } of rows) {
        known.set(String(key), { code: String(code), family: family as FamilyId });
      }
      await setImmediate();
    }
    return known;
  }

  /** The rows that an import may touch, by their key. */
  async function existingRows(
    set: ChangeSetRow,
    table: CatalogueTable,
    columns: readonly CatalogueColumn[],
    products: ReadonlyMap<string, KnownProduct>,
  ): Promise<Map<string, Row>> {
    const existing = new Map<string, Row>();
    const keep = (rows: readonly Row[]) => {
      for (const row of rows) existing.set(uploadKey(table, row), row);
    };
    const at = columns.findIndex((column) => column.name === "code");
    const column = columns[at];
    if (set.mode === "partial" && column) {
      const codes = new Set<string>();
      for await (const rows of stagedRows(set)) {
        for (const [, cells] of rows) {
          const reading = readCell(column, cells[at]);
          const code = "value" in reading ? normaliseCode(String(reading.value ?? "")) : "";
          const known = products.get(code);
          if (known) codes.add(known.code);
        }
      }
      const all = [...codes];
      for (let start = 0; start < all.length; start += slice) {
        keep(await changes.rowsWhere(table, "code", all.slice(start, start + slice)));
        await setImmediate();
      }
      return existing;
    }
    for await (const rows of changes.allRows(table)) {
      keep(rows);
      await setImmediate();
    }
    return existing;
  }

  /** Compares what is staged with the table, and keeps the outcome for the preview and the commit. */
  async function compare(id: string): Promise<ChangeSetRow> {
    const set = await need(id);
    const table = tableNamed(set.table_name);
    const columns = columnsOf(table, JSON.parse(set.header ?? "[]") as string[]);
    const revisions = await changes.revisions(tablesConcerning(table));
    const products = await knownProducts();
    const existing = await existingRows(set, table, columns, products);
    const numbered = table.primaryKey[0] === "id";
    const comparison = createComparison({
      table,
      mode: set.mode ?? "partial",
      columns,
      existing,
      products,
      nextId: numbered ? (await changes.largestId(table)) + 1 : 0,
    });
    const found: Record<ComparedRow["kind"], ComparedRow[]> = {
      invalid: [],
      changed: [],
      added: [],
      removed: [],
      unchanged: [],
    };
    const raw = new Map<number, readonly Cell[]>();
    let rows = 0;
    let unchanged = 0;
    for await (const some of stagedRows(set)) {
      for (const [number, cells] of some) {
        rows += 1;
        const compared = comparison.compare(number, cells);
        if (compared.kind === "unchanged") unchanged += 1;
        else found[compared.kind].push(compared);
        if (compared.kind === "invalid") raw.set(number, cells);
      }
    }
    if (rows === 0) throw new ImportRefusal("invalid", "The sheet has no rows under its header");
    for (const gone of comparison.removed()) found.removed.push(gone);

    const main = [...found.changed, ...found.added, ...found.removed].map(
      ({ before, after }): RowChange => ({ table: table.name, before, after }),
    );
    const others = await consequencesOf(table, main, (...which) => changes.rowsWhere(...which));
    const counts: ChangeCounts = {
      added: found.added.length,
      changed: found.changed.length,
      changedCells: found.changed.reduce(
        (sum, { before, after }) => sum + changedColumns(table, before, after).length,
        0,
      ),
      removed: found.removed.length,
      unchanged,
      invalid: found.invalid.length,
      existing: await changes.count(table),
      dependants: Object.fromEntries(
        [...Map.groupBy(others, (change) => change.table)].map(([name, list]) => [
          name,
          list.length,
        ]),
      ),
    };
    const stored = await storedRows(set.id, table, found, raw, others);
    await database.write.transaction().execute(async (db) => {
      await changes.replaceRows(set.id, stored, db);
      await changes.update(
        set.id,
        ["staging", "ready"],
        {
          state: "ready",
          rows,
          counts: JSON.stringify(counts),
          revisions: JSON.stringify(revisions),
          touched_at: now(),
        },
        db,
      );
    });
    return need(id);
  }

  /** Invalid rows first, then changed, added and removed ones, then what follows in other tables. */
  async function storedRows(
    id: string,
    table: CatalogueTable,
    found: Readonly<Record<ComparedRow["kind"], readonly ComparedRow[]>>,
    raw: ReadonlyMap<number, readonly Cell[]>,
    others: readonly RowChange[],
  ): Promise<Insertable<ChangeRowRow>[]> {
    const rows: Insertable<ChangeRowRow>[] = [];
    const push = (row: Omit<Insertable<ChangeRowRow>, "change_set_id" | "seq">) => {
      rows.push({ change_set_id: id, seq: rows.length, ...row });
    };
    const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
    for (const kind of ["invalid", "changed", "added", "removed"] as const) {
      for (const { sheetRow, before, after, problems } of found[kind]) {
        push({
          sheet_row: sheetRow,
          kind,
          table_name: table.name,
          label: labelOf(table, after ?? before),
          before: json(before),
          after: json(after),
          cells: kind === "invalid" ? JSON.stringify(raw.get(sheetRow ?? 0) ?? []) : null,
          problems: kind === "invalid" ? JSON.stringify(problems) : null,
        });
        if (rows.length % slice === 0) await setImmediate();
      }
    }
    for (const change of others) {
      push({
        sheet_row: null,
        kind: kindOf(change),
        table_name: change.table,
        label: labelOf(tableNamed(change.table), change.after ?? change.before),
        before: json(change.before),
        after: json(change.after),
        cells: null,
        problems: null,
      });
      if (rows.length % slice === 0) await setImmediate();
    }
    return rows;
  }

  async function firstProblems(id: string, limit: number) {
    const rows = await changes.rows(id, { kinds: ["invalid"], offset: 0, limit });
    return rows.flatMap(({ sheet_row: row, problems }) =>
      (JSON.parse(problems ?? "[]") as CellProblem[]).map((problem) => ({
        row: row ?? 0,
        problem,
      })),
    );
  }

  async function commit(
    actor: string,
    id: string,
    { skipInvalid, confirm }: { skipInvalid: boolean; confirm: string | undefined },
  ): Promise<ChangeSetRow> {
    const set = await need(id);
    if (set.state !== "ready")
      throw new ImportRefusal("conflict", `This import is ${set.state}, not ready`);
    const counts = countsOf(set);
    const table = tableNamed(set.table_name);
    if (counts.invalid > 0 && !skipInvalid) {
      const problems = await firstProblems(id, 20);
      const [first] = problems;
      const said = first
        ? sentence(first.row, first.problem)
        : `${counts.invalid} rows are invalid.`;
      throw new ImportRefusal("invalid", said, problems);
    }
    const share = counts.existing === 0 ? 0 : counts.removed / counts.existing;
    if (share > removalLimit && confirm !== table.wireName) {
      const percent = (share * 100).toFixed(1);
      throw new ImportRefusal(
        "conflict",
        `This would remove ${counts.removed} of ${counts.existing} rows (${percent} %); confirm it with the table's name, ${table.wireName}`,
      );
    }
    await engine.commit(id, actor);
    return need(id);
  }

  async function fail(id: string, error: unknown): Promise<never> {
    const reason = error instanceof Error ? error.message : String(error);
    await changes.update(id, ["staging", "ready"], { state: "failed", reason, touched_at: now() });
    await changes.deleteBatches(id);
    throw error;
  }

  return {
    /**
     * Takes a batch. The last one that was missing completes the import: it is compared, and
     * committed unless the upload is a preview.
     */
    async upload(
      username: string,
      batch: Batch,
    ): Promise<{ affectedRows: number; set: ChangeSetRow }> {
      const id = batch.upload_id ?? randomUUID();
      const number = batch.batch ?? 1;
      const batches = batch.batches ?? 1;
      if (number > batches) throw invalidField("body/batch", number, `a number up to ${batches}`);
      await open(username, batch, id);
      await changes.putBatch(id, number, JSON.stringify(batch.Data), database.write);
      const arrived = await changes.batchNumbers(id, database.write);
      const affectedRows = batch.Data.filter((cells) => !isBlank(cells)).length;
      if (arrived.length < batches) return { affectedRows, set: await need(id) };
      try {
        const compared = await compare(id);
        if (batch.preview) return { affectedRows, set: compared };
        return {
          affectedRows,
          set: await commit(username, id, { skipInvalid: false, confirm: undefined }),
        };
      } catch (error) {
        return fail(id, error);
      }
    },

    /** A change set of any kind. */
    async find(id: string): Promise<ChangeSetRow> {
      const set = await changes.find(id);
      if (!set) throw notFound(`There is no change ${id}`);
      return set;
    },
    list: (filter: ChangeSetFilter) => changes.list(filter),
    firstProblems,

    /** The rows of the table that a set is about; those of other tables follow from them. */
    rows: (
      { id, table_name: table }: ChangeSetRow,
      { kind, ...part }: { kind?: ChangeRowRow["kind"]; offset: number; limit: number },
    ) => changes.rows(id, { ...part, ...(kind && { kinds: [kind] }), table }),

    /** Compares anew when a table has changed since; otherwise the comparison there is. */
    async refresh(id: string): Promise<ChangeSetRow> {
      const set = await changes.find(id);
      if (!set) throw notFound(`There is no change ${id}`);
      if (set.state !== "ready") return set;
      const seen = JSON.parse(set.revisions ?? "{}") as Record<string, number>;
      return isStale(seen, await changes.revisions(Object.keys(seen))) ? compare(id) : set;
    },

    /** Puts another value into a cell of the sheet, and compares again. */
    async fix(id: string, row: number, header: string, value: Cell): Promise<ChangeSetRow> {
      const set = await need(id);
      if (set.state !== "ready") throw conflict(`This import is ${set.state}; its cells are fixed`);
      const at = (JSON.parse(set.header ?? "[]") as string[]).indexOf(header);
      if (at < 0) throw invalidField("body/column", header, "a name of the sheet's header");
      let first = (set.header_row ?? 1) + 1;
      for (const number of await changes.batchNumbers(id)) {
        const rows = JSON.parse((await changes.batch(id, number)) ?? "[]") as Cell[][];
        const cells = rows[row - first];
        if (cells) {
          while (cells.length <= at) cells.push(null);
          cells[at] = value;
          await changes.putBatch(id, number, JSON.stringify(rows), database.write);
          return compare(id);
        }
        first += rows.length;
      }
      throw invalidField("path/row", row, "a row of the sheet");
    },

    commit,
    undo: (id: string, username: string) => engine.undo(id, username),

    /** Clears away uploads that never arrived whole and comparisons that nobody came back to. */
    async sweep(): Promise<void> {
      for (const id of await changes.idle(["staging"], now() - resumable)) {
        const reason = "The upload stopped before its last batch";
        await changes.update(id, ["staging"], { state: "failed", reason });
        await changes.deleteBatches(id);
      }
      for (const id of await changes.idle(["ready"], now() - previewLife)) {
        await changes.update(id, ["ready"], { state: "discarded" });
        await changes.deleteBatches(id);
        await changes.deleteRows(id);
      }
    },

    async discard(id: string): Promise<void> {
      const set = await need(id);
      const done = await changes.update(id, ["staging", "ready", "failed"], {
        state: "discarded",
        touched_at: now(),
      });
      if (!done)
        throw conflict(
          `This import is ${set.state}; only one that is not committed can be discarded`,
        );
      await changes.deleteBatches(id);
      await changes.deleteRows(id);
    },
  };
}
