/** Reads a file of another format than .xlsx. A worker of its own, because few files need the library. */
import { convertBook } from "@caliper/sheet-reader/convert";
import { answerWith } from "./answering.ts";

answerWith(async (bytes, fail) => convertBook(bytes, fail));
