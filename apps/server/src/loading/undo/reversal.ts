/**
 * Computes how to undo a change, or to apply an undone one again. A row that a later change in effect
 * changed stays, and so does one that was edited otherwise. Below a row's value is the one of the
 * last earlier change in effect: changes that were undone in the meantime are passed over.
 */
import type { Kysely } from "kysely";
import { normalizeCode } from "@caliper/catalogue-model";
import type { Database } from "../../db/index.ts";
import type { ChangeRow } from "../change-row.ts";
import {
  tableNamed,
  type KeptRow,
  type LabeledChange,
  placeOf,
  primaryKeyOf,
  type Row,
  type RowChange,
  sameRow,
  type StoredValue,
  uploadKey,
} from "../change.ts";
import { type AppliedSet, changeLog, type ChangeLog } from "./change-log.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import { resolveConflicts } from "./conflicts.ts";
import { mapYielding } from "../yielding.ts";

export interface Reverted {
  readonly reverse: readonly LabeledChange[];
  /** Rows that stay as they are, because of later changes. */
  readonly kept: readonly KeptRow[];
  /** Rows with an older value than the one before the undone change, because that one was undone too. */
  readonly further: readonly KeptRow[];
}

/** A row of a set: what the set made of it, and where it is. */
interface Entry {
  readonly change: RowChange;
  readonly label: string;
  readonly place: string;
}

type Values = Map<string, Row | null>;

/** @param id a set whose state already is `undone` */
export async function reversalOf(
  id: string,
  changes: ChangeSetsRepository,
  db: Kysely<Database>,
): Promise<Reverted> {
  const log = changeLog(await changes.appliedSets(db));
  const reader = readerOf(log, changes, db);
  const source = log.source(id);
  const own = await reader.entriesOf(source);
  const steps = await reader.stepsOf(source, own);
  const waiting = await waitingSteps(source, own, log, reader);
  const { reverse, left } = await resolveConflicts(
    { reverse: [...steps.reverse, ...waiting], left: steps.left },
    changes,
    db,
  );
  const keptBefore = new Set(waiting.map(({ change }) => placeOfChange(change)));
  const beyond = new Set([...steps.further, ...keptBefore]);
  return {
    reverse,
    kept: left.filter(({ place }) => !keptBefore.has(place)),
    further: reverse.flatMap(({ change, label }) => {
      const place = placeOfChange(change);
      return beyond.has(place) ? [{ table: change.table, label, place }] : [];
    }),
  };
}

const placeOfChange = ({ table, before, after }: RowChange) =>
  placeOf(tableNamed(table), after ?? before ?? {});

/** What a row belongs to: the products it names, in any spelling, and every row with its key. */
function subjectsOf({ table: name, before, after }: RowChange): string[] {
  const table = tableNamed(name);
  const row = after ?? before ?? {};
  const codes = ["code", ...table.references].map((column) => row[column] ?? null);
  return [
    ...codes.filter((code) => code !== null).map((code) => normalizeCode(String(code))),
    `${name} ${uploadKey(table, row)}`,
  ];
}

/**
 * Rows that earlier undos had to keep, because of what is undone now: a row whose product was gone, or
 * a product that was still in use.
 */
async function waitingSteps(
  source: AppliedSet,
  own: readonly Entry[],
  log: ChangeLog,
  reader: ReturnType<typeof readerOf>,
): Promise<LabeledChange[]> {
  const sets = log.partlyUndone().filter((set) => set !== source);
  if (sets.length === 0) return [];
  const places = new Set(own.map(({ place }) => place));
  const subjects = new Set((await mapYielding(own, ({ change }) => subjectsOf(change))).flat());
  const waiting: LabeledChange[] = [];
  for (const set of sets) {
    const entries = (await reader.entriesOf(set)).filter(
      ({ change, place }) =>
        !places.has(place) && subjectsOf(change).some((subject) => subjects.has(subject)),
    );
    const { reverse } = await reader.stepsOf(set, entries);
    for (const step of reverse) {
      waiting.push(step);
      places.add(placeOfChange(step.change));
    }
  }
  return waiting;
}

function readerOf(log: ChangeLog, changes: ChangeSetsRepository, db: Kysely<Database>) {
  async function* pagesOf(set: AppliedSet, tables?: ReadonlySet<string>): AsyncGenerator<Entry[]> {
    for await (const rows of changes.allRowsOf(set.id, { ...(tables && { tables }) }, db)) {
      const valid = rows.filter(({ kind }) => kind !== "invalid");
      yield mapYielding(valid, entryOf);
    }
  }

  async function entriesOf(set: AppliedSet): Promise<Entry[]> {
    const entries: Entry[] = [];
    for await (const page of pagesOf(set)) for (const entry of page) entries.push(entry);
    return entries;
  }

  /** The places of `entries` that a later change in effect has changed. */
  async function changedSince(set: AppliedSet, entries: readonly Entry[]): Promise<Set<string>> {
    const open = new Set(entries.map(({ place }) => place));
    const tables = new Set(entries.map(({ change }) => change.table));
    const changed = new Set<string>();
    for (const later of log.effectiveAfter(set)) {
      if (open.size === 0) break;
      for await (const page of pagesOf(later, tables)) {
        for (const { place } of page) if (open.delete(place)) changed.add(place);
      }
    }
    return changed;
  }

  /** The values under those of a set, where they are not what the set found. */
  async function valuesBelow(set: AppliedSet, entries: readonly Entry[]): Promise<Values> {
    const below: Values = new Map();
    const toggled = log.toggledSince(set);
    if (toggled.length === 0 || entries.length === 0) return below;
    const tables = new Set(entries.map(({ change }) => change.table));
    const found: Values = new Map(entries.map(({ place, change }) => [place, change.before]));
    for (const each of toggled) {
      for await (const page of pagesOf(each, tables)) {
        for (const { place } of page) {
          const value = found.get(place);
          if (value !== undefined) below.set(place, value);
        }
      }
    }
    const open = new Set(below.keys());
    for (const earlier of log.before(set)) {
      if (open.size === 0) break;
      const isInEffect = log.isInEffect(earlier);
      for await (const page of pagesOf(earlier, tables)) {
        for (const { place, change } of page) {
          if (!open.has(place)) continue;
          if (isInEffect) {
            below.set(place, change.after);
            open.delete(place);
          } else if (sameRow(change.after, below.get(place) ?? null)) {
            below.set(place, change.before);
          }
        }
      }
    }
    return below;
  }

  /** The current rows at the places of `entries`. */
  async function currentRows(entries: readonly Entry[]): Promise<Map<string, Row>> {
    const current = new Map<string, Row>();
    for (const [name, ofTable] of Map.groupBy(entries, ({ change }) => change.table)) {
      const table = tableNamed(name);
      const keys = new Map<string, readonly StoredValue[]>(
        ofTable.map(({ place, change }) => [
          place,
          primaryKeyOf(table, change.after ?? change.before ?? {}),
        ]),
      );
      const rows = await changes.rowsAt(table, table.primaryKey, [...keys.values()], db);
      await mapYielding(rows, (row) => current.set(placeOf(table, row), row));
    }
    return current;
  }

  return {
    entriesOf,

    /** Undoes rows of a set that is no longer in effect, or applies those of one that is again. */
    async stepsOf(set: AppliedSet, entries: readonly Entry[]) {
      const below = await valuesBelow(set, entries);
      const isInEffect = log.isInEffect(set);
      const current = await currentRows(entries);
      const steps = await mapYielding(entries, (entry) => {
        const { change, place, label } = entry;
        const under = below.get(place);
        const lower = under === undefined ? change.before : under;
        const [before, after] = isInEffect ? [lower, change.after] : [change.after, lower];
        const isAsLeft = sameRow(current.get(place) ?? null, before);
        const step: LabeledChange = { change: { table: change.table, before, after }, label };
        return { entry, step, isAsLeft, isFurther: !isInEffect && !sameRow(lower, change.before) };
      });
      const asLeft = steps.filter(({ isAsLeft }) => isAsLeft);
      const changed = await changedSince(
        set,
        asLeft.map(({ entry }) => entry),
      );
      const isReversible = ({ isAsLeft, entry }: (typeof steps)[number]) =>
        isAsLeft && !changed.has(entry.place);
      const reversible = steps.filter(isReversible);
      return {
        // A value that is there already needs no change.
        reverse: reversible.flatMap(({ step }) =>
          sameRow(step.change.before, step.change.after) ? [] : [step],
        ),
        left: steps
          .filter((step) => !isReversible(step))
          .map(({ entry: { change, label, place } }): KeptRow => ({
            table: change.table,
            label,
            place,
          })),
        further: reversible.flatMap(({ entry, isFurther }) => (isFurther ? [entry.place] : [])),
      };
    },
  };
}

const entryOf = ({ change, label }: ChangeRow): Entry => ({
  change,
  label,
  place: placeOfChange(change),
});
