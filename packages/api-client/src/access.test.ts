import { anonymous, type CallerLevel } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import { mayCall, type OperationId, operationIds } from "./wire.ts";

const columns = [
  "anonymous",
  "JUNIOR",
  "CLIENTE",
  "PLANTA",
  "ADMIN",
] as const satisfies readonly CallerLevel[];

/** One mark per column: `+` yes, `-` no. */
type Marks = readonly ["+" | "-", "+" | "-", "+" | "-", "+" | "-", "+" | "-"];

const all: Marks = ["+", "+", "+", "+", "+"];
const signedIn: Marks = ["-", "+", "+", "+", "+"];
const adminOnly: Marks = ["-", "-", "-", "-", "+"];

// The rows of the access table, by the operations that serve them.
const calls: Readonly<Record<OperationId, Marks>> = {
  usersAuth: all,
  getSession: all,
  deleteSession: all,
  confirmSession: signedIn,
  changePassword: signedIn,
  completeSignIn: all,
  startPasskeyProof: all,
  signInWithPasskey: all,
  confirmWithPasskey: signedIn,
  startPasskey: signedIn,
  addPasskey: signedIn,
  removePasskey: signedIn,
  getSecondFactor: signedIn,
  startTotp: signedIn,
  confirmTotp: signedIn,
  removeTotp: signedIn,
  renewRecoveryCodes: signedIn,
  removeSecondFactor: adminOnly,
  listSessions: signedIn,
  endSession: signedIn,
  endOtherSessions: signedIn,
  healthz: all,
  readyz: all,
  fichaInfo: all,
  relatedProducts: all,
  productImage: all,
  productImageExists: all,
  listPictures: all,
  searchByCode: signedIn,
  nearestCodes: signedIn,
  find: signedIn,
  findByText: signedIn,
  reportSearch: signedIn,
  listUndecidedVehicles: adminOnly,
  listUnansweredSearches: adminOnly,
  removeUnansweredSearch: adminOnly,
  searchHardware: signedIn,
  searchHardwareApplication: signedIn,
  hardwareInfo: signedIn,
  makerInput: signedIn,
  modelInput: signedIn,
  vehicleNames: signedIn,
  decide: signedIn,
  getJob: signedIn,
  fits: signedIn,
  searchByApplication: signedIn,
  globalApliSearch: signedIn,
  searchByDim: signedIn,
  fichaInfoBf: signedIn,
  kitCaliperInfo: ["-", "+", "+", "-", "+"],
  cylinderCupsInfo: ["-", "+", "+", "-", "+"],
  getImagesUploaded: signedIn,
  uploadedFile: signedIn,
  uploadedFileExists: signedIn,
  getPdfUploaded: ["-", "-", "+", "+", "+"],
  insertAmendments: signedIn,
  amendments: adminOnly,
  updateAmendmentStatus: adminOnly,
  getAllImagesAndPdfs: adminOnly,
  updateFileState: adminOnly,
  obtenerTablas: adminOnly,
  descargarExcel: signedIn,
  dynamicBrakesReports: adminOnly,
  buyOrderUserInfo: adminOnly,
  buyOrderPriceInfo: adminOnly,
  buyOrderFile: adminOnly,
  applyAmendment: adminOnly,
  reopenAmendment: adminOnly,
  amendmentSender: signedIn,
  listAccounts: adminOnly,
  createAccount: adminOnly,
  changeAccount: adminOnly,
  createPasswordLink: adminOnly,
  endSessions: adminOnly,
  getPasswordLink: all,
  usePasswordLink: all,
  getEmbed: adminOnly,
  listAccessKeys: adminOnly,
  createAccessKey: adminOnly,
  revokeAccessKey: adminOnly,
  accessKeyUsage: adminOnly,
  listAudit: adminOnly,
  listOrders: adminOnly,
  getOrder: adminOnly,
  getOrderWorkbook: adminOnly,
  matchCodes: adminOnly,
  excelUpload: signedIn,
  listOwnCodes: signedIn,
  listImports: signedIn,
  getImport: signedIn,
  discardImport: signedIn,
  importRows: signedIn,
  correctImportCell: signedIn,
  importMap: signedIn,
  importCauses: signedIn,
  fixImportCells: signedIn,
  commitImport: signedIn,
  undoImport: signedIn,
  importProblems: signedIn,
  listTables: signedIn,
  getAttention: adminOnly,
  getHistory: adminOnly,
  setHistory: adminOnly,
  listIncomplete: adminOnly,
  tableTemplate: signedIn,
  listSheetLayouts: adminOnly,
  saveSheetLayout: adminOnly,
  deleteSheetLayout: adminOnly,
  imgAndPdfUpload: adminOnly,
};

const cells = (Object.entries(calls) as [OperationId, Marks][]).flatMap(([name, marks]) =>
  columns.map((level, index) => ({ name, level, allowed: marks[index] === "+" })),
);

describe("who may call", () => {
  it("lists every operation of the contract", () => {
    expect(Object.keys(calls).sort()).toEqual([...operationIds].sort());
  });
  it.each(cells)("$name as $level: $allowed", ({ name, level, allowed }) => {
    expect(mayCall(name, { ...anonymous, level })).toBe(allowed);
  });
});
