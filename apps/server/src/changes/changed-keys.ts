import { relatedTables } from "@caliper/catalogue-model";
import type { StaleKeys } from "../db/index.ts";
import type { Row, RowChange } from "./change.ts";

export type ChangedKeys = ReturnType<typeof createChangedKeys>;

const { product, interchange } = relatedTables;
const ownColumns = ["code_key", "fmsi", "fmsi_key"] as const;

const codeOf = (row: Row) => String(row["code"]);

/** Collects the search keys that changes make out of date. */
export function createChangedKeys() {
  const products = new Set<string>();
  const own = new Set<string>();
  const added = new Set<string>();
  const interchanges = new Map<string, readonly [code: string, key: string]>();

  function noteProduct(before: Row | null, after: Row | null): void {
    if (before === null) added.add(codeOf(after ?? {}));
    else if (after === null || before["family"] !== after["family"]) products.add(codeOf(before));
    else if (ownColumns.some((name) => before[name] !== after[name])) own.add(codeOf(before));
  }

  function noteInterchange(row: Row | null): void {
    if (row === null) return;
    const pair = [codeOf(row), String(row["interchange_key"])] as const;
    interchanges.set(pair.join(" "), pair);
  }

  return {
    note({ table, before, after }: RowChange): void {
      if (table === product.name) noteProduct(before, after);
      if (table !== interchange.name) return;
      noteInterchange(before);
      noteInterchange(after);
    },

    stale: (): StaleKeys => ({ products, own, added, interchanges: interchanges.values() }),
  };
}
