import { describe, expect, it } from "vitest";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

type Query = Record<string, string | number | undefined>;

const makers = (query: Query = {}, as: Caller = "cliente") =>
  server.ok("makerInput", { query, as });
const models = (marca: string, query: Query = {}, as: Caller = "cliente") =>
  server.ok("modelInput", { query: { marca, ...query }, as });
const section = (query: Query, as: Caller = "cliente") =>
  server.ok("searchByApplication", { query, as });
const everywhere = (query: Query, as: Caller = "cliente") =>
  server.ok("globalApliSearch", { query, as });
const related = (query: Query, as: Caller = "cliente") =>
  server.ok("relatedProducts", {
    query: {
      codigo: "BR31338",
      marca: "Toyota",
      modelo: "Corolla",
      desde: 2009,
      hasta: 2013,
      ...query,
    },
    as,
  });

/** The names by a join in the database. */
async function namesOf(column: "maker" | "model", families: readonly string[], maker?: string) {
  const rows = await server.data.database.read
    .selectFrom("application")
    .innerJoin("product", "product.code", "application.code")
    .select(["application.maker", "application.model"])
    .where("product.family", "in", families)
    .execute();
  const of = maker === undefined ? rows : rows.filter((row) => row.maker === maker);
  return [...new Set(of.map((row) => row[column]))].sort();
}

const sections = {
  brakepad_band: ["brake_pads", "brake_shoes", "brake_lining"],
  rotor_drum: ["brake_rotors", "brake_drums"],
  cylinder_bomb: ["wheel_cylinders", "master_cylinders"],
  hardware: ["hardware"],
} as const;

describe("makers and models", () => {
  it.each(Object.entries(sections))(
    "of %s are those that have applications",
    async (data, families) => {
      expect((await makers({ data })).sort()).toEqual(await namesOf("maker", families));
      expect((await models("toyota", { data })).sort()).toEqual(
        await namesOf("model", families, "Toyota"),
      );
    },
  );

  it("of every section are all of them", async () => {
    const all = await makers();
    expect([...all].sort()).toEqual(await namesOf("maker", Object.values(sections).flat()));
    expect(all).toEqual([...all].sort(new Intl.Collator("es", { sensitivity: "base" }).compare));
  });

  it("of the cylinders follow the kind of cylinder", async () => {
    const data = "cylinder_bomb";
    expect((await makers({ data, type: "wheel_cylinder" })).sort()).toEqual(
      await namesOf("maker", ["wheel_cylinders"]),
    );
    expect((await models("Toyota", { data, type: "master_cylinder" })).sort()).toEqual(
      await namesOf("model", ["master_cylinders"], "Toyota"),
    );
  });

  it("are empty for an unknown maker", async () => {
    expect(await models("Nobody Motors")).toEqual([]);
  });

  it("are those of the account's families for planta_pads", async () => {
    const names = await namesOf("maker", sections.brakepad_band);
    expect((await makers({}, "planta_pads")).sort()).toEqual(names);
    expect((await models("Toyota", {}, "planta_pads")).sort()).toEqual(
      await namesOf("model", sections.brakepad_band, "Toyota"),
    );
  });
});

describe("the vehicles that a text names", () => {
  /** As a change of the table would. */
  const bumpRevision = () =>
    server.data.database.write
      .insertInto("table_revision")
      .values({ table_name: "application", revision: 1 })
      .onConflict((row) =>
        row
          .column("table_name")
          .doUpdateSet((eb) => ({ revision: eb("table_revision.revision", "+", 1) })),
      )
      .execute();
  const named = async (text: string, query = {}, as: Caller = "cliente") =>
    (
      await server.ok("vehicleNames", {
        query: { text, ...query },
        as,
      })
    ).Data;

  it.each(["corolla", "COROLLA", "toyota corolla", "corolla de toyota"])(
    "are found in %j",
    async (text) => {
      expect((await named(text))[0]).toEqual({ Maker: "Toyota", Model: "Corolla" });
    },
  );

  it("are empty for a code or an empty text", async () => {
    for (const text of ["zz9999", "---", "%", " x "]) expect(await named(text)).toEqual([]);
  });

  it("are those of a section, and of the families of plant staff", async () => {
    const all = await named("toyota");
    expect(all[0]).toEqual({ Maker: "Toyota", Model: null });
    expect(await named("corolla", { data: "rotor_drum" }, "planta")).not.toEqual([]);
    const { write } = server.data.database;
    await write
      .insertInto("application")
      .values({
        code: "BR31338",
        maker: "Zastava",
        maker_key: "zastava",
        model: "Skala",
        model_key: "skala",
        submodel: null,
        engine: null,
        year_from: 1980,
        year_to: 1990,
        position: "Front",
        side: null,
        observation: null,
      })
      .execute();
    await bumpRevision();
    // The names are read again while searches go on.
    await expect.poll(() => named("zastava skala")).toEqual([{ Maker: "Zastava", Model: "Skala" }]);
    expect(await named("zastava skala", {}, "planta_pads")).toEqual([]);
    await write.deleteFrom("application").where("maker_key", "=", "zastava").execute();
    await bumpRevision();
  });
});

describe("the section search", () => {
  it("returns pads and shoes by axle, one code per cell", async () => {
    const { Columnas, Data } = await section({
      data: "brakepad_band",
      marca: "toyota",
      modelo: "corolla",
      year: 2011,
    });
    expect(Columnas).toEqual(["From", "To", "Front", "Rear", "observation"]);
    const fronts = Data.map((row) => row["Front"]);
    expect(fronts).toContain("D1200");
    expect(fronts).toContain("D12001");
    expect(Data.map((row) => row["Rear"])).toContain("B12011");
    for (const row of Data) {
      expect(Object.keys(row).sort()).toEqual(["Maker", "Model", "SubModel", ...Columnas].sort());
      expect(Number(row["From"])).toBeLessThanOrEqual(2011);
      expect(Number(row["To"] ?? 9999)).toBeGreaterThanOrEqual(2011);
    }
  });

  it("returns rotors and drums", async () => {
    const { Columnas, Data, Products } = await section({
      data: "rotor_drum",
      marca: "Toyota",
      modelo: "Corolla",
      year: 2011,
    });
    expect(Columnas).toEqual(["From", "To", "SubModel", "FRONT_DISC", "REAR_DISC"]);
    expect(Data.map((row) => row["FRONT_DISC"])).toContain("BR31338");
    expect(Data.map((row) => row["REAR_DISC"])).toContain("BR30981");
    // A drum is in the column of its axle's disc; its type differs.
    expect(Data.map((row) => row["REAR_DISC"])).toContain("BD31512");
    expect(Products?.["BD31512"]?.Type).toBe("Brake Drums");
    expect(Products?.["BR31338"]).toMatchObject({
      Type: "Brake Rotors",
      Measures: { OUTER_DIAM: 275 },
    });
  });

  it("returns cylinders by side, or one kind on request", async () => {
    const question = { data: "cylinder_bomb", marca: "Toyota", modelo: "Hilux", year: 2010 };
    const { Columnas, Data } = await section(question);
    expect(Columnas).toEqual(["FROM", "TO", "SubModel", "LEFT", "RIGHT", "MASTER"]);
    expect(Data).toContainEqual(
      expect.objectContaining({ LEFT: "WC116328", RIGHT: "WC116328", MASTER: "MC116328" }),
    );
    const wheel = await section({ ...question, type: "wheel_cylinder" });
    expect(wheel.Data.every((row) => row["MASTER"] === null && row["LEFT"] !== null)).toBe(true);
  });
});

describe("the global search", () => {
  it("covers every section, one row per product and years", async () => {
    const { Data, Total } = await everywhere({ marca: "TOYOTA", modelo: "Corolla", year: 2011 });
    expect(Total).toBe(Data.length);
    const rotor = Data.filter((row) => row.Codigo === "BR31338");
    expect(rotor.length).toBeGreaterThan(0);
    expect(rotor[0]).toMatchObject({
      Type: "Brake Rotors",
      Maker: "Toyota",
      Model: "Corolla",
      Producto: "Brake Rotors, ventilated, front",
      Position: "Front",
      Measures: { OUTER_DIAM: 275 },
    });
    const rows = Data.map((row) => JSON.stringify(row));
    expect(new Set(rows).size).toBe(rows.length);
    expect(new Set(Data.map((row) => row.Type)).size).toBeGreaterThan(5);
  });

  it("finds what fits in any year of a range", async () => {
    const codes = async (query: Query) => {
      const { Data } = await everywhere({ marca: "Toyota", ...query });
      return new Set(Data.map((row) => [row.Codigo, row.Desde, row.Hasta].join(" ")));
    };
    const years = [2005, 2006, 2007, 2008].map((year) => codes({ year }));
    const each = (await Promise.all(years)).flatMap((some) => [...some]);
    const range = await codes({ year: 2005, year_to: 2008 });
    expect(range).toEqual(new Set(each));
    expect(range.size).toBeGreaterThan((await codes({ year: 2008 })).size);
  });
});

describe("a range of years", () => {
  it.each([
    ["globalApliSearch", { marca: "Toyota" }],
    ["searchByApplication", { marca: "Toyota", data: "rotor_drum" }],
    ["searchHardwareApplication", { maker: "Toyota" }],
  ] as const)("is refused by %s if it does not begin or ends too early", async (id, vehicle) => {
    for (const years of [{ year_to: 2012 }, { year: 2013, year_to: 2012 }]) {
      const answer = await server.call(id, { query: { ...vehicle, ...years }, as: "cliente" });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ field: "query/year_to", value: 2012 }] },
      });
    }
  });
});

describe("the prices of a vehicle search", () => {
  const corolla = { marca: "Toyota", modelo: "Corolla", year: 2011 };
  const inSection = async (query: Query, as: Caller) =>
    (await section({ ...corolla, data: "rotor_drum", ...query }, as)).Products?.["BR31338"]?.Price;
  const anywhere = async (query: Query, as: Caller) =>
    (await everywhere({ ...corolla, ...query }, as)).Data.find((row) => row.Codigo === "BR31338")
      ?.Price;

  it.each([
    ["cliente", undefined, "MIAMI"],
    ["cliente", "PANAMA", "PANAMA"],
    ["cliente_miami", "PANAMA", "MIAMI"],
    ["planta", undefined, "PLANTA"],
    ["junior", "PANAMA", undefined],
  ] as const)("for %s who chose %s are those of %s", async (as, warehouse, shown) => {
    const price = await anywhere({ warehouse }, as);
    expect(price?.ALMACEN).toBe(shown);
    expect(await inSection({ warehouse }, as)).toEqual(price);
  });
});

describe("related products", () => {
  it("fit the vehicle, without the product itself and hardware", async () => {
    const { Data } = await related({});
    const codes = Data.map((row) => row.Codigo);
    expect(codes).toContain("D1200");
    expect(codes).toContain("BD31512");
    expect(codes).not.toContain("BR31338");
    expect(codes).not.toContain("H5678");
    expect(new Set(codes).size).toBe(codes.length);
    for (const row of Data) {
      expect([row.Maker, row.Model]).toEqual(["Toyota", "Corolla"]);
      expect(row.Desde).toBeLessThanOrEqual(2013);
      expect(row.Hasta ?? 9999).toBeGreaterThanOrEqual(2009);
    }
  });

  it("fit in overlapping years", async () => {
    const old = await related({ desde: 1950, hasta: 1960 });
    expect(old.Data).toEqual([]);
    const open = await related({ desde: 2012, hasta: undefined });
    expect(open.Data.length).toBeGreaterThan(0);
  });

  it("are of the account's families for planta_pads", async () => {
    const { Data } = await related({ codigo: "D1200" }, "planta_pads");
    const types = new Set(Data.map((row) => row.Type));
    expect(Data.length).toBeGreaterThan(0);
    for (const type of types) expect(["Brake Pads", "Brake Shoes", "Brake Lining"]).toContain(type);
  });

  it("are returned without a session", async () => {
    expect((await related({}, "anonymous")).Data.length).toBeGreaterThan(0);
  });
});
