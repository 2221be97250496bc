/** Reads a spreadsheet outside the page's thread, so that the page stays responsive. */
import { openWorkbook } from "@caliper/sheet-reader";
import { answerWith } from "./answering.ts";

answerWith(openWorkbook);
