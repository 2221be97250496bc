/** Reads a file of another format than .xlsx. A worker of its own, because few files need the library. */
import { answerWith } from "./answering.ts";
import { convertBook } from "./convert.ts";

answerWith(async (bytes, fail) => convertBook(bytes, fail));
