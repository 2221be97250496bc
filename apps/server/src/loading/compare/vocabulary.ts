import {
  type CatalogueColumn,
  type CatalogueTable,
  foldText,
  relatedTables,
  withLatinLetters,
  editDistance,
} from "@caliper/catalogue-model";
import type { Row, StoredValue } from "../change.ts";
import { joinedOf, namedCode } from "@caliper/sheet-reader";
import type { ChangeCounts } from "../change-set.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import { message } from "../../messages/message.ts";
import { type CellProblem, cellProblem } from "../problem.ts";

type NewName = ChangeCounts["newNames"][number];
type RenamedName = ChangeCounts["renamed"][number];

/** The names of one column, by `nameKey`. */
export interface KnownNames {
  /** The most frequent spelling in the catalogue. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Spellings given by the table of other names: its two names differ only in case or accents. */
  readonly prescribed: ReadonlyMap<string, string>;
  /** Other names: `VW` is `Volkswagen`. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** By the database's name of the column. */
export type NamesByColumn = ReadonlyMap<string, KnownNames>;

/** Longest lists in a report. */
const maxListed = 200;
const maxEdits = 2;
/** A name must have this many letters for each letter that differs in a similar one. */
const lettersPerEdit = 3;

/** Names with the same key are one name: `AC-Delco` is `AC Delco`. */
export const nameKey = (name: string): string => {
  const folded = foldText(withLatinLetters(name));
  return folded.replace(/[\s\p{P}]/gu, "") || folded;
};

const hasNames = ({ names }: CatalogueColumn) => names !== undefined;

/** The tables besides its own from which the names of a table are read. */
export const tablesOfNames = ({ columns }: CatalogueTable): readonly string[] =>
  columns.some(hasNames) ? [relatedTables.alias.name] : [];

/** The catalogue's names of a table's makers and brands. */
export async function knownNames(
  changes: ChangeSetsRepository,
  table: CatalogueTable,
): Promise<NamesByColumn> {
  const byColumn = new Map<string, KnownNames>();
  const columns = table.columns.filter(hasNames);
  if (columns.length === 0) return byColumn;
  const rows: Row[] = [];
  for await (const page of changes.allRows(relatedTables.alias)) rows.push(...page);
  for (const { name, names } of columns) {
    const spellings = new Map<string, string>();
    for (const each of await changes.valuesByFrequency(table, name)) {
      if (!spellings.has(nameKey(each))) spellings.set(nameKey(each), each);
    }
    const prescribed = new Map<string, string>();
    const aliases = new Map<string, string | undefined>();
    for (const row of rows.filter(({ kind }) => kind === names)) {
      const [alias, meant] = [String(row["alias"]), String(row["name"])];
      const key = nameKey(alias);
      if (foldText(alias) === foldText(meant)) prescribed.set(key, meant);
      // A name of several makers or brands is ambiguous, so it matches none.
      else aliases.set(key, aliases.has(key) ? undefined : meant);
    }
    byColumn.set(name, { spellings, prescribed, aliases: withoutGaps(aliases) });
  }
  return byColumn;
}

const withoutGaps = (map: ReadonlyMap<string, string | undefined>): Map<string, string> =>
  new Map([...map].flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** The catalogue's spelling of a name, also of another name for it; undefined for a new name. */
function knownName({ spellings, prescribed, aliases }: KnownNames, name: string) {
  const key = nameKey(name);
  const spelling = (one: string) =>
    spellings.has(one) ? (prescribed.get(one) ?? spellings.get(one)) : undefined;
  const canonicalName = prescribed.has(key) ? undefined : aliases.get(key);
  const spelled = (canonicalName && spelling(nameKey(canonicalName))) ?? spelling(key);
  if (spelled !== undefined) return spelled;
  // The catalogue may use the other name: VW for Volkswagen in the sheet.
  const target = nameKey(canonicalName ?? name);
  for (const [other, of] of aliases) {
    if (nameKey(of) === target && spellings.has(other)) return spelling(other);
  }
  return undefined;
}

type Cells = Readonly<Record<string, StoredValue>>;

/** Gives the makers and brands of a sheet their known spelling; counts new names and other spellings. */
export function createNaming(table: CatalogueTable, namesByColumn: NamesByColumn) {
  const columns = table.columns.flatMap((column) => {
    const names = namesByColumn.get(column.name);
    const state = {
      /** The names that the catalogue lacks, by key. */
      fresh: new Map<string, string>(),
      /** The same names. */
      isFresh: new Set<string>(),
      /** The results so far, by the name in the sheet. */
      spelled: new Map<string, string>(),
    };
    return names ? [{ ...column, known: names, ...state }] : [];
  });
  const joined = joinedOf(table);
  const codes = table.columns.find(({ header }) => header === joined?.column);
  const brandColumn = columns.find(({ header }) => header === joined?.after);
  const created = new Map<string, NewName>();
  const renamed = new Map<string, RenamedName>();
  type Column = (typeof columns)[number];

  function spell({ known: names, fresh, isFresh }: Column, name: string): string {
    const knownSpelling = knownName(names, name);
    if (knownSpelling !== undefined) return knownSpelling;
    const key = nameKey(name);
    const canonicalName = names.prescribed.get(key) ?? names.aliases.get(key) ?? name;
    const first = fresh.get(nameKey(canonicalName)) ?? canonicalName;
    fresh.set(nameKey(canonicalName), first);
    isFresh.add(first);
    return first;
  }

  return {
    /** The row with every name in its known spelling; a new name as the sheet first writes it. */
    resolve(row: Row): Row {
      if (columns.length === 0) return row;
      const next: Record<string, StoredValue> = { ...row };
      for (const column of columns) {
        const name = row[column.name];
        if (typeof name !== "string") continue;
        const spelledName = column.spelled.get(name) ?? spell(column, name);
        column.spelled.set(name, spelledName);
        next[column.name] = spelledName;
      }
      return next;
    },

    /** Gives a changed row the names of the current one, which differ at most in their spelling. */
    keep(before: Row, next: Record<string, StoredValue>): void {
      for (const { name, known: names } of columns) {
        const old = before[name];
        if (typeof old === "string") next[name] = names.prescribed.get(nameKey(old)) ?? old;
      }
    },

    /** The problem of a code that has the brand of its row, or a known one, before it: `FEBI 170395`. */
    problemsOfCode(row: Row): CellProblem[] {
      const text = codes && row[codes.name];
      const namedText = typeof text === "string" ? namedCode(text) : undefined;
      if (!codes || !brandColumn || !namedText) return [];
      const { spellings, prescribed, aliases } = brandColumn.known;
      const brandKey = nameKey(String(row[brandColumn.name] ?? ""));
      const words = namedText.name.split(/\s+/u);
      const isName = words.some((_word, at) => {
        const key = nameKey(words.slice(0, at + 1).join(" "));
        return key === brandKey || [spellings, prescribed, aliases].some((names) => names.has(key));
      });
      const { code } = namedText;
      const expected = message("cell.remark", { code });
      return isName ? [cellProblem(codes, text, "remark", expected, { code })] : [];
    },

    /** Counts the names of a valid row. */
    count(cells: Cells, before: Row | null, after: Row): void {
      for (const { name, header: column, isFresh } of columns) {
        const [from, to] = [cells[name], after[name]];
        if (typeof from !== "string" || typeof to !== "string") continue;
        if (from !== to) {
          const key = JSON.stringify([column, from, to]);
          renamed.set(key, { column, from, to, rows: (renamed.get(key)?.rows ?? 0) + 1 });
        }
        if (before === null && isFresh.has(to)) {
          const key = JSON.stringify([column, to]);
          created.set(key, { column, name: to, rows: (created.get(key)?.rows ?? 0) + 1 });
        }
      }
    },

    /** Whether the names of these cells are known and spelled as in the catalogue. */
    areKnown: (cells: Cells): boolean =>
      columns.every(({ name, known: names }) => {
        const value = cells[name];
        return typeof value !== "string" || knownName(names, value) === value;
      }),

    /** At most 200 names of each kind, those of most rows first. */
    report(): { readonly newNames: NewName[]; readonly renamed: RenamedName[] } {
      const topEntries = <One extends { readonly rows: number }>(all: ReadonlyMap<string, One>) =>
        [...all.values()].toSorted((a, b) => b.rows - a.rows).slice(0, maxListed);
      const newNames = topEntries(created).map((one): NewName => {
        const names = columns.find(({ header }) => header === one.column)?.known.spellings;
        const similar = similarName(one.name, [...(names?.values() ?? [])]);
        return similar === undefined ? one : { ...one, similar };
      });
      return { newNames, renamed: topEntries(renamed) };
    },
  };
}

function similarName(name: string, catalogueNames: readonly string[]): string | undefined {
  const key = nameKey(name);
  const maxDistance = Math.min(maxEdits, Math.floor(key.length / lettersPerEdit));
  const near = catalogueNames
    .map((one) => ({ one, edits: editDistance(key, nameKey(one), maxDistance) }))
    .filter(({ edits }) => edits <= maxDistance)
    .toSorted((a, b) => a.edits - b.edits);
  return near[0]?.one;
}
