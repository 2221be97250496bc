import { tableByWireName } from "@caliper/catalogue-model";
import { openBook } from "./book.ts";
import { type KnownLayout, lookAt, mayContain, remembered } from "./plan.ts";
import { failing, readBook, type ReadOptions, type ReadSheet } from "./readSheet.ts";

/**
 * Reads the rows of a table that is already decided: by the columns that an administrator matched for this header, or else by
 * the names in the first visible sheet.
 * @param layouts for any table
 * @throws {SheetError} naming file, sheet, cell and value where there are any
 */
export async function readTable(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  {
    table,
    layouts,
    limits,
  }: Required<Pick<ReadOptions, "table" | "limits">> & { readonly layouts: readonly KnownLayout[] },
): Promise<ReadSheet> {
  const { fail, checked } = failing(fileName, bytes);
  return checked(async () => {
    const book = await openBook(bytes, limits, fail);
    const tableLayouts = layouts.filter((layout) => layout.table === table);
    const tops = tableLayouts.length > 0 ? await lookAt(book) : [];
    const [first] = tops;
    // A sheet that was matched in an earlier file does not replace the first one with the table's own names.
    const isNamed = first && mayContain(first, [tableByWireName(table)], []);
    const plan = remembered(isNamed ? [first] : tops, tableLayouts);
    return readBook(book, fileName, plan ? { plan } : { table });
  });
}
