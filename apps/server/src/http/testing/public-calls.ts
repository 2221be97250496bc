import type { OperationId } from "@caliper/api-client/wire";
import { samples } from "./samples.ts";
import type { CallOptions } from "./server.ts";
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
const cached = (id: OperationId): CallOptions => ({
  ...samples[id],
  headers: { "if-none-match": "*" },
  as: "admin",
});
const named = (name: string): CallOptions => ({ path: { name }, as: "admin" });
const padsOnly = (id: OperationId): CallOptions => ({ ...samples[id], as: "planta_pads" });

/** What anyone, or anyone who is signed in, may call. */
export const publicCalls: StatusCalls = {
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
  healthz: { 200: {}, 400: { query: { nonsense: "x" } } },
  readyz: { 200: {}, 400: { query: { nonsense: "x" } } },
};
