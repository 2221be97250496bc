import type { Book, Fail } from "./book.ts";
import type { Conversion } from "./convert.ts";
import { lookAt, proposePlan } from "./plan.ts";
import type { ReadRequest, SheetQuestion } from "./protocol.ts";
import { failing, readBook, type ReadSheet } from "./readSheet.ts";

/** Opens a file of one format. */
export type OpenFile = (
  bytes: Uint8Array<ArrayBuffer>,
  fail: Fail,
) => Promise<{ readonly book: Book; readonly conversion?: Conversion }>;

/**
 * Looks at the first rows of a file, and reads it if it is certain what they are, or if an administrator has decided it.
 * @throws {SheetError}
 */
export async function readFile(
  { file, plan, layouts }: ReadRequest,
  open: OpenFile,
  onProgress: (share: number) => void,
): Promise<{ readonly question: SheetQuestion; readonly sheet?: ReadSheet }> {
  const { fail, checked } = failing(file.name);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return checked(async () => {
    const { book, conversion } = await open(bytes, fail);
    const tops = await lookAt(book);
    if (tops.every(({ rows }) => rows.length === 0)) fail("empty", { sheet: tops[0]?.name ?? "" });
    const proposal = proposePlan(tops, file.name, layouts);
    const question = { proposal, tops, ...(conversion && { conversion }) };
    const chosen = plan ?? (proposal.isCertain ? proposal.plan : undefined);
    if (!chosen) return { question };
    return { question, sheet: await readBook(book, file.name, { onProgress, plan: chosen }) };
  });
}
