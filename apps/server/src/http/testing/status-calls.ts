import type { OperationId } from "@caliper/api-client/wire";
import { importIds } from "./imports.ts";
import { listIds, listLineId, orderId, quotationIds } from "./lists.ts";
import { upload } from "./multipart.ts";
import { accountIds, linkTokens, unusedKey } from "./people.ts";
import { samples } from "./samples.ts";
import type { CallOptions } from "./server.ts";
import { oldFile } from "./stored-files.ts";

/** A call for each status that an operation returns. */
export type StatusCalls = Partial<Record<OperationId, Readonly<Record<number, CallOptions>>>>;

const withQuery = (id: OperationId, query: Record<string, string | number>): CallOptions => ({
  ...samples[id],
  query: { ...samples[id].query, ...query },
  as: "admin",
});
const withBody = (id: OperationId, body: object): CallOptions => ({
  ...samples[id],
  body: { ...(samples[id].body as object), ...body },
  as: "admin",
});
const withPath = (id: OperationId, path: Record<string, string>): CallOptions => ({
  ...samples[id],
  path: { ...samples[id].path, ...path },
  as: "admin",
});
const withOrder = (header: object): CallOptions => {
  const { Header } = samples.buyOrderFile.body as { Header: object };
  return withBody("buyOrderFile", { Header: { ...Header, ...header } });
};
const byPads = (id: OperationId, query: Record<string, string> = {}): CallOptions => ({
  ...withQuery(id, query),
  as: "planta_pads",
});
const forOther = (id: OperationId): CallOptions => ({
  ...withQuery(id, { user: "cliente" }),
  as: "junior",
});
const ofClosedSection = (id: OperationId) => ({ 403: byPads(id, { data: "rotor_drum" }) });
const image = (id: OperationId, invalid: string, unknown: string) => ({
  304: { ...samples[id], headers: { "if-none-match": "*" } },
  400: withPath(id, { name: invalid }),
  403: byPads(id),
  404: withPath(id, { name: unknown }),
});
const beyondTheEnd = { range: "bytes=1000000-" };
const file = (id: OperationId, invalid: string) => ({
  ...image(id, invalid, "gone.pdf"),
  304: { ...samples[id], headers: { "if-none-match": "*" }, as: "admin" } as const,
  403: { path: { name: "news.pdf" }, as: "junior" } as const,
});
const unknownAccount = (id: OperationId) => ({
  404: withPath(id, { id: String(accountIds.unknown) }),
});
const unknownImport = (id: OperationId) => ({ 404: withPath(id, { id: importIds.unknown }) });
const withList = (id: OperationId, list: number): CallOptions => withPath(id, { id: String(list) });
const withQuotation = (id: OperationId, quotation: number): CallOptions =>
  withPath(id, { id: String(quotation) });
const unknownQuotation = (id: OperationId) => ({ 404: withQuotation(id, quotationIds.unknown) });
const unknownTable = (id: OperationId) => ({ 404: withPath(id, { table: "x" }) });

/**
 * The statuses that depend on the operation's own rules. Those that every operation shares (success,
 * 401, refused levels, calls from other sites, unreadable input) have tests over all operations.
 */
export const statusCalls: StatusCalls = {
  usersAuth: { 429: { body: { cliente: "locked", password: "wrong" } } },
  confirmSession: {
    429: { ...withBody("confirmSession", { password: "wrong" }), as: "cliente_miami" },
  },
  changePassword: { 429: { ...withBody("changePassword", { current: "wrong" }), as: "planta" } },
  confirmTotp: { 409: { ...samples.confirmTotp, as: "junior" } },
  removeTotp: {
    409: { ...samples.removeTotp, as: "admin" },
    429: { ...withBody("removeTotp", { password: "wrong" }), as: "vendedor" },
  },
  renewRecoveryCodes: { 409: { as: "admin" } },
  removePasskey: { 404: { ...samples.removePasskey, as: "admin" } },
  removeSecondFactor: {
    ...unknownAccount("removeSecondFactor"),
    409: withPath("removeSecondFactor", { id: "2" }),
  },
  endSession: { 404: { ...samples.endSession, as: "junior" } },
  searchByCode: ofClosedSection("searchByCode"),
  nearestCodes: ofClosedSection("nearestCodes"),
  findByText: {
    403: { ...withBody("findByText", { section: "rotor_drum" }), as: "planta_pads" },
  },
  makerInput: ofClosedSection("makerInput"),
  modelInput: ofClosedSection("modelInput"),
  vehicleNames: ofClosedSection("vehicleNames"),
  searchByApplication: ofClosedSection("searchByApplication"),
  searchHardware: { 403: byPads("searchHardware") },
  searchHardwareApplication: { 403: forOther("searchHardwareApplication") },
  hardwareInfo: {
    403: byPads("hardwareInfo"),
    404: withQuery("hardwareInfo", { code: "BR31338" }),
  },
  searchByDim: { 403: byPads("searchByDim") },
  fichaInfo: {
    401: {
      ...withQuery("fichaInfo", { user: "cliente" }),
      headers: { cookie: "caliper_session=ended" },
      as: "anonymous",
    },
    403: { ...forOther("fichaInfo"), as: "anonymous" },
    404: withQuery("fichaInfo", { codigo: "NO-SUCH-CODE" }),
  },
  getPriceHistory: {
    403: byPads("getPriceHistory"),
    404: withQuery("getPriceHistory", { code: "NO-SUCH-CODE" }),
  },
  fichaInfoBf: { 403: forOther("fichaInfoBf"), 404: withQuery("fichaInfoBf", { type: "DOT9" }) },
  relatedProducts: {
    403: byPads("relatedProducts"),
    404: withQuery("relatedProducts", { codigo: "NO-SUCH-CODE" }),
  },
  productImage: {
    ...image("productImage", "BR31338.exe", "NO-SUCH-CODE.jpg"),
    416: { ...samples.productImage, headers: beyondTheEnd },
  },
  productImageExists: image("productImageExists", "BR31338", "BR31338_9.jpg"),
  uploadedFile: {
    ...file("uploadedFile", "a/b.jpg"),
    416: { ...samples.uploadedFile, headers: beyondTheEnd, as: "admin" },
  },
  uploadedFileExists: file("uploadedFileExists", "a\\b.jpg"),
  insertAmendments: {
    400: withBody("insertAmendments", { product: "NO-SUCH-CODE" }),
    403: { ...samples.insertAmendments, as: "junior" },
  },
  createList: {
    404: withBody("createList", { from: [listIds.unknown] }),
    409: withBody("createList", { from: [listIds.full, listIds.short] }),
  },
  getList: { 404: withList("getList", listIds.unknown) },
  changeList: { 404: withList("changeList", listIds.unknown) },
  deleteList: {
    404: withList("deleteList", listIds.unknown),
    409: withList("deleteList", listIds.short),
  },
  addListLines: {
    404: withList("addListLines", listIds.unknown),
    409: withList("addListLines", listIds.full),
  },
  changeListLine: {
    404: withPath("changeListLine", { id: String(listIds.short), line: "1" }),
    409: {
      path: { id: String(listIds.short), line: String(listLineId) },
      body: { revision: 9, quantity: 2 },
      as: "admin",
    },
  },
  transferListLines: {
    404: withList("transferListLines", listIds.unknown),
    409: withList("transferListLines", listIds.archived),
  },
  getListWorkbook: { 404: withList("getListWorkbook", listIds.unknown) },
  getSharedList: { 404: { ...samples.getSharedList, as: "admin" } },
  createQuotation: {
    404: { ...samples.createQuotation, as: "admin" },
    409: { body: { list: listIds.clients }, as: "cliente" },
  },
  getQuotation: unknownQuotation("getQuotation"),
  changeQuotation: {
    ...unknownQuotation("changeQuotation"),
    409: withQuotation("changeQuotation", quotationIds.sent),
  },
  deleteQuotation: {
    ...unknownQuotation("deleteQuotation"),
    409: withQuotation("deleteQuotation", quotationIds.sent),
  },
  sendQuotation: {
    ...unknownQuotation("sendQuotation"),
    409: withQuotation("sendQuotation", quotationIds.sent),
  },
  reviseQuotation: {
    ...unknownQuotation("reviseQuotation"),
    409: withQuotation("reviseQuotation", quotationIds.draft),
  },
  getQuotationPdf: unknownQuotation("getQuotationPdf"),
  getQuotationWorkbook: unknownQuotation("getQuotationWorkbook"),
  sendListOrder: {
    404: { ...samples.sendListOrder, as: "cliente" },
    409: { ...withList("sendListOrder", listIds.clients), as: "cliente" },
  },
  getOwnOrder: { 404: { ...samples.getOwnOrder, as: "cliente" } },
  markOwnOrderSeen: { 404: { ...samples.markOwnOrderSeen, as: "cliente" } },
  answerOrder: {
    404: { ...samples.answerOrder, as: "admin" },
    409: withList("answerOrder", orderId),
  },
  createAccessKey: { 409: withBody("createAccessKey", { name: unusedKey.name.toUpperCase() }) },
  revokeAccessKey: unknownAccount("revokeAccessKey"),
  accessKeyUsage: unknownAccount("accessKeyUsage"),
  updateAmendmentStatus: {
    400: withQuery("updateAmendmentStatus", { status: 0 }),
    404: withQuery("updateAmendmentStatus", { id: 999 }),
    409: withQuery("updateAmendmentStatus", { id: 4 }),
  },
  applyAmendment: {
    404: withPath("applyAmendment", { id: "999" }),
    409: withPath("applyAmendment", { id: "3" }),
  },
  reopenAmendment: {
    404: withPath("reopenAmendment", { id: "999" }),
    409: withPath("reopenAmendment", { id: "1" }),
  },
  createAccount: { 409: withBody("createAccount", { username: "ADMÍN" }) },
  changeAccount: {
    ...unknownAccount("changeAccount"),
    409: { path: { id: "1" }, body: { disabled: true }, as: "admin" },
  },
  createPasswordLink: unknownAccount("createPasswordLink"),
  endSessions: unknownAccount("endSessions"),
  getPasswordLink: {
    400: withPath("getPasswordLink", { token: "short" }),
    404: withPath("getPasswordLink", { token: linkTokens.expired }),
  },
  usePasswordLink: {
    403: withPath("usePasswordLink", { token: linkTokens.disabled }),
    404: withPath("usePasswordLink", { token: linkTokens.unknown }),
  },
  updateFileState: {
    400: withBody("updateFileState", { nombre: "other-B.jpg" }),
    404: withBody("updateFileState", { id: 999 }),
    409: withBody("updateFileState", oldFile),
  },
  imgAndPdfUpload: {
    400: { ...upload("november.pdf", 1, "no PDF"), as: "admin" },
    413: { ...upload("huge.jpg", 4, Buffer.alloc(20 * 1_048_576 + 1)), as: "admin" },
  },
  buyOrderUserInfo: { 404: withQuery("buyOrderUserInfo", { step: 1, user: "junior" }) },
  buyOrderPriceInfo: {
    400: withQuery("buyOrderPriceInfo", { subtype: "Gold" }),
    404: withQuery("buyOrderPriceInfo", { user: "nobody" }),
  },
  buyOrderFile: {
    400: withOrder({ warehouse: "ATLANTIS" }),
    404: withOrder({ username: "nobody" }),
    409: withOrder({ addedCategories: [] }),
  },
  getOrder: { 404: withPath("getOrder", { id: "999" }) },
  getOrderWorkbook: { 404: withPath("getOrderWorkbook", { id: "999" }) },
  descargarExcel: unknownTable("descargarExcel"),
  tableTemplate: unknownTable("tableTemplate"),
  excelUpload: {
    400: withBody("excelUpload", { Header: ["XBP", "THICKNES"] }),
    409: withBody("excelUpload", { upload_id: importIds.kept }),
  },
  saveSheetLayout: { 400: withBody("saveSheetLayout", { table: "unknown" }) },
  deleteSheetLayout: { 404: withPath("deleteSheetLayout", { id: "0".repeat(64) }) },
  getImport: unknownImport("getImport"),
  discardImport: {
    ...unknownImport("discardImport"),
    409: withPath("discardImport", { id: importIds.kept }),
  },
  importRows: unknownImport("importRows"),
  correctImportCell: {
    ...unknownImport("correctImportCell"),
    400: withPath("correctImportCell", { row: "4" }),
    409: withPath("correctImportCell", { id: importIds.kept, row: "2" }),
  },
  importMap: unknownImport("importMap"),
  importCauses: unknownImport("importCauses"),
  fixImportCells: {
    ...unknownImport("fixImportCells"),
    400: withBody("fixImportCells", { value: "13,5" }),
    409: withPath("fixImportCells", { id: importIds.kept }),
  },
  commitImport: {
    ...unknownImport("commitImport"),
    409: withPath("commitImport", { id: importIds.discarded }),
  },
  undoImport: {
    ...unknownImport("undoImport"),
    409: withPath("undoImport", { id: importIds.waiting }),
  },
  importProblems: unknownImport("importProblems"),
};
