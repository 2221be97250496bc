/** Reads a file of another format than .xlsx, in a separate worker, because few files need the library. */
import { convertBook } from "@caliper/sheet-reader/convert";
import { answerWith } from "./answering.ts";

answerWith(convertBook);
