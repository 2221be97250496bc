/**
 * Which rows of an undo conflict with later changes: a row that was added again under another number or
 * spelling, a row of a product that was removed, a product that other rows refer to.
 */
import type { Kysely } from "kysely";
import {
  type CatalogueTable,
  catalogueTables,
  familyTables,
  relatedTables,
} from "@caliper/catalogue-model";
import type { Database } from "../../db/index.ts";
import {
  type KeptRow,
  kindOf,
  type LabeledChange,
  lookupColumns,
  placeOf,
  type Row,
  rowOf,
  tableNamed,
  uploadKey,
} from "../change.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";

/** A row that an undo reverts unless it conflicts. Without the row's values, so that all of an undo's fit into memory. */
export interface Step extends KeptRow {
  /** What the undo does to the row. */
  readonly kind: "added" | "changed" | "removed";
  /** The product whose row it is. */
  readonly code: string;
  /** The products that the reverted row names. */
  readonly references: readonly string[];
  /** Existing rows with the same key as a row that is added again. */
  readonly twins: readonly string[];
}

const product: CatalogueTable = relatedTables.product;
/** Whether the rows of a table are products: the index of products, or the table of a family. */
const isProduct = (table: string) => table === product.name || table in familyTables;

const codeOf = (row: Row | null) => String(row?.["code"] ?? "");

export type Conflicts = ReturnType<typeof createConflicts>;

/** Collects what decides which steps conflict, a page of changes at a time. */
export function createConflicts(changes: ChangeSetsRepository, db: Kysely<Database>) {
  /** Existing products that steps refer to. */
  const products = new Set<string>();
  /** Rows of removed products and rows that refer to them, by the product's code. */
  const referrers = new Map<string, string[]>();

  /** Existing rows with the same key as a row that is added again, by that row's place. */
  async function twinsOf(page: readonly LabeledChange[]): Promise<Map<string, string[]>> {
    const twins = new Map<string, string[]>();
    const added = page.filter(({ change }) => change.before === null);
    for (const [name, ofTable] of Map.groupBy(added, ({ change }) => change.table)) {
      const table = tableNamed(name);
      const rows = ofTable.map(({ change }) => rowOf(change));
      const lookup = lookupColumns(table);
      const by = lookup.length > 0 ? lookup : table.primaryKey.slice(0, 1);
      const values = rows.map((row) => by.map((column) => row[column] ?? null));
      const distinct = new Map(values.map((tuple) => [JSON.stringify(tuple), tuple]));
      const existing = await changes.rowsAt(table, by, [...distinct.values()], db);
      const byKey = Map.groupBy(existing, (row) => uploadKey(table, row));
      for (const row of rows) {
        const same = byKey.get(uploadKey(table, row)) ?? [];
        twins.set(
          placeOf(table, row),
          same.map((twin) => placeOf(table, twin)),
        );
      }
    }
    return twins;
  }

  async function noteReferrers(codes: readonly string[]): Promise<void> {
    for (const table of codes.length > 0 ? catalogueTables : []) {
      for (const column of table.name === product.name ? ["code"] : table.references) {
        for (const row of await changes.rowsWhere(table, column, codes, db)) {
          const code = String(row[column]);
          const places = referrers.get(code) ?? [];
          places.push(placeOf(table, row));
          referrers.set(code, places);
        }
      }
    }
  }

  /** Whether a step conflicts with rows that exist, or with what the other steps leave. */
  function conflictsWith(steps: readonly Step[]) {
    const removedPlaces = new Set<string>();
    const goingProducts = new Set<string>();
    const comingProducts = new Set<string>();
    for (const { kind, place, table, code } of steps) {
      if (kind === "removed") removedPlaces.add(place);
      if (table !== product.name) continue;
      if (kind === "removed") goingProducts.add(code);
      if (kind === "added") comingProducts.add(code);
    }
    const isThere = (code: string) =>
      comingProducts.has(code) || (products.has(code) && !goingProducts.has(code));
    return ({ kind, table, code, references, twins }: Step): boolean => {
      if (kind === "removed") {
        // A product that other rows refer to conflicts, with its family's row.
        const belongs = table === product.name || tableNamed(table).references.length > 0;
        return belongs && (referrers.get(code) ?? []).some((place) => !removedPlaces.has(place));
      }
      if (!references.every((each) => each === "" || isThere(each))) return true;
      return twins.some((place) => !removedPlaces.has(place));
    };
  }

  return {
    /** The steps of a page of changes, in their order. */
    async stepsOf(page: readonly LabeledChange[]): Promise<Step[]> {
      const twins = await twinsOf(page);
      const steps = page.map(({ change, label }): Step => {
        const table = tableNamed(change.table);
        const place = placeOf(table, rowOf(change));
        const { after } = change;
        return {
          table: table.name,
          label,
          place,
          kind: kindOf(change),
          code: codeOf(rowOf(change)),
          references: after ? table.references.map((name) => String(after[name] ?? "")) : [],
          twins: twins.get(place) ?? [],
        };
      });
      const referencedCodes = new Set(steps.flatMap(({ references }) => references));
      for (const row of await changes.rowsWhere(product, "code", [...referencedCodes], db))
        products.add(codeOf(row));
      const removed = steps.filter(({ kind, table }) => kind === "removed" && isProduct(table));
      const unseen = removed.map(({ code }) => code).filter((code) => !referrers.has(code));
      await noteReferrers([...new Set(unseen)]);
      return steps;
    },

    /** Excludes steps that conflict, then steps that conflict as a result, until none remain. */
    resolve(steps: readonly Step[]): { reverse: readonly Step[]; left: readonly Step[] } {
      const left: Step[] = [];
      for (let reverse = steps; ;) {
        const conflicts = conflictsWith(reverse);
        const conflicting = (areRemoved: boolean) =>
          reverse.filter((step) => (step.kind === "removed") === areRemoved && conflicts(step));
        // Removed rows first: a product that must stay does not prevent a change of its row.
        let excluded = conflicting(true);
        if (excluded.length === 0) excluded = conflicting(false);
        if (excluded.length === 0) return { reverse, left };
        left.push(...excluded);
        const rest = new Set(excluded);
        reverse = reverse.filter((step) => !rest.has(step));
      }
    },
  };
}
