import { beforeAll, describe, expect, it } from "vitest";
import { familyIdOfType, warehouses } from "@caliper/catalogue-model";
import type { OperationId, Wire } from "@caliper/api-client/wire";
import { demoPassword } from "../testing/index.ts";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { keysOf } from "./testing/answers.ts";
import { samples } from "./testing/samples.ts";
import { type Caller, type CallOptions, contract, sharedTestServer } from "./testing/server.ts";
import { onlyWarehouse, otherWarehousesOf, withheldKeys } from "./testing/withheld.ts";

/** Datasheets of every family, every kind of search, and each operation's sample call. */
let questions: { id: OperationId; options: CallOptions }[];

const server = sharedTestServer();
beforeAll(async () => {
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
    ...["D", "BR", "D12O0", "corolla", ...interchanges.map((row) => row.interchange)].map(
      (text) => ({
        id: "findByText" as const,
        options: { body: { text, limit: 200 } },
      }),
    ),
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

interface Found {
  readonly id: OperationId;
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
}

const asked = new Map<Caller, Promise<Found[]>>();

/** The responses to every request, except those about the caller's own account. */
function answersTo(as: Caller): Promise<Found[]> {
  const known = asked.get(as) ?? answersOf(as);
  asked.set(as, known);
  return known;
}

async function answersOf(as: Caller): Promise<Found[]> {
  const found: Found[] = [];
  for (const { id, options } of questions) {
    const { status, body, text } = await server.call(id, { ...options, as });
    if (id !== "usersAuth" && id !== "getSession") found.push({ id, status, body, text });
  }
  return found;
}

const keysIn = (answers: readonly Found[]) => keysOf(answers.map(({ body }) => body));

describe.each(["anonymous", "junior", "embed"] as const)("%s", (caller) => {
  it("gets no price, UPC, equivalence or interchange key in any answer", async () => {
    const keys = keysIn(await answersTo(caller));
    expect(keys).toContain("Dimensiones");
    for (const key of withheldKeys[caller] ?? []) expect(keys).not.toContain(key);
  });
});

describe("embed_prices", () => {
  it("gets prices, but no UPC, equivalence or interchange key in any answer", async () => {
    const keys = keysIn(await answersTo("embed_prices"));
    expect(keys).toContain("Precio");
    expect(keys).toContain("Price");
    for (const key of withheldKeys["embed_prices"] ?? []) expect(keys).not.toContain(key);
  });
});

describe("api_reader", () => {
  it("gets the same datasheet as its owner, with the prices of its warehouses only", async () => {
    const of = async (as: Caller) => {
      const answers = (await answersTo(as)).filter(({ id }) => id === "fichaInfo");
      return answers.map(({ status, body }) => {
        // A key is not the person whose codes they are.
        const {
          Precio: _prices,
          Customer_code: _own,
          ...rest
        } = (body ?? {}) as Partial<Wire<"Datasheet">>;
        return { status, rest };
      });
    };
    expect(await of("api_reader")).toEqual(await of("cliente"));
  });
});

describe("api_loader", () => {
  it("reads no product", async () => {
    const answers = await answersTo("api_loader");
    const read = answers.filter(({ id, status }) => id === "fichaInfo" && status !== 403);
    expect(read).toEqual([]);
  });
});

it.each(["junior", "embed"] as const)(
  "does not repeat an interchange or its brand to %s, who searches by it",
  async (as) => {
    const rows = await server.data.database.read
      .selectFrom("interchange")
      .select(["interchange", "brand"])
      .limit(60)
      .execute();
    for (const { interchange, brand } of rows) {
      const answer = await server.call("searchByCode", {
        query: { codigo: interchange.toLowerCase() },
        as,
      });
      expect(answer.text).not.toContain(`"${interchange}"`);
      expect(answer.text).not.toContain(`"${brand}"`);
    }
  },
);

describe.each(["planta", "planta_pads"] as const)("%s", (caller) => {
  it("gets no interchange and no vehicle of a product", async () => {
    const keys = keysIn(await answersTo(caller));
    expect(keys).toContain("Precio");
    for (const key of withheldKeys[caller] ?? []) expect(keys).not.toContain(key);
  });
});

it.each(onlyWarehouse)("shows %s no warehouse but %s", async (caller, own) => {
  const others = otherWarehousesOf(caller);
  const answers = await answersTo(caller);
  expect(answers.some(({ text }) => text.includes(`"${own}"`))).toBe(true);
  for (const { id, text } of answers) {
    expect([id, others.filter((warehouse) => text.includes(`"${warehouse}"`))]).toEqual([id, []]);
  }
});

it("answers planta_pads with products of its families only", async () => {
  const open = new Set(["brake_pads", "brake_shoes", "brake_lining", "brake_fluids"]);
  const types = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === "object" && value !== null) {
      const type = (value as { Type?: unknown }).Type;
      if (typeof type === "string") types.add(type);
      Object.values(value).forEach(collect);
    }
  };
  for (const { body } of await answersTo("planta_pads")) collect(body);
  expect(types.size).toBeGreaterThanOrEqual(3);
  for (const type of types) expect(open).toContain(familyIdOfType(type));
});

describe("passwords and their hashes", () => {
  it("are not in any response", async () => {
    const { read } = server.data.database;
    const rows = await read.selectFrom("account").select("password_hash").execute();
    // An account without a password has no hash.
    const hashes = rows.map((row) => row.password_hash).filter((hash) => hash !== "");
    expect(hashes.length).toBeGreaterThan(5);
    for (const caller of ["admin", "cliente"] as const) {
      for (const { text } of await answersTo(caller)) {
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

  it("exists in five operations", () => {
    expect(withUser).toEqual([
      "searchByCode",
      "searchHardwareApplication",
      "hardwareInfo",
      "fichaInfo",
      "fichaInfoBf",
    ]);
  });

  const users = ["admin", "cliente", "cliente_miami", "planta", "planta_pads", "junior"] as const;

  it.each(["api_reader", "embed_prices"] as const)(
    "is refused to %s for any name but its owner",
    async (as) => {
      const owner = as === "api_reader" ? "cliente" : undefined;
      for (const user of users) {
        const query = { ...samples.fichaInfo.query, user };
        const { status } = await server.call("fichaInfo", { query, as });
        expect([user, status]).toEqual([user, user === owner ? 200 : 403]);
      }
    },
  );

  it.each(users.filter((user) => user !== "admin"))(
    "is refused to %s for another name",
    async (as) => {
      for (const id of withUser) {
        for (const user of [...users.filter((other) => other !== as), "no-such-user"]) {
          const query = { ...samples[id].query, user };
          expect([id, user, (await server.call(id, { query, as })).status]).toEqual([
            id,
            user,
            403,
          ]);
        }
      }
    },
  );

  it.each(users)("gives an administrator exactly what %s gets", async (as) => {
    const open = questions.filter(({ id }) => withUser.includes(id));
    expect(open.length).toBeGreaterThan(100);
    for (const { id, options } of open) {
      const named = { ...options, query: { ...options.query, user: as.toUpperCase() } };
      const own = await server.call(id, { ...options, as });
      const seen = await server.call(id, { ...named, as: "admin" });
      expect([id, seen.status, seen.body]).toEqual([id, own.status, own.body]);
    }
  });

  it("shows an administrator the warehouses of the user", async () => {
    const priced = async (user: string | undefined) => {
      const sheet = await server.ok("fichaInfo", {
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

  it("returns 400 to an administrator for an unknown user", async () => {
    const query = { codigo: "BR31338", user: "no-such-user" };
    const answer = await server.call("fichaInfo", { query, as: "admin" });
    expect(answer.status).toBe(400);
    expect((answer.body as Wire<"Problem">).errors?.[0]?.field).toBe("query/user");
  });
});
