import { createAuthenticator } from "../../accounts/testing/authenticator.ts";
import { demoPassword } from "../../testing/index.ts";
import { importIds } from "./imports.ts";
import { pdf, upload } from "./multipart.ts";
import { accountIds, linkTokens, unansweredId, unusedKey } from "./people.ts";
import { storedFile } from "./stored-files.ts";
import { layoutIdOf } from "../../layouts/layouts.service.ts";
import type { OperationId } from "@caliper/api-client/wire";
import type { CallOptions } from "./server.ts";

const passkey = createAuthenticator();
const unasked = { challenge: "q1w2e3r4", origin: "http://localhost" };

/** An order of one small category, whose prices the server reads. */
const order = {
  Header: {
    username: "cliente",
    warehouse: "MIAMI",
    category: "Brake Drums",
    subcategory: "",
    note: "=1+1",
    addedCategories: [{ category: "Brake Drums", subcategory: "" }],
    userInfo: { Cliente: "cliente", Codigo: "" },
  },
  Products: [],
};

const unknownList = { id: "999999999" };
const unknownQuotation = { path: unknownList };

/** A valid call of each operation, which succeeds for every level that may call it. */
export const samples: Readonly<Record<OperationId, CallOptions>> = {
  usersAuth: { body: { cliente: "nobody", password: "wrong" } },
  getSession: {},
  deleteSession: {},
  confirmSession: { body: { password: demoPassword } },
  changePassword: { body: { current: demoPassword, password: "correct-horse-battery" } },
  // Without the cookie of a first step.
  completeSignIn: { body: { code: "000000" } },
  getSecondFactor: {},
  startTotp: {},
  confirmTotp: { body: { code: "000000" } },
  // No caller has a second factor.
  removeTotp: { body: { password: demoPassword } },
  renewRecoveryCodes: {},
  // The server has not issued these challenges.
  startPasskeyProof: {},
  signInWithPasskey: { body: { credential: passkey.get(unasked) } },
  confirmWithPasskey: { body: { credential: passkey.get(unasked) } },
  startPasskey: {},
  addPasskey: { body: { name: "Phone", credential: passkey.create(unasked) } },
  removePasskey: { path: { passkey: passkey.id } },
  listSessions: {},
  // No session has this token.
  endSession: { path: { id: "0".repeat(32) } },
  endOtherSessions: {},
  listOwnCodes: {},
  searchByCode: { query: { codigo: "d-1200" } },
  nearestCodes: { query: { codigo: "D12O0" } },
  find: { body: { Text: "discos corolla 2012" } },
  findByText: { body: { text: "discos corolla 2012" } },
  reportSearch: { body: { text: "discos corolla 1950" } },
  listUndecidedVehicles: {},
  listUnansweredSearches: {},
  // Added by `addPeople`.
  removeUnansweredSearch: { path: { id: unansweredId } },
  searchHardware: { query: { code: "H5678" } },
  searchHardwareApplication: { query: { maker: "Toyota", model: "Corolla" } },
  hardwareInfo: { query: { code: "H5678" } },
  makerInput: {},
  modelInput: { query: { marca: "Toyota" } },
  vehicleNames: { query: { text: "corolla" } },
  fits: { query: { codes: "D1200,BR31338", maker: "Toyota", model: "Corolla" } },
  decide: { query: { maker: "Toyota", model: "Corolla", family: "brake_pads" } },
  getJob: { query: { maker: "Toyota", model: "Corolla", axle: "front" } },
  searchByApplication: { query: { data: "brakepad_band", marca: "Toyota", modelo: "Corolla" } },
  searchByDim: {
    body: {
      step: 2,
      Product_Type: "Brake Rotors",
      Filter: "1",
      Filter_Fields: ["OUTER_DIAM"],
      Values: ["275"],
    },
  },
  fichaInfo: { query: { codigo: "BR31338" } },
  getPriceHistory: { query: { code: "BR31338" } },
  fichaInfoBf: { query: { type: "DOT4HP", cap: 355 } },
  globalApliSearch: { query: { marca: "Toyota", modelo: "Corolla", year: 2012 } },
  relatedProducts: {
    query: { codigo: "BR31338", marca: "Toyota", modelo: "Corolla", desde: 2009, hasta: 2013 },
  },
  kitCaliperInfo: {},
  cylinderCupsInfo: {},
  getImagesUploaded: {},
  productImage: { path: { name: "BR31338.jpg" } },
  listPictures: { query: { name: "BR31338" } },
  productImageExists: { path: { name: "BR31338.jpg" } },
  uploadedFile: { path: { name: "test-B.jpg" } },
  uploadedFileExists: { path: { name: "test-B.jpg" } },
  insertAmendments: {
    body: {
      user: "cliente",
      email: "a@example.com",
      subject: "Others",
      message: "Text",
      product: "BR31338",
    },
  },
  amendments: { query: { status: 0 } },
  updateAmendmentStatus: { query: { id: 1, status: 1 } },
  applyAmendment: { path: { id: "2" } },
  reopenAmendment: { path: { id: "4" } },
  amendmentSender: {},
  listAccounts: {},
  createAccount: { body: { username: "mostrador_sur", level: "CLIENTE", warehouses: ["MIAMI"] } },
  changeAccount: { path: { id: "2" }, body: { customerCode: "C-0009" } },
  createPasswordLink: { path: { id: "2" } },
  endSessions: { path: { id: String(accountIds.idle) } },
  removeSecondFactor: { path: { id: String(accountIds.idle) } },
  getPasswordLink: { path: { token: linkTokens.looked } },
  usePasswordLink: {
    path: { token: linkTokens.used },
    body: { password: "correct-horse-battery" },
  },
  getEmbed: {},
  listAccessKeys: {},
  createAccessKey: {
    body: {
      kind: "embed",
      name: "Official site",
      scopes: ["catalogue", "search"],
      origins: ["https://www.caliper.example"],
    },
  },
  revokeAccessKey: { path: { id: String(unusedKey.id) } },
  accessKeyUsage: { path: { id: String(unusedKey.id) } },
  listAudit: {},
  getAllImagesAndPdfs: {},
  updateFileState: { body: { ...storedFile, estado: 0 } },
  getPdfUploaded: {},
  obtenerTablas: {},
  descargarExcel: { path: { table: "brake_rotors" } },
  dynamicBrakesReports: { query: { type: "2,3" } },
  getPriceChanges: { query: { day: "2026-12-01" } },
  buyOrderUserInfo: { query: { step: 0 } },
  buyOrderPriceInfo: {
    query: {
      step: 0,
      user: "cliente",
      warehouse: "MIAMI",
      type: "Brake Rotors",
      subtype: "Standard",
    },
  },
  buyOrderFile: { body: order },
  listOrders: {},
  getOrder: { path: { id: "1" } },
  getOrderWorkbook: { path: { id: "1" } },
  listLists: {},
  createList: { body: { name: "Workshop Centro" } },
  // No caller has a list of this number.
  getList: { path: unknownList },
  changeList: { path: unknownList, body: { name: "Workshop Norte" } },
  deleteList: { path: unknownList },
  addListLines: { path: unknownList, body: { lines: [{ code: "BR31338", quantity: 4 }] } },
  changeListLine: { path: { ...unknownList, line: "1" }, body: { revision: 1, quantity: 8 } },
  transferListLines: { path: unknownList, body: { lines: [{ id: 1, revision: 1 }], to: 2 } },
  getListWorkbook: { path: unknownList },
  getSharedList: { path: { token: "0".repeat(22) } },
  getQuotationHeading: {},
  setQuotationHeading: { body: { name: "Frenos del Valle", terms: "30 days" } },
  listQuotations: {},
  // No caller has a quotation of this number.
  createQuotation: { body: { list: 999_999_999 } },
  getQuotation: unknownQuotation,
  changeQuotation: { ...unknownQuotation, body: { version: 1, customer: "Taller Centro" } },
  deleteQuotation: unknownQuotation,
  sendQuotation: { ...unknownQuotation, body: { version: 1, total: 10 } },
  reviseQuotation: unknownQuotation,
  getQuotationPdf: unknownQuotation,
  getQuotationWorkbook: unknownQuotation,
  // No customer has sent an order.
  sendListOrder: {
    path: unknownList,
    body: {
      key: "5f0c8f8e-7a3b-4c1d-9e2f-0a1b2c3d4e5f",
      warehouse: "MIAMI",
      note: "",
      reference: "OC-118",
      total: 100,
      pieces: 4,
    },
  },
  listOwnOrders: {},
  getOwnOrder: { path: unknownList },
  markOwnOrderSeen: { path: unknownList, body: { revision: 0 } },
  answerOrder: { path: unknownList, body: { revision: 0, state: "confirmed", answers: [] } },
  matchCodes: { body: { codes: ["br-31338", "D1200", "nothing"] } },
  excelUpload: {
    body: { table_name: "brake_rotors", tipo: "partial", Header: ["XBP"], Data: [["BR31338"]] },
  },
  listImports: {},
  getImport: { path: { id: importIds.looked } },
  discardImport: { path: { id: importIds.unwanted } },
  importRows: { path: { id: importIds.looked } },
  correctImportCell: {
    path: { id: importIds.looked, row: "3" },
    body: { column: "HEIGHT", value: "12.5" },
  },
  importMap: { path: { id: importIds.looked } },
  importCauses: { path: { id: importIds.looked } },
  fixImportCells: {
    path: { id: importIds.faulty },
    body: { column: "HEIGHT", kind: "comma", how: "replace", value: "12,5", by: "12.5" },
  },
  commitImport: { path: { id: importIds.waiting }, body: { skipInvalid: false } },
  undoImport: { path: { id: importIds.done } },
  importProblems: { path: { id: importIds.looked } },
  listTables: {},
  listSheetLayouts: {},
  saveSheetLayout: {
    body: {
      table: "intercambios",
      header: ["Our code", "Maker", "Ref.", "Note"],
      columns: ["Codigo", "Brand", "Interchange", null],
    },
  },
  getAttention: {},
  deleteSheetLayout: { path: { id: layoutIdOf(["Our code", "Maker", "Ref.", "Note"]) } },
  getStockSettings: {},
  setStockSettings: { body: { currentHours: 24 } },
  getHistory: {},
  setHistory: { body: { keptDays: 0, keptChanges: 0 } },
  listIncomplete: { query: { without: "picture" } },
  tableTemplate: { path: { table: "brake_rotors" } },
  imgAndPdfUpload: upload("november.pdf", 1, pdf),
  healthz: {},
  readyz: {},
};
