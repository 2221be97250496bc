import type { FastifyReply } from "fastify";
import { type Sheet, workbook } from "../spreadsheets/workbook.ts";

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
