import { beforeAll, describe, expect, it } from "vitest";
import { operationFacts, type OperationId } from "@caliper/api-client/wire";
import type { Operation } from "./contract.ts";
import { keysOf } from "./testing/answers.ts";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import {
  type Caller,
  type CallOptions,
  callers,
  contract,
  isKeyCaller,
  keyCallers,
  levelOfCaller,
  sharedTestServer,
} from "./testing/server.ts";
import { addFile, addImage, storedFile } from "./testing/stored-files.ts";

/** Levels do not depend on the dialect; on PostgreSQL three callers prove that every operation works there. */
const tried: readonly Caller[] =
  process.env["TEST_DATABASE"] === "postgres" ? ["anonymous", "cliente", "admin"] : callers;

const server = sharedTestServer();
beforeAll(async () => {
  await addImage(server.data, "BR31338");
  const banner = { ...storedFile, kind: 2, state: 0, mime: "image/jpeg" };
  await addFile(server.data, banner);
  await addImports(server);
  await addPeople(server);
});

/** Operations whose sample is of a family that planta_pads has no flag for. */
const closedToPads = new Set([
  "insertAmendments",
  "searchHardware",
  "searchHardwareApplication",
  "hardwareInfo",
  "searchByDim",
  "fichaInfo",
  "getPriceHistory",
  "relatedProducts",
  "productImage",
  "productImageExists",
]);

/** The operations that access keys may call; all others refuse them. */
const search = [
  "searchByCode",
  "nearestCodes",
  "find",
  "findByText",
  "reportSearch",
  "searchHardware",
  "searchHardwareApplication",
  "hardwareInfo",
  "makerInput",
  "modelInput",
  "vehicleNames",
  "decide",
  "getJob",
  "fits",
  "searchByApplication",
  "searchByDim",
  "globalApliSearch",
] as const satisfies readonly OperationId[];
const catalogue = [
  "fichaInfo",
  "relatedProducts",
  "productImage",
  "productImageExists",
  "listPictures",
] as const satisfies readonly OperationId[];
const load = [
  "obtenerTablas",
  "listTables",
  "tableTemplate",
  "excelUpload",
  "listImports",
  "getImport",
  "discardImport",
  "importRows",
  "commitImport",
  "importMap",
  "importCauses",
  "importProblems",
] as const satisfies readonly OperationId[];
const tables = ["fichaInfoBf", "kitCaliperInfo", "cylinderCupsInfo"] as const;
const openToKeys: Readonly<Record<keyof typeof keyCallers, ReadonlySet<string>>> = {
  api_reader: new Set(["getSession", "getPriceHistory", ...search, ...catalogue, ...tables]),
  api_loader: new Set(["getSession", ...load]),
  embed: new Set(["getSession", ...search, ...catalogue]),
  embed_prices: new Set(["getSession", "getPriceHistory", ...search, ...catalogue]),
};

/** The status of a success where it is not 200. */
const answered = new Map([
  ["deleteSession", 204],
  ["discardImport", 204],
  ["deleteSheetLayout", 204],
  ["reportSearch", 204],
  ["removeUnansweredSearch", 204],
  ["endSessions", 204],
  ["confirmSession", 204],
  ["changePassword", 204],
  ["endSession", 404],
  ["endOtherSessions", 204],
  ["completeSignIn", 401],
  ["startTotp", 201],
  ["confirmTotp", 400],
  ["removeTotp", 409],
  ["renewRecoveryCodes", 409],
  ["removeSecondFactor", 204],
  ["signInWithPasskey", 400],
  ["confirmWithPasskey", 400],
  ["addPasskey", 400],
  ["removePasskey", 404],
  ["usePasswordLink", 204],
  ["createAccount", 201],
  ["createPasswordLink", 201],
  ["createAccessKey", 201],
  ["createList", 201],
  ["sendListOrder", 404],
  ["getOwnOrder", 404],
  ["markOwnOrderSeen", 404],
  ["answerOrder", 404],
  ["getList", 404],
  ["changeList", 404],
  ["deleteList", 404],
  ["addListLines", 404],
  ["changeListLine", 404],
  ["transferListLines", 404],
  ["getListWorkbook", 404],
  ["getSharedList", 404],
  ["createQuotation", 404],
  ["getQuotation", 404],
  ["changeQuotation", 404],
  ["deleteQuotation", 404],
  ["sendQuotation", 404],
  ["reviseQuotation", 404],
  ["getQuotationPdf", 404],
  ["getQuotationWorkbook", 404],

  ["revokeAccessKey", 204],
]);

/** Imports and tables that only administrators see: users load and see their own codes. */
const closedImports = new Set([
  "getImport",
  "discardImport",
  "importRows",
  "correctImportCell",
  "importMap",
  "importCauses",
  "fixImportCells",
  "commitImport",
  "undoImport",
  "importProblems",
]);
const closedTables = new Set(["excelUpload", "tableTemplate", "descargarExcel"]);

/** An amendment is sent in the caller's own name. */
const inOwnName = (body: unknown, caller: Caller) =>
  typeof body === "object" && body !== null && "user" in body ? { ...body, user: caller } : body;

function expected(id: string, caller: Caller): number {
  const operation = contract.operations.get(id);
  if (!operation) throw new Error(`Unknown operation: ${id}`);
  if (isKeyCaller(caller)) return expectedOfKey(operation, caller);
  if (caller === "anonymous" && operation.session === "required") return 401;
  if (!operation.levels.includes(levelOfCaller[caller] as "ADMIN")) return 403;
  if (levelOfCaller[caller] !== "ADMIN" && closedImports.has(id)) return 404;
  if (levelOfCaller[caller] !== "ADMIN" && closedTables.has(id)) return 403;
  if (caller === "planta_pads" && closedToPads.has(id)) return 403;
  // A link works once: for the first caller.
  if (id === "usePasswordLink" && caller !== callers[0]) return 404;
  return answered.get(id) ?? 200;
}

function expectedOfKey(operation: Operation, caller: keyof typeof keyCallers): number {
  const { id, session, changesState } = operation;
  if (session !== "ignored") {
    if (!openToKeys[caller].has(id)) return 403;
    return answered.get(id) ?? 200;
  }
  // Pages of other origins may not change anything.
  if (changesState && keyCallers[caller].kind === "embed") return 403;
  return id === "usePasswordLink" ? 404 : (answered.get(id) ?? 200);
}

const operations = [...contract.operations.values()];
// Signing out ends the session that the other cases use.
const ordered = operations.filter(({ id }) => id !== "deleteSession");

describe.each(ordered)("$id", ({ id }) => {
  it.each(tried)("as %s", async (caller) => {
    const answer = await server.call(id, {
      ...samples[id],
      body: inOwnName(samples[id].body, caller),
      as: caller,
    });
    expect(answer.status).toBe(expected(id, caller));
  });
});

interface Answer {
  readonly id: OperationId;
  readonly options: CallOptions;
  /** Keys that depend on the level. */
  readonly withheld: readonly string[];
  /** Which of them a caller gets; the others are absent. */
  readonly shown: Readonly<Partial<Record<Caller, readonly string[]>>>;
}

const sheet = ["Aplicaciones", "Equivalencias", "Intercambios", "Precio", "UPC"];
const fluid = ["Intercambios", "Precio"];
const hit = ["Fits", "Interchange", "Price"];

const answers: readonly Answer[] = [
  {
    id: "fichaInfo",
    options: { query: { codigo: "D1200" } },
    withheld: sheet,
    shown: {
      anonymous: ["Aplicaciones"],
      junior: ["Aplicaciones"],
      planta: ["Equivalencias", "Precio", "UPC"],
      cliente: sheet,
      admin: sheet,
      api_reader: sheet,
      embed: ["Aplicaciones"],
      embed_prices: ["Aplicaciones", "Precio"],
    },
  },
  {
    id: "fichaInfo",
    options: { query: { codigo: "DOT3-355" } },
    withheld: fluid,
    shown: { junior: [], planta: ["Precio"], cliente: fluid },
  },
  {
    id: "fichaInfoBf",
    options: { query: { type: "DOT3", cap: 355 } },
    withheld: fluid,
    shown: {
      junior: [],
      planta: ["Precio"],
      planta_pads: ["Precio"],
      cliente: fluid,
      api_reader: fluid,
    },
  },
  {
    id: "searchByCode",
    options: { query: { codigo: "BR31338" } },
    withheld: hit,
    shown: {
      junior: ["Fits"],
      planta: ["Price"],
      cliente: hit,
      admin: hit,
      api_reader: hit,
      embed: ["Fits"],
      embed_prices: ["Fits", "Price"],
    },
  },
  {
    id: "globalApliSearch",
    options: { query: { marca: "Toyota", modelo: "Corolla" } },
    withheld: ["Price"],
    shown: {
      junior: [],
      planta: ["Price"],
      cliente: ["Price"],
      admin: ["Price"],
      embed: [],
      embed_prices: ["Price"],
    },
  },
  {
    id: "searchByApplication",
    options: { query: { data: "rotor_drum", marca: "Toyota", modelo: "Corolla" } },
    withheld: ["Price"],
    shown: { junior: [], planta: ["Price"], cliente: ["Price"], admin: ["Price"] },
  },
  {
    id: "searchByDim",
    options: samples.searchByDim,
    withheld: ["Fits", "Prices"],
    shown: {
      junior: ["Fits"],
      planta: ["Prices"],
      cliente: ["Fits", "Prices"],
      admin: ["Fits", "Prices"],
      api_reader: ["Fits", "Prices"],
      embed: ["Fits"],
      embed_prices: ["Fits", "Prices"],
    },
  },
  {
    id: "hardwareInfo",
    options: { query: { code: "H5678" } },
    withheld: ["Maker", "PLANTA", "Prices"],
    shown: {
      junior: ["Maker"],
      planta: ["Prices"],
      cliente: ["Maker", "PLANTA", "Prices"],
      api_reader: ["Maker", "Prices"],
      embed: ["Maker"],
      embed_prices: ["Maker", "Prices"],
    },
  },
  {
    id: "cylinderCupsInfo",
    options: {},
    withheld: ["ROTEX"],
    shown: { junior: [], cliente: ["ROTEX"], api_reader: ["ROTEX"] },
  },
];

describe.each(answers)("$id with $options", ({ id, options, withheld, shown }) => {
  it.each(Object.keys(shown) as Caller[])(
    "withholds from %s what the level may not see",
    async (as) => {
      const keys = keysOf((await server.call(id, { ...options, as })).body);
      expect(withheld.filter((key) => keys.has(key))).toEqual(shown[as]);
    },
  );
});

it.each([
  ["anonymous", 403],
  ["junior", 200],
  ["api_reader", 200],
  ["embed", 403],
] as const)(
  "gives %s a fluid's product code status %s, as the fluid's own sheet",
  async (as, status) => {
    const query = { codigo: "DOT3-355", marca: "Toyota", modelo: "Corolla", desde: 2009 };
    expect((await server.call("fichaInfo", { query: { codigo: query.codigo }, as })).status).toBe(
      status,
    );
    expect((await server.call("relatedProducts", { query, as })).status).toBe(status);
  },
);

describe("deleteSession", () => {
  it.each(tried)("as %s", async (caller) => {
    const answer = await server.call("deleteSession", { as: caller });
    expect(answer.status).toBe(expected("deleteSession", caller));
  });
});

describe("the contract", () => {
  it("matches the generated data", () => {
    const facts = operations.map(({ id, method, path, levels, keys, scopes }) => [
      id,
      { method, path, levels, keys, scopes },
    ]);
    expect(Object.fromEntries(facts)).toEqual(operationFacts);
  });
});
