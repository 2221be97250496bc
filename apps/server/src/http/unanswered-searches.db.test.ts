import { beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { typingPause } from "../unanswered/unanswered.service.ts";
import { type Caller, type CallOptions, sharedTestServer } from "./testing/server.ts";

let time = Date.now();
const server = sharedTestServer({ now: () => time });

type Entry = Wire<"UnansweredSearch">;
const find = (text: string, as: Caller = "cliente", more: CallOptions = {}) =>
  server.ok("findByText", { body: { text }, as, ...more });
const list = () => server.ok("listUnansweredSearches", { as: "admin" });

/** The entries that `work` adds. */
async function added(work: () => Promise<unknown>): Promise<Partial<Entry>[]> {
  await server.data.database.write.deleteFrom("unanswered_search").execute();
  await work();
  time += typingPause;
  const { searches } = await list();
  return searches.map(({ id: _id, lastDay: _lastDay, ...entry }) =>
    Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null)),
  );
}

const counted = { searches: 1, reports: 0 };

describe("a search without parts", () => {
  it("is counted with the vehicle, the kind, the axle and the warehouse", async () => {
    const body = { text: "discos delanteros toyota corolla 1950", warehouse: "MIAMI" };
    const entries = await added(() => server.ok("findByText", { body, as: "cliente" }));
    expect(entries).toEqual([
      {
        ...counted,
        outcome: "no_parts",
        maker: "Toyota",
        model: "Corolla",
        year: 1950,
        family: "brake_rotors",
        axle: "front",
        warehouse: "MIAMI",
      },
    ]);
  });

  it.each([
    ["ZZ9999Q", { outcome: "unknown_code", code: "ZZ9999Q" }],
    ["zapata ZZ-9999Q", { outcome: "unknown_code", code: "ZZ9999Q", family: "brake_shoes" }],
    ["toyota xyzzy", { outcome: "not_understood", maker: "Toyota" }],
    ["hola amigo xyzzy", { outcome: "not_understood" }],
  ])("%s is counted as %j", async (text, entry) => {
    expect(await added(() => find(text))).toEqual([{ ...counted, ...entry }]);
  });

  it.each(["D-1200", "discos corolla 2012", "discos", "toyota", "D12"])(
    "%s is not: it finds something",
    async (text) => {
      expect(await added(() => find(text))).toEqual([]);
    },
  );

  it("is one for all its keystrokes", async () => {
    const text = "discos toyota corolla 1950";
    const type = async () => {
      for (let end = 1; end <= text.length; end += 1) await find(text.slice(0, end));
    };
    expect(await added(type)).toMatchObject([{ ...counted, model: "Corolla", year: 1950 }]);
  });

  it("is not counted if the viewer does not see every part", async () => {
    expect(await added(() => find("toyota corolla 1950", "planta_pads"))).toEqual([]);
    expect(await added(() => find("discos toyota corolla 1950", "planta_pads"))).toEqual([]);
    expect(await added(() => find("pastillas toyota corolla 1950", "planta_pads"))).toHaveLength(1);
  });
});

describe("no entry contains", () => {
  const stated = new Set(["BALATAS", "SENTRA", "1950"]);
  it.each([
    ["a VIN", "3N1AB7AP0FY300001"],
    ["a VIN beside words", "balatas sentra 1950 3N1AB7AP0FY300001"],
    ["most of a VIN", "3N1AB7AP0FY3000"],
    ["a frame number", "NZE121-3012345"],
    ["the number of a frame", "NZE121 3012345"],
    ["a name", "maria1985"],
    ["an e-mail address", "m5.p7@x9.com"],
    ["a long number", "521234567890123456"],
    ["words", "para el carro de maria lopez"],
  ])("%s", async (_what, text) => {
    const entries = await added(() => find(text));
    for (const { code } of entries) expect(code).toBeUndefined();
    const { database } = server.data;
    const stored = await database.read.selectFrom("unanswered_search").selectAll().execute();
    const values = JSON.stringify(stored.map(({ id: _id, ...row }) => row)).toUpperCase();
    // Parts of the vehicle are stored.
    const words = text
      .toUpperCase()
      .split(/\s/u)
      .filter((word) => !stated.has(word));
    for (const word of words.filter(({ length }) => length > 3)) expect(values).not.toContain(word);
    expect(values).not.toContain("CLIENTE");
  });
});

describe("a report", () => {
  const report = (text: string, as: Caller, more: CallOptions = {}) =>
    server.call("reportSearch", { body: { text }, as, ...more });

  it.each(["junior", "cliente", "planta", "admin", "embed", "api_reader"] as const)(
    "of %s is counted once with the search",
    async (as) => {
      const text = "ZZ9999Q";
      const work = async () => {
        await find(text, as);
        expect((await report(text, as)).status).toBe(204);
        expect((await report(text, as)).status).toBe(204);
      };
      expect(await added(work)).toMatchObject([{ code: text, searches: 1, reports: 1 }]);
    },
  );

  it("of a text that finds parts is not counted", async () => {
    expect(await added(() => report("D-1200", "cliente"))).toEqual([]);
  });
});

describe("the list", () => {
  it("has the most wanted first, and removes entries", async () => {
    const work = async () => {
      for (const as of ["junior", "cliente", "admin"] as const) await find("ZZ9999Q", as);
      await find("ZZ8888Q", "junior");
    };
    expect(await added(work)).toMatchObject([
      { code: "ZZ9999Q", searches: 3 },
      { code: "ZZ8888Q", searches: 1 },
    ]);
    const { total, searches } = await server.ok("listUnansweredSearches", {
      as: "admin",
      query: { limit: 1 },
    });
    expect([total, searches.length]).toEqual([2, 1]);
    expect((await server.ok("getAttention", { as: "admin" })).unansweredSearches).toBe(2);
    const path = { id: searches[0]?.id ?? "" };
    const remove = () => server.call("removeUnansweredSearch", { as: "admin", path });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect((await list()).searches).toMatchObject([{ code: "ZZ8888Q" }]);
  });

  it("leaves out codes that the catalogue has by now", async () => {
    const Header = ["Codigo", "FAMILY", "DETAIL_EN", "DETAIL_ES", "CERTIFIED"];
    const Data = [["ZZ-9999Q", "brake_rotors", "new", "nuevo", 0]];
    const body = { table_name: "productos", tipo: "partial", Header, Data };
    expect(await added(() => find("ZZ9999Q"))).toHaveLength(1);
    await server.ok("excelUpload", { as: "admin", body });
    expect(await list()).toEqual({ total: 0, searches: [] });
  });
});

describe("the nearest to a text without parts", () => {
  let corolla: Entry["year"][];
  beforeAll(async () => {
    const { read } = server.data.database;
    const rows = await read
      .selectFrom("application as a")
      .innerJoin("product as p", "p.code", "a.code")
      .select(["a.year_from", "a.year_to"])
      .where("a.maker", "=", "Toyota")
      .where("a.model", "=", "Corolla")
      .where("p.family", "=", "brake_rotors")
      .execute();
    corolla = rows.flatMap(({ year_from: from, year_to: to }) => [from, to]);
  });

  it("names the years with parts of the kind, the closest first", async () => {
    const { nearest } = await find("discos toyota corolla 1950");
    const years = nearest?.vehicles.map((vehicle) => vehicle.years) ?? [];
    expect(years.length).toBeGreaterThan(0);
    expect(years[0]?.from).toBe(Math.min(...corolla.map((year) => year ?? 9999)));
    expect(years.map(({ from }) => from)).toEqual(
      years.map(({ from }) => from).toSorted((a, b) => a - b),
    );
    for (const { from, to } of years) {
      const text = `discos toyota corolla ${from}-${to ?? 2026}`;
      expect((await find(text)).parts.length).toBeGreaterThan(0);
    }
  });

  it("names the models of the maker, the most similar first", async () => {
    const { nearest } = await find("toyota korolaz xyzzy");
    expect(nearest?.models).toContain("Corolla");
    for (const model of nearest?.models ?? [])
      expect((await find(`toyota ${model}`)).parts.length).toBeGreaterThan(0);
  });

  it("has the parts with the closest measures", async () => {
    const { parts, nearest } = await find("disco 283.1 x 27.9");
    expect(parts).toEqual([]);
    expect(nearest?.parts.length).toBeGreaterThan(0);
    expect(nearest?.parts.every(({ reason }) => reason === "measures")).toBe(true);
  });

  it.each(["D-1200", "discos corolla 2012", "toyota"])("is absent for %s", async (text) => {
    expect(await find(text)).not.toHaveProperty("nearest");
  });

  it("has only families that the viewer may see", async () => {
    const { nearest } = await find("disco 283.1 x 27.9", "planta_pads");
    expect(nearest?.parts ?? []).toEqual([]);
    const { vehicles } = (await find("discos toyota corolla 1950", "planta_pads")).nearest ?? {};
    expect(vehicles ?? []).toEqual([]);
  });
});
