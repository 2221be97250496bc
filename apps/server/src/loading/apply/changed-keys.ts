import { relatedTables } from "@caliper/catalogue-model";
import type { AddedInterchange, StaleKeys } from "../../db/index.ts";
import type { Row, RowChange } from "../change.ts";

export type ChangedKeys = ReturnType<typeof createChangedKeys>;

const { product, interchange } = relatedTables;
const ownColumns = ["code_key", "fmsi", "fmsi_key"] as const;

const codeOf = (row: Row) => String(row["code"]);
const keyOf = (row: Row) => String(row["interchange_key"]);

/** Collects the search keys that changes make out of date. */
export function createChangedKeys() {
  const products = new Set<string>();
  const changedProducts = new Set<string>();
  const added = new Set<string>();
  const interchanges = new Map<string, readonly [code: string, key: string]>();
  const addedInterchanges: AddedInterchange[] = [];

  function noteProduct(before: Row | null, after: Row | null): void {
    if (before === null) added.add(codeOf(after ?? {}));
    else if (after === null || before["family"] !== after["family"]) products.add(codeOf(before));
    else if (ownColumns.some((name) => before[name] !== after[name]))
      changedProducts.add(codeOf(before));
  }

  function noteInterchange(before: Row | null, after: Row | null): void {
    if (before === null && after !== null) {
      addedInterchanges.push({ id: Number(after["id"]), code: codeOf(after), key: keyOf(after) });
      return;
    }
    for (const row of [before, after]) {
      if (row === null) continue;
      const pair = [codeOf(row), keyOf(row)] as const;
      interchanges.set(pair.join(" "), pair);
    }
  }

  return {
    note({ table, before, after }: RowChange): void {
      if (table === product.name) noteProduct(before, after);
      if (table === interchange.name) noteInterchange(before, after);
    },

    stale: (): StaleKeys => ({
      products,
      own: changedProducts,
      added,
      interchanges: [...interchanges.values()],
      // All keys of a pair that is out of date are made again.
      addedInterchanges: addedInterchanges.filter(
        ({ code, key }) => !interchanges.has(`${code} ${key}`),
      ),
    }),
  };
}
