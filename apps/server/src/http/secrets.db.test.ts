import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { familyIdOfType, familyOf, warehouses } from "@caliper/api-client/access";
import type { OperationId, Wire } from "@caliper/api-client/wire";
import { demoPassword } from "../testing/index.ts";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import {
  type Caller,
  type CallOptions,
  contract,
  startTestServer,
  type TestServer,
} from "./testing/server.ts";

let server: TestServer;
/** Every product, and every kind of search, as somebody who wants to know too much would ask. */
let questions: { id: OperationId; options: CallOptions }[];

beforeAll(async () => {
  server = await startTestServer();
  await addImports(server);
  await addPeople(server);
  const { read } = server.data.database;
  const products = await read.selectFrom("product").select(["code", "family"]).execute();
  const interchanges = await read
    .selectFrom("interchange")
    .select("interchange")
    .limit(40)
    .execute();
  const fluids = await read.selectFrom("brake_fluids").select(["fluid", "volume"]).execute();
  const perFamily = [...Map.groupBy(products, ({ family }) => family).values()];
  questions = [
    ...perFamily
      .flatMap((some) => some.slice(0, 12))
      .map(({ code }) => ({ id: "fichaInfo" as const, options: { query: { codigo: code } } })),
    ...["D", "BR", "1", "12", "120", "H", "FX", "RX", "DOT"].map((codigo) => ({
      id: "searchByCode" as const,
      options: { query: { codigo } },
    })),
    ...interchanges.map(({ interchange }) => ({
      id: "searchByCode" as const,
      options: { query: { codigo: interchange } },
    })),
    ...products
      .filter(({ family }) => family === "hardware")
      .slice(0, 12)
      .map(({ code }) => ({ id: "hardwareInfo" as const, options: { query: { code } } })),
    ...["Toyota", "Kia", "Citroen"].flatMap((marca) => [
      { id: "globalApliSearch" as const, options: { query: { marca } } },
      { id: "searchHardwareApplication" as const, options: { query: { maker: marca } } },
      ...["brakepad_band", "rotor_drum", "cylinder_bomb"].map((data) => ({
        id: "searchByApplication" as const,
        options: { query: { data, marca } },
      })),
    ]),
    ...fluids.map(({ fluid, volume }) => ({
      id: "fichaInfoBf" as const,
      options: { query: { type: fluid, cap: volume } },
    })),
    ...[...contract.operations.values()]
      .filter(({ id }) => id !== "deleteSession")
      .map(({ id }) => ({ id, options: samples[id] })),
  ];
});
afterAll(() => server.close());

interface Found {
  readonly id: OperationId;
  readonly options: CallOptions;
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
}

async function askAll(as: Caller): Promise<Found[]> {
  const found: Found[] = [];
  for (const { id, options } of questions) {
    const { status, body, text } = await server.call(id, { ...options, as });
    found.push({ id, options, status, body, text });
  }
  return found;
}

/** Every key of an answer, however deep. */
function keysOf(value: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) keysOf(each, into);
  else if (typeof value === "object" && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      into.add(key);
      keysOf(each, into);
    }
  }
  return into;
}

const priceKeys = ["Precio", "Price", "Prices", "ALMACEN", "UPC", "GRADE", ...warehouses];
const similarKeys = ["Equivalencias", "Notes", "UPC"];
const interchangeKeys = ["Intercambios", "Interchange", "Brand", "ROTEX", "FRENAX", "NORDBREM"];
const vehicleKeys = ["Aplicaciones", "Fits"];

function keysIn(answers: readonly Found[]): string[] {
  return [...answers.reduce((keys, { body }) => keysOf(body, keys), new Set<string>())];
}

/** Keys of the sign-in and session rows, which every caller has. */
const ownRow = new Set(["usersAuth", "getSession"]);

describe.each(["anonymous", "junior", "vendedor"] as const)("%s", (caller) => {
  it("gets no price, UPC, equivalence or interchange key in any answer", async () => {
    const answers = (await askAll(caller)).filter(({ id }) => !ownRow.has(id));
    const keys = keysIn(answers);
    expect(keys).toContain("Dimensiones");
    for (const key of [...priceKeys, ...similarKeys, ...interchangeKeys]) {
      expect(keys).not.toContain(key);
    }
  });

  it("finds no value of an interchange in what a search by it answers", async () => {
    const rows = await server.data.database.read
      .selectFrom("interchange")
      .select(["interchange", "brand"])
      .limit(60)
      .execute();
    const cookie = caller === "anonymous" ? "junior" : caller;
    for (const { interchange, brand } of rows) {
      const answer = await server.call("searchByCode", {
        query: { codigo: interchange.toLowerCase() },
        as: cookie,
      });
      expect(answer.text).not.toContain(`"${interchange}"`);
      expect(answer.text).not.toContain(`"${brand}"`);
    }
  });
});

describe.each(["planta", "planta_pads"] as const)("%s", (caller) => {
  it("gets no interchange and no vehicle of a product", async () => {
    const keys = keysIn(await askAll(caller));
    expect(keys).toContain("Precio");
    for (const key of [...interchangeKeys, ...vehicleKeys]) expect(keys).not.toContain(key);
  });

  it("sees prices of its own warehouse only", async () => {
    for (const { id, text } of await askAll(caller)) {
      if (ownRow.has(id)) continue;
      expect(text).not.toMatch(/"(?:MIAMI|VENEZUELA|PANAMA|COLOMBIA|MEXICO|CETAM)"/u);
    }
  });
});

describe("planta_pads", () => {
  const open = new Set(["brake_pads", "brake_shoes", "brake_lining", "brake_fluids"]);

  it("gets products of its families and nothing of others", async () => {
    const types = new Set<string>();
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      else if (typeof value === "object" && value !== null) {
        const type = (value as { Type?: unknown }).Type;
        if (typeof type === "string") types.add(type);
        Object.values(value).forEach(collect);
      }
    };
    for (const { body } of await askAll("planta_pads")) collect(body);
    expect(types.size).toBeGreaterThanOrEqual(3);
    for (const type of types) expect(open).toContain(familyIdOfType(type));
  });

  it("is refused the datasheet of every other family, and answered those of its own", async () => {
    const { read } = server.data.database;
    const products = await read.selectFrom("product").select(["code", "family"]).execute();
    for (const [family, some] of Map.groupBy(products, (each) => each.family)) {
      const answer = await server.call("fichaInfo", {
        query: { codigo: some[0]?.code },
        as: "planta_pads",
      });
      expect([family, answer.status]).toEqual([family, open.has(family) ? 200 : 403]);
    }
  });

  it("is refused every other section", async () => {
    const sections = ["rotor_drum", "cylinder_bomb", "hardware", "kit_caliper", "piston"];
    for (const data of sections) {
      for (const id of ["searchByCode", "makerInput", "modelInput"] as const) {
        const query = { ...samples[id].query, data };
        expect((await server.call(id, { query, as: "planta_pads" })).status).toBe(403);
      }
    }
  });
});

describe("cliente_miami", () => {
  it("sees the prices of MIAMI only", async () => {
    const answers = (await askAll("cliente_miami")).filter(({ id }) => !ownRow.has(id));
    expect(keysIn(answers)).toContain("Precio");
    expect(answers.some(({ text }) => text.includes('"MIAMI"'))).toBe(true);
    for (const { id, text } of answers) {
      expect([id, /"(?:PLANTA|VENEZUELA|PANAMA|COLOMBIA|MEXICO|CETAM)"/u.test(text)]).toEqual([
        id,
        false,
      ]);
    }
  });
});

describe("passwords and their hashes", () => {
  it("are in no answer to anybody", async () => {
    const { read } = server.data.database;
    const rows = await read.selectFrom("account").select("password_hash").execute();
    // An account that nobody gave a password yet has none to give away.
    const hashes = rows.map((row) => row.password_hash).filter((hash) => hash !== "");
    expect(hashes.length).toBeGreaterThan(5);
    const caller = ["admin", "cliente"] as const;
    for (const as of caller) {
      for (const { text } of await askAll(as)) {
        expect(text).not.toContain("$argon2");
        expect(text).not.toContain(demoPassword);
        expect(hashes.some((hash) => text.includes(hash))).toBe(false);
      }
    }
  });
});

describe("the user parameter", () => {
  const withUser = [...contract.operations.values()]
    .filter(({ id }) => {
      const item = contract.document.paths[contract.operations.get(id)?.path ?? ""] ?? {};
      return JSON.stringify(item).includes("parameters/User");
    })
    .map(({ id }) => id);

  it("is known to five calls", () => {
    expect(withUser).toEqual([
      "searchByCode",
      "searchHardwareApplication",
      "hardwareInfo",
      "fichaInfo",
      "fichaInfoBf",
    ]);
  });

  it.each(["junior", "cliente", "cliente_miami", "planta"] as const)(
    "names nobody else for %s",
    async (as) => {
      for (const id of withUser) {
        for (const user of ["admin", "no-such-user"]) {
          const query = { ...samples[id].query, user };
          expect((await server.call(id, { query, as })).status).toBe(403);
        }
        const own = { ...samples[id].query, user: as.toUpperCase() };
        expect((await server.call(id, { query: own, as })).status).toBe(200);
      }
    },
  );

  it("names nobody at all for an anonymous caller", async () => {
    for (const user of ["admin", "junior", "x"]) {
      const answer = await server.call("fichaInfo", { query: { codigo: "BR31338", user } });
      expect(answer.status).toBe(403);
    }
  });

  it("answers an administrator what that user sees of prices", async () => {
    const priced = async (user: string | undefined) => {
      const sheet = await server.ok<Wire<"Datasheet">>("fichaInfo", {
        query: { codigo: "BR31338", user },
        as: "admin",
      });
      return sheet.Precio?.Data.map((row) => row["ALMACEN"]);
    };
    expect(await priced(undefined)).toEqual(warehouses);
    expect(await priced("ADMIN")).toEqual(warehouses);
    expect(await priced("cliente_miami")).toEqual(["MIAMI"]);
    expect(await priced("Planta")).toEqual(["PLANTA"]);
    expect(await priced("junior")).toBeUndefined();
  });

  it("tells an administrator when there is no such user", async () => {
    const query = { codigo: "BR31338", user: "no-such-user" };
    const answer = await server.call("fichaInfo", { query, as: "admin" });
    expect(answer.status).toBe(400);
    expect((answer.body as Wire<"Problem">).errors?.[0]?.field).toBe("query/user");
  });
});

describe("the families of the demo", () => {
  it("are all asked for above", async () => {
    const rows = await server.data.database.read
      .selectFrom("product")
      .select("family")
      .distinct()
      .execute();
    expect(rows.map((row) => familyOf(row.family as "brake_pads").productType)).toHaveLength(12);
  });
});
