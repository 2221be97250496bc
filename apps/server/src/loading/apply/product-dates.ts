import type { Kysely } from "kysely";
import { familyTables, relatedTables } from "@caliper/catalogue-model";
import { type Database, upsertRows } from "../../db/index.ts";
import type { RowChange } from "../change.ts";

const { product, application, packaging, relation, replacement } = relatedTables;

/** The tables that public datasheets show. */
const publicTables: ReadonlySet<string> = new Set(
  [...Object.values(familyTables), product, application, packaging, relation, replacement].map(
    ({ name }) => name,
  ),
);

/** The products whose public datasheets these changes affect. */
export const publicCodes = (changes: readonly RowChange[]): readonly string[] =>
  changes
    .filter(({ table }) => publicTables.has(table))
    .flatMap(({ before, after }) =>
      ["code", "related_code"].flatMap((name) => (after ?? before)?.[name] ?? []),
    )
    .map(String);

/** Records `at` as the time when the public datasheets of these products changed, in the transaction that changes them. */
export async function dateProducts(
  db: Kysely<Database>,
  codes: Iterable<string>,
  at: number,
): Promise<void> {
  const rows = [...new Set(codes)].map((code) => ({ code, changed_at: at }));
  await upsertRows(db, "product_date", ["code"], rows);
}
