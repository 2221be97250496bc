import type { Wire } from "@caliper/api-client/wire";
import { noteOf } from "../../catalogue/relations.service.ts";
import type { Chain, ReplacementRow } from "../../catalogue/replacement-chains.ts";

const groups = { Together: "together", "One of": "oneOf" } as const;

export const stepOf = (row: ReplacementRow): Wire<"ReplacementStep"> => ({
  oldCode: row.old_product ?? row.old_code,
  newCode: row.code,
  ...(row.grouping !== null && { group: groups[row.grouping] }),
  ratio: row.ratio ?? 1,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.date !== null && { date: row.date }),
  note: noteOf(row),
});

/** The field of the parts that replace a product; no field where there are none. */
export const markOf = (codes: readonly string[] | undefined) =>
  codes && { Replaced_by: [...codes] };

export const replacementOf = ({ rows, options }: Chain): Wire<"Replacement"> => ({
  steps: rows.map(stepOf),
  options: options.map((parts) => parts.map((part) => ({ ...part }))),
});
