import type { OperationId } from "@caliper/api-client/wire";
import { importIds } from "./imports.ts";
import { upload } from "./multipart.ts";
import { accountIds, linkTokens } from "./people.ts";
import { samples } from "./samples.ts";
import type { CallOptions } from "./server.ts";
import { oldFile } from "./stored-files.ts";
import {
  asText,
  right,
  signedOut,
  tooLarge,
  type StatusCalls,
  unknown,
  withBody,
  withQuery,
} from "./status-calls.ts";

/** What every call that is the administrators' alone answers. */
const administrators = (id: OperationId) => ({
  200: right(id),
  400: { ...right(id), ...unknown },
  401: signedOut(id),
  403: { ...samples[id], as: "cliente" } as CallOptions,
});
const withOrder = (header: object): CallOptions => {
  const { Header } = samples.buyOrderFile.body as { Header: object };
  return withBody("buyOrderFile", { Header: { ...Header, ...header } });
};
const ofAccount = (id: OperationId, success: number) => ({
  [success]: right(id),
  400: { ...right(id), path: { id: "two" } } as CallOptions,
  401: signedOut(id),
  403: { ...samples[id], as: "cliente" } as CallOptions,
  404: { ...right(id), path: { id: String(accountIds.unknown) } } as CallOptions,
});
const ofImport = (id: OperationId, path: Record<string, string> = {}) => ({
  ...administrators(id),
  400: { ...right(id), path: { ...path, id: "no-uuid" } },
  404: { ...right(id), path: { ...path, id: importIds.unknown } },
});

/** What the administrators call. */
export const administratorCalls: StatusCalls = {
  amendments: administrators("amendments"),
  updateAmendmentStatus: {
    ...administrators("updateAmendmentStatus"),
    400: withQuery("updateAmendmentStatus", { status: 0 }),
    404: withQuery("updateAmendmentStatus", { id: 999 }),
    409: withQuery("updateAmendmentStatus", { id: 4 }),
  },
  applyAmendment: {
    ...administrators("applyAmendment"),
    400: { path: { id: "two" }, as: "admin" },
    404: { path: { id: "999" }, as: "admin" },
    409: { path: { id: "3" }, as: "admin" },
  },
  listAccounts: administrators("listAccounts"),
  createAccount: {
    201: right("createAccount"),
    400: withBody("createAccount", { level: "KING" }),
    401: signedOut("createAccount"),
    403: { ...samples.createAccount, as: "cliente" },
    409: withBody("createAccount", { username: "ADMÍN" }),
    413: { body: tooLarge, as: "admin" },
    415: asText,
  },
  changeAccount: {
    200: right("changeAccount"),
    400: withBody("changeAccount", { flags: ["P_XX"] }),
    401: signedOut("changeAccount"),
    403: { ...samples.changeAccount, as: "cliente" },
    404: { ...right("changeAccount"), path: { id: String(accountIds.unknown) } },
    409: { path: { id: "1" }, body: { disabled: true }, as: "admin" },
    413: { ...right("changeAccount"), body: tooLarge },
    415: { ...asText, path: { id: "2" } },
  },
  createPasswordLink: ofAccount("createPasswordLink", 201),
  endSessions: ofAccount("endSessions", 204),
  getPasswordLink: {
    200: signedOut("getPasswordLink"),
    400: { path: { token: "short" } },
    404: { path: { token: linkTokens.expired } },
  },
  usePasswordLink: {
    204: signedOut("usePasswordLink"),
    400: { ...samples.usePasswordLink, body: { password: "short" } },
    403: { ...samples.usePasswordLink, path: { token: linkTokens.disabled } },
    404: { ...samples.usePasswordLink, path: { token: linkTokens.unknown } },
    413: { ...samples.usePasswordLink, body: tooLarge },
    415: { ...asText, path: { token: linkTokens.looked } },
  },
  listAudit: administrators("listAudit"),
  getAllImagesAndPdfs: administrators("getAllImagesAndPdfs"),
  updateFileState: {
    200: right("updateFileState"),
    400: withBody("updateFileState", { nombre: "other-B.jpg" }),
    401: signedOut("updateFileState"),
    403: { ...samples.updateFileState, as: "cliente" },
    404: withBody("updateFileState", { id: 999 }),
    409: withBody("updateFileState", oldFile),
    413: { body: tooLarge, as: "admin" },
    415: asText,
  },
  getPdfUploaded: { ...administrators("getPdfUploaded"), 403: { as: "junior" } },
  imgAndPdfUpload: {
    200: right("imgAndPdfUpload"),
    400: { ...upload("november.pdf", 1, "no PDF"), as: "admin" },
    401: signedOut("imgAndPdfUpload"),
    403: { ...samples.imgAndPdfUpload, as: "cliente" },
    413: { ...upload("huge.jpg", 4, Buffer.alloc(20 * 1_048_576 + 1)), as: "admin" },
    415: asText,
  },
  dynamicBrakesReports: administrators("dynamicBrakesReports"),
  buyOrderUserInfo: {
    ...administrators("buyOrderUserInfo"),
    404: withQuery("buyOrderUserInfo", { step: 1, user: "junior" }),
  },
  buyOrderPriceInfo: {
    ...administrators("buyOrderPriceInfo"),
    400: withQuery("buyOrderPriceInfo", { subtype: "Gold" }),
    404: withQuery("buyOrderPriceInfo", { user: "nobody" }),
  },
  buyOrderFile: {
    200: right("buyOrderFile"),
    400: withOrder({ warehouse: "ATLANTIS" }),
    401: signedOut("buyOrderFile"),
    403: { ...samples.buyOrderFile, as: "cliente" },
    404: withOrder({ username: "nobody" }),
    409: withOrder({ addedCategories: [] }),
    // An order may have 20,000 lines.
    413: { body: { Header: "x".repeat(8_400_000) }, as: "admin" },
    415: asText,
  },
  listOrders: administrators("listOrders"),
  getOrder: {
    ...administrators("getOrder"),
    400: { path: { id: "one" }, as: "admin" },
    404: { path: { id: "999" }, as: "admin" },
  },
  matchCodes: {
    200: right("matchCodes"),
    400: { body: { codes: [] }, as: "admin" },
    401: signedOut("matchCodes"),
    403: { ...samples.matchCodes, as: "cliente" },
    413: { body: tooLarge, as: "admin" },
    415: asText,
  },
  obtenerTablas: administrators("obtenerTablas"),
  descargarExcel: {
    ...administrators("descargarExcel"),
    404: { path: { table: "x" }, as: "admin" },
  },
  excelUpload: {
    200: right("excelUpload"),
    400: withBody("excelUpload", { Header: ["XBP", "THICKNES"] }),
    401: signedOut("excelUpload"),
    403: { ...samples.excelUpload, as: "cliente" },
    409: withBody("excelUpload", { upload_id: importIds.kept }),
    413: { body: tooLarge, as: "admin" },
    415: asText,
  },
  listImports: administrators("listImports"),
  getImport: ofImport("getImport"),
  discardImport: {
    204: right("discardImport"),
    400: { path: { id: "no-uuid" }, as: "admin" },
    401: signedOut("discardImport"),
    403: { ...samples.discardImport, as: "cliente" },
    404: { path: { id: importIds.unknown }, as: "admin" },
    409: { path: { id: importIds.kept }, as: "admin" },
  },
  importRows: ofImport("importRows"),
  fixImportCell: {
    ...ofImport("fixImportCell", { row: "3" }),
    400: { ...right("fixImportCell"), path: { id: importIds.looked, row: "4" } },
    409: { ...right("fixImportCell"), path: { id: importIds.kept, row: "2" } },
    413: { ...right("fixImportCell"), body: tooLarge },
    415: { ...asText, path: { id: importIds.looked, row: "3" } },
  },
  commitImport: {
    200: right("commitImport"),
    400: withBody("commitImport", { skipInvalid: 1 }),
    401: signedOut("commitImport"),
    403: { ...samples.commitImport, as: "cliente" },
    404: { ...right("commitImport"), path: { id: importIds.unknown } },
    409: { ...right("commitImport"), path: { id: importIds.unwanted } },
    413: { ...right("commitImport"), body: tooLarge },
    415: { ...asText, path: { id: importIds.waiting } },
  },
  undoImport: {
    ...ofImport("undoImport"),
    409: { path: { id: importIds.unwanted }, as: "admin" },
  },
  importProblems: ofImport("importProblems"),
  listTables: administrators("listTables"),
  tableTemplate: { ...administrators("tableTemplate"), 404: { path: { table: "x" }, as: "admin" } },
};
