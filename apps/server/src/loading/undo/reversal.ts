/**
 * Computes how to undo a change, or to apply an undone one again. A row that a later change in effect
 * changed stays, and so does one that was edited otherwise. Below a row's value is the one of the
 * last earlier change in effect: changes that were undone in the meantime are passed over.
 *
 * The rows of a set are read twice, a page at a time: to decide which are reverted, and to revert them.
 * In between only their places are kept.
 */
import type { Kysely } from "kysely";
import { normalizeCode } from "@caliper/catalogue-model";
import type { Database } from "../../db/index.ts";
import {
  type KeptRow,
  type LabeledChange,
  placeOf,
  primaryKeyOf,
  type Row,
  type RowChange,
  rowOf,
  sameRow,
  type StoredValue,
  tableNamed,
  uploadKey,
} from "../change.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import { mapYielding } from "../yielding.ts";
import { type AppliedSet, changeLog, type ChangeLog } from "./change-log.ts";
import { type Conflicts, createConflicts, type Step } from "./conflicts.ts";

export interface Reversal {
  /** The changes that undo the set, a page at a time. */
  readonly pages: AsyncIterable<readonly LabeledChange[]>;
  /**
   * Rows that stay as they are: because of later changes, or because an earlier one that was undone or
   * applied again in the meantime results in the same value.
   */
  readonly kept: readonly KeptRow[];
  /** Rows with an older value than the one before the undone change, because that one was undone too. */
  readonly further: readonly KeptRow[];
}

/** A row of a set: what the set made of it, and where it is. */
interface Entry extends LabeledChange {
  readonly place: string;
}

/** How the rows of one set are reverted. */
interface Plan {
  readonly steps: readonly Step[];
  readonly left: readonly KeptRow[];
  /** Places of steps as in `Reversal.further`. */
  readonly further: ReadonlySet<string>;
  /** The changes of the steps at these places. */
  changesAt(places: ReadonlySet<string>): AsyncIterable<readonly LabeledChange[]>;
}

const keptRow = ({ table, label, place }: KeptRow): KeptRow => ({ table, label, place });

/** @param id a set whose state already is `undone` */
export async function reversalOf(
  id: string,
  changes: ChangeSetsRepository,
  db: Kysely<Database>,
): Promise<Reversal> {
  const log = changeLog(await changes.appliedSets(db));
  const conflicts = createConflicts(changes, db);
  const planner = createPlanner(log, changes, conflicts, db);
  const source = log.source(id);
  const sourcePlan = await planner.planOf(source);
  const waiting = await waitingPlans(source, log, planner);
  const plans = [sourcePlan, ...waiting];
  const { reverse, left } = conflicts.resolve(plans.flatMap(({ steps }) => steps));
  const keptBefore = new Set(waiting.flatMap(({ steps }) => steps.map(({ place }) => place)));
  const reversed = new Set(reverse);

  async function* pages() {
    for (const plan of plans) {
      const places = plan.steps.filter((step) => reversed.has(step)).map(({ place }) => place);
      yield* plan.changesAt(new Set(places));
    }
  }
  return {
    pages: pages(),
    kept: [...sourcePlan.left, ...left.map(keptRow)].filter(({ place }) => !keptBefore.has(place)),
    further: reverse
      .filter(({ place }) => sourcePlan.further.has(place) || keptBefore.has(place))
      .map(keptRow),
  };
}

/** What a row belongs to: the products it names, in any spelling, and every row with its key. */
function subjectsOf(change: RowChange): string[] {
  const table = tableNamed(change.table);
  const row = rowOf(change);
  const codes = ["code", ...table.references].map((column) => row[column] ?? null);
  return [
    ...codes.filter((code) => code !== null).map((code) => normalizeCode(String(code))),
    `${table.name} ${uploadKey(table, row)}`,
  ];
}

/**
 * Rows that earlier undos had to keep, because of what is undone now: a row whose product was gone, or
 * a product that was still in use.
 */
async function waitingPlans(
  source: AppliedSet,
  log: ChangeLog,
  planner: ReturnType<typeof createPlanner>,
): Promise<Plan[]> {
  const sets = log.partlyUndone().filter((set) => set !== source);
  const places = new Set<string>();
  const subjects = new Set<string>();
  for await (const page of sets.length > 0 ? planner.entriesOf(source) : []) {
    for (const { place, change } of page) {
      places.add(place);
      for (const subject of subjectsOf(change)) subjects.add(subject);
    }
  }
  const plans: Plan[] = [];
  for (const set of sets) {
    const plannedPlaces = new Set(places);
    const plan = await planner.planOf(
      set,
      ({ place, change }) =>
        !plannedPlaces.has(place) && subjectsOf(change).some((subject) => subjects.has(subject)),
    );
    plans.push(plan);
    for (const { place } of plan.steps) places.add(place);
  }
  return plans;
}

function createPlanner(
  log: ChangeLog,
  changes: ChangeSetsRepository,
  conflicts: Conflicts,
  db: Kysely<Database>,
) {
  /** The valid rows of a set, a page at a time. */
  async function* entriesOf(
    { id }: AppliedSet,
    tables?: ReadonlySet<string>,
  ): AsyncGenerator<Entry[]> {
    for await (const rows of changes.allRowsOf(id, { ...(tables && { tables }) }, db)) {
      const valid = rows.filter(({ kind }) => kind !== "invalid");
      yield mapYielding(valid, ({ change, label }) => {
        const place = placeOf(tableNamed(change.table), rowOf(change));
        return { change, label, place };
      });
    }
  }

  /** Those of the places that one of the sets has changed. */
  async function placesIn(
    sets: readonly AppliedSet[],
    places: ReadonlySet<string>,
    tables: ReadonlySet<string>,
  ): Promise<Set<string>> {
    const changed = new Set<string>();
    for (const set of sets) {
      if (changed.size === places.size) break;
      for await (const page of entriesOf(set, tables))
        for (const { place } of page) if (places.has(place)) changed.add(place);
    }
    return changed;
  }

  /** The values under those of a set, where they are not what the set found. */
  async function valuesBelow(
    set: AppliedSet,
    places: ReadonlySet<string>,
    tables: ReadonlySet<string>,
  ): Promise<Map<string, Row | null>> {
    const below = new Map<string, Row | null>();
    const open = await placesIn(log.toggledSince(set), places, tables);
    if (open.size === 0) return below;
    for await (const page of entriesOf(set))
      for (const { place, change } of page) if (open.has(place)) below.set(place, change.before);
    for (const earlier of log.before(set)) {
      if (open.size === 0) break;
      const isInEffect = log.isInEffect(earlier);
      for await (const page of entriesOf(earlier, tables)) {
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
        ofTable.map(({ place, change }) => [place, primaryKeyOf(table, rowOf(change))]),
      );
      for (const row of await changes.rowsAt(table, table.primaryKey, [...keys.values()], db))
        current.set(placeOf(table, row), row);
    }
    return current;
  }

  return {
    entriesOf,

    /** Plans the undo of a set, or of its rows that `isWanted`; of an undo that was undone, plans to apply the set again. */
    async planOf(set: AppliedSet, isWanted: (entry: Entry) => boolean = () => true): Promise<Plan> {
      const places = new Set<string>();
      const tables = new Set<string>();
      const isAlone = log.effectiveAfter(set).length + log.toggledSince(set).length === 0;
      // Only to compare them with the rows of other sets, of which the newest set needs none.
      for await (const page of isAlone ? [] : entriesOf(set)) {
        for (const entry of page.filter(isWanted)) {
          places.add(entry.place);
          tables.add(entry.change.table);
        }
      }
      const below = await valuesBelow(set, places, tables);
      const changedSince = await placesIn(log.effectiveAfter(set), places, tables);
      const isInEffect = log.isInEffect(set);
      const lowerOf = ({ place, change }: Entry) => {
        const under = below.get(place);
        return under === undefined ? change.before : under;
      };
      const reverseOf = (entry: Entry): LabeledChange => {
        const { table, after: value } = entry.change;
        const lower = lowerOf(entry);
        const [before, after] = isInEffect ? [lower, value] : [value, lower];
        return { change: { table, before, after }, label: entry.label };
      };

      const steps: Step[] = [];
      const left: KeptRow[] = [];
      const further = new Set<string>();
      for await (const page of entriesOf(set)) {
        const entries = page.filter(isWanted);
        const current = await currentRows(entries);
        const reverse: LabeledChange[] = [];
        for (const entry of entries) {
          const step = reverseOf(entry);
          const { place, change, label } = entry;
          const isAsLeft = sameRow(current.get(place) ?? null, step.change.before);
          const isThere = sameRow(step.change.before, step.change.after);
          // The value of an undone change stays where the one below is now the same.
          if (!isAsLeft || changedSince.has(place) || (isThere && !isInEffect)) {
            left.push({ table: change.table, label, place });
            continue;
          }
          if (!isInEffect && !sameRow(lowerOf(entry), change.before)) further.add(place);
          // A value that is there already needs no change.
          if (!isThere) reverse.push(step);
        }
        for (const step of await conflicts.stepsOf(reverse)) steps.push(step);
      }
      return {
        steps,
        left,
        further,
        async *changesAt(at) {
          for await (const page of at.size > 0 ? entriesOf(set) : [])
            yield page.filter(({ place }) => at.has(place)).map(reverseOf);
        },
      };
    },
  };
}
