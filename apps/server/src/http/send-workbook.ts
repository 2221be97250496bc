import type { FastifyReply } from "fastify";
import { type Sheet, type SheetCell, workbook } from "../spreadsheets/workbook.ts";
import { type MessageLanguage, readerLanguage, translate } from "./language/translate.ts";

const spreadsheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Sends a workbook as a download. `name` has letters, digits, dashes and underscores only. */
export function sendWorkbook(
  reply: FastifyReply,
  name: string,
  sheets: readonly Sheet[],
): FastifyReply {
  return reply
    .type(spreadsheetType)
    .header("content-disposition", `attachment; filename="${name}.xlsx"`)
    .header("cache-control", "no-store")
    .send(workbook(sheets));
}

/** Sends a report as a download, with headings and labels in the reader's language by default. */
export function sendReport(
  reply: FastifyReply,
  name: string,
  sheet: Sheet,
  language: MessageLanguage = readerLanguage(reply.request),
): FastifyReply {
  const word = (text: string) => translate(text, language);
  // Labels precede their values: they are in the first and third cells.
  const labeled = (row: readonly SheetCell[]) =>
    row.map((cell, index) => (typeof cell === "string" && index % 2 === 0 ? word(cell) : cell));
  const { lead, foot } = sheet;
  return sendWorkbook(reply, name, [
    {
      ...sheet,
      name: word(sheet.name),
      columns: sheet.columns.map((column) => ({ ...column, header: word(column.header) })),
      ...(lead && { lead: lead.map(labeled) }),
      ...(foot && { foot: () => foot().map(labeled) }),
    },
  ]);
}
