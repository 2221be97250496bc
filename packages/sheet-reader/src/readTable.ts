import { openBook } from "./book.ts";
import { type KnownLayout, lookAt, remembered } from "./plan.ts";
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
  const { fail, checked } = failing(fileName);
  return checked(async () => {
    const book = await openBook(bytes, limits, fail);
    const known = layouts.filter((layout) => layout.table === table);
    const plan = known.length > 0 ? remembered(await lookAt(book), known) : undefined;
    return readBook(book, fileName, plan ? { plan } : { table });
  });
}
