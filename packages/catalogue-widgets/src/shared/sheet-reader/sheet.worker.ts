/** Reads a spreadsheet outside the page's thread, so that the page stays responsive. */
import { answerWith } from "./answering.ts";
import { openBook } from "./book.ts";
import { archiveLimits } from "./readSheet.ts";

answerWith(async (bytes, fail) => ({ book: await openBook(bytes, archiveLimits, fail) }));
