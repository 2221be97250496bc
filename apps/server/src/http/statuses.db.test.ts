import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId } from "@caliper/api-client/wire";
import { addImports, importIds } from "./testing/imports.ts";
import { accountIds, addPeople, linkTokens } from "./testing/people.ts";
import { upload } from "./testing/multipart.ts";
import { samples } from "./testing/samples.ts";
import { type CallOptions, contract, startTestServer, type TestServer } from "./testing/server.ts";
import { addFile, addImage, storedFile } from "./testing/stored-files.ts";

/**
 * Every status that the contract describes for an operation that is served, and a call that gets it.
 * `503` of readyz and `413` of bodies are with the other errors.
 */
let server: TestServer;
const oldFile = { id: 901, nombre: "old-B.jpg" };
let etag: string;

beforeAll(async () => {
  server = await startTestServer({ limits: { perAccount: 3 } });
  await addImage(server.data, "BR31338");
  await addFile(server.data, { ...storedFile, kind: 2, state: 0, mime: "image/jpeg" });
  await addFile(server.data, { ...oldFile, kind: 2, state: -2, mime: "image/jpeg" });
  await addFile(server.data, { nombre: "news.pdf", kind: 1, state: 0, mime: "application/pdf" });
  await addImports(server);
  await addPeople(server);
  const image = await server.call("productImage", samples.productImage);
  etag = String(image.headers["etag"]);
});
afterAll(() => server.close());

const unknown: CallOptions = { query: { nonsense: "x" }, as: "admin" };
const ofOther = (id: OperationId): CallOptions => ({
  ...samples[id],
  query: { ...samples[id].query, user: "cliente" },
  as: "junior",
});
const section = (id: OperationId): CallOptions => ({
  ...samples[id],
  query: { ...samples[id].query, data: "rotor_drum" },
  as: "planta_pads",
});
const crossSite = (id: OperationId): CallOptions => ({
  ...samples[id],
  headers: { "sec-fetch-site": "cross-site" },
});
const withQuery = (id: OperationId, query: Record<string, string | number>): CallOptions => ({
  ...samples[id],
  query: { ...samples[id].query, ...query },
  as: "admin",
});
const tooLarge = { cliente: "a", password: "x".repeat(1_100_000) };
const asText: CallOptions = { body: "x", headers: { "content-type": "text/plain" }, as: "admin" };
const cached = (id: OperationId): CallOptions => ({
  ...samples[id],
  headers: { "if-none-match": "*" },
  as: "admin",
});
const named = (name: string): CallOptions => ({ path: { name }, as: "admin" });
const right = (id: OperationId): CallOptions => ({ ...samples[id], as: "admin" });
const signedOut = (id: OperationId): CallOptions => ({ ...samples[id] });

const padsOnly = (id: OperationId): CallOptions => ({ ...samples[id], as: "planta_pads" });

const withBody = (id: OperationId, body: object): CallOptions => ({
  ...samples[id],
  body: { ...(samples[id].body as object), ...body },
  as: "admin",
});
const withOrder = (header: object): CallOptions => {
  const { Header } = samples.buyOrderFile.body as { Header: object };
  return withBody("buyOrderFile", { Header: { ...Header, ...header } });
};
/** What every call that is the administrators' alone answers. */
const administrators = (id: OperationId) => ({
  200: right(id),
  400: { ...right(id), ...unknown },
  401: signedOut(id),
  403: { ...samples[id], as: "cliente" } as CallOptions,
});
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

const calls: Partial<Record<OperationId, Readonly<Record<number, CallOptions>>>> = {
  usersAuth: {
    200: samples.usersAuth,
    400: { body: {} },
    403: crossSite("usersAuth"),
    413: { body: tooLarge },
    415: asText,
    429: { body: { cliente: "locked", password: "wrong" } },
  },
  getSession: { 200: {}, 400: unknown },
  deleteSession: { 204: {}, 400: { query: { nonsense: "x" } }, 403: crossSite("deleteSession") },
  searchByCode: {
    200: right("searchByCode"),
    400: unknown,
    401: signedOut("searchByCode"),
    403: section("searchByCode"),
  },
  nearestCodes: {
    200: right("nearestCodes"),
    400: unknown,
    401: signedOut("nearestCodes"),
    403: section("nearestCodes"),
  },
  searchHardware: {
    200: right("searchHardware"),
    400: unknown,
    401: signedOut("searchHardware"),
    403: padsOnly("searchHardware"),
  },
  searchHardwareApplication: {
    200: right("searchHardwareApplication"),
    400: unknown,
    401: signedOut("searchHardwareApplication"),
    403: ofOther("searchHardwareApplication"),
  },
  hardwareInfo: {
    200: right("hardwareInfo"),
    400: unknown,
    401: signedOut("hardwareInfo"),
    403: padsOnly("hardwareInfo"),
    404: withQuery("hardwareInfo", { code: "BR31338" }),
  },
  makerInput: {
    200: right("makerInput"),
    400: unknown,
    401: signedOut("makerInput"),
    403: section("makerInput"),
  },
  modelInput: {
    200: right("modelInput"),
    400: unknown,
    401: signedOut("modelInput"),
    403: section("modelInput"),
  },
  vehicleNames: {
    200: right("vehicleNames"),
    400: unknown,
    401: signedOut("vehicleNames"),
    403: section("vehicleNames"),
  },
  searchByApplication: {
    200: right("searchByApplication"),
    400: unknown,
    401: signedOut("searchByApplication"),
    403: section("searchByApplication"),
  },
  searchByDim: {
    200: right("searchByDim"),
    400: { body: {}, as: "admin" },
    401: signedOut("searchByDim"),
    403: padsOnly("searchByDim"),
    413: { body: tooLarge, as: "admin" },
    415: asText,
  },
  fichaInfo: {
    200: signedOut("fichaInfo"),
    400: unknown,
    403: { ...ofOther("fichaInfo"), as: "anonymous" },
    404: withQuery("fichaInfo", { codigo: "NO-SUCH-CODE" }),
  },
  fichaInfoBf: {
    200: right("fichaInfoBf"),
    400: withQuery("fichaInfoBf", { cap: 300 }),
    401: signedOut("fichaInfoBf"),
    403: ofOther("fichaInfoBf"),
    404: withQuery("fichaInfoBf", { type: "DOT9" }),
  },
  globalApliSearch: {
    200: right("globalApliSearch"),
    400: unknown,
    401: signedOut("globalApliSearch"),
  },
  relatedProducts: {
    200: signedOut("relatedProducts"),
    400: unknown,
    403: padsOnly("relatedProducts"),
    404: withQuery("relatedProducts", { codigo: "NO-SUCH-CODE" }),
  },
  kitCaliperInfo: {
    200: right("kitCaliperInfo"),
    400: unknown,
    401: signedOut("kitCaliperInfo"),
    403: padsOnly("kitCaliperInfo"),
  },
  cylinderCupsInfo: {
    200: right("cylinderCupsInfo"),
    400: unknown,
    401: signedOut("cylinderCupsInfo"),
    403: padsOnly("cylinderCupsInfo"),
  },
  getImagesUploaded: {
    200: right("getImagesUploaded"),
    400: unknown,
    401: signedOut("getImagesUploaded"),
  },
  productImage: {
    200: signedOut("productImage"),
    304: cached("productImage"),
    400: named("BR31338.exe"),
    403: padsOnly("productImage"),
    404: named("NO-SUCH-CODE.jpg"),
  },
  productImageExists: {
    200: signedOut("productImageExists"),
    304: cached("productImageExists"),
    400: named("BR31338"),
    403: padsOnly("productImageExists"),
    404: named("BR31338_9.jpg"),
  },
  uploadedFile: {
    200: right("uploadedFile"),
    304: cached("uploadedFile"),
    400: named("a/b.jpg"),
    401: signedOut("uploadedFile"),
    403: { path: { name: "news.pdf" }, as: "junior" },
    404: named("gone.pdf"),
  },
  uploadedFileExists: {
    200: right("uploadedFileExists"),
    304: cached("uploadedFileExists"),
    400: named("a\\b.jpg"),
    401: signedOut("uploadedFileExists"),
    403: { path: { name: "news.pdf" }, as: "junior" },
    404: named("gone.pdf"),
  },
  insertAmendments: {
    200: { ...samples.insertAmendments, as: "cliente" },
    400: withBody("insertAmendments", { product: "NO-SUCH-CODE" }),
    401: signedOut("insertAmendments"),
    403: { ...samples.insertAmendments, as: "junior" },
    413: { body: tooLarge, as: "admin" },
    415: asText,
  },
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
    413: { body: tooLarge, as: "admin" },
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
    409: { ...right("commitImport"), path: { id: importIds.kept } },
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
  healthz: { 200: {}, 400: { query: { nonsense: "x" } } },
  readyz: { 200: {}, 400: { query: { nonsense: "x" } } },
};

/** Shown by tests that take the database or the disk away. */
const elsewhere = new Set(["readyz 503", "imgAndPdfUpload 507"]);

const served = [...contract.operations.values()].filter(({ planned }) => !planned);

function statusesOf(id: OperationId): number[] {
  const operation = contract.operations.get(id);
  const item = contract.document.paths[operation?.path ?? ""] ?? {};
  const described = item[operation?.method.toLowerCase() ?? ""] as { responses: object };
  return Object.keys(described.responses)
    .map(Number)
    .filter((status) => !elsewhere.has(`${id} ${status}`));
}

describe("every status of the contract", () => {
  it.each(served)("is called for: $id", ({ id }) => {
    expect(Object.keys(calls[id] ?? {}).map(Number)).toEqual(statusesOf(id));
  });

  const each = served.flatMap(({ id }) =>
    Object.entries(calls[id] ?? {}).map(([status, options]) => ({
      id,
      status: Number(status),
      options,
    })),
  );
  it.each(each)("$id answers $status", async ({ id, status, options }) => {
    if (status === 429) {
      for (let failure = 0; failure < 3; failure += 1) await server.call(id, options);
    }
    const answer = await server.call(id, options);
    expect(answer.status).toBe(status);
    // Only who is limited is told when to come back.
    expect(answer.headers["retry-after"] !== undefined).toBe(status === 429);
  });
});

describe("a held copy", () => {
  it("is confirmed by its ETag, weak or strong, alone or among others", async () => {
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await server.call("productImage", {
        ...samples.productImage,
        headers: { "if-none-match": held },
      });
      expect([held, answer.status]).toEqual([held, 304]);
    }
  });

  it("of another content is replaced", async () => {
    const answer = await server.call("productImage", {
      ...samples.productImage,
      headers: { "if-none-match": '"other"' },
    });
    expect(answer.status).toBe(200);
  });
});
