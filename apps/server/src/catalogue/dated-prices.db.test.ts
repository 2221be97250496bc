import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Warehouse } from "@caliper/catalogue-model";
import { hour, startTestServer, type TestServer } from "../http/testing/server.ts";
import { readSheet } from "../spreadsheets/testing/read-sheet.ts";

const code = "BR31338";
let server: TestServer;
let time = Date.parse("2029-01-01T12:00:00Z");
const decade = 87_600 * hour;

beforeAll(async () => {
  const session = { idle: decade, absolute: decade, confirmed: decade };
  server = await startTestServer({ now: () => time, session });
  for (const caller of ["admin", "cliente", "cliente_miami", "junior"] as const)
    await server.cookieOf(caller);
  await server.data.database.write.deleteFrom("stock").execute();
});
afterAll(() => server.close());

const at = (text: string) => (time = Date.parse(text));

/** Replaces the prices of the part's first grade. Days without a year are of 2030. */
async function setPrices(prices: Partial<Record<Warehouse, Readonly<Record<string, number>>>>) {
  const { write } = server.data.database;
  await write.deleteFrom("price").where("code", "=", code).execute();
  const rows = Object.entries(prices).flatMap(([warehouse, byDay]) =>
    Object.entries(byDay).map(([day, dollars]) => ({
      code,
      grade: "Precio",
      warehouse,
      price_cents: Math.round(dollars * 100),
      from_day: day === "always" ? "" : `2030-${day}`,
    })),
  );
  await write.insertInto("price").values(rows).execute();
}

const sheet = async (as: "admin" | "cliente" | "junior" | "anonymous" = "admin") =>
  server.ok("fichaInfo", { query: { codigo: code }, as });

async function priceAt(warehouse: Warehouse) {
  const { Precio } = await sheet();
  return Precio?.Data.find((row) => row["ALMACEN"] === warehouse)?.["Precio"];
}

describe("the current price", () => {
  beforeEach(() =>
    setPrices({
      MIAMI: { always: 10, "03-10": 11, "11-02": 12, "12-01": 13 },
      PLANTA: { always: 20, "12-01": 23 },
      VENEZUELA: { always: 30, "12-01": 33 },
    }),
  );

  it.each([
    ["2029-12-31T12:00:00Z", 10],
    ["2030-03-09T12:00:00Z", 10],
    ["2030-03-10T12:00:00Z", 11],
    ["2030-11-30T12:00:00Z", 12],
    // An open end is not expired, years later.
    ["2036-06-30T12:00:00Z", 13],
  ])("in Miami at %s is the latest that has begun, %d", async (text, price) => {
    at(text);
    expect(await priceAt("MIAMI")).toBe(price);
  });

  it.each([
    ["2030-11-30T15:59:59Z", 12, 30, 20],
    ["2030-11-30T16:00:00Z", 12, 30, 23],
    ["2030-12-01T03:59:59Z", 12, 30, 23],
    ["2030-12-01T04:00:00Z", 12, 33, 23],
    ["2030-12-01T04:59:59Z", 12, 33, 23],
    ["2030-12-01T05:00:00Z", 13, 33, 23],
  ])("changes at the midnight of each warehouse: at %s", async (text, miami, caracas, shanghai) => {
    at(text);
    expect(await priceAt("MIAMI")).toBe(miami);
    expect(await priceAt("VENEZUELA")).toBe(caracas);
    expect(await priceAt("PLANTA")).toBe(shanghai);
  });

  it.each([
    // Summer time in Miami begins on March 10 and ends on November 3, 2030.
    ["2030-03-10T04:59:59Z", 10],
    ["2030-03-10T05:00:00Z", 11],
    ["2030-11-02T03:59:59Z", 11],
    ["2030-11-02T04:00:00Z", 12],
  ])("changes at midnight around a change of the clocks: at %s", async (text, price) => {
    at(text);
    expect(await priceAt("MIAMI")).toBe(price);
  });

  it("is that of searches, orders and parts without a price", async () => {
    const shown = async () => {
      const { hits } = await server.ok("findByText", {
        as: "cliente",
        body: { text: code, warehouse: "MIAMI" },
      });
      const [byCode] = (
        await server.ok("searchByCode", {
          as: "cliente",
          query: { codigo: code, data: "rotor_drum", warehouse: "MIAMI" },
        })
      ).Data;
      const offers = await server.ok("buyOrderPriceInfo", {
        as: "admin",
        query: {
          step: 0,
          user: "cliente",
          warehouse: "MIAMI",
          type: "Brake Rotors",
          subtype: "Standard",
        },
      });
      const offered = (offers as unknown as { Code: string; Price: number }[]).filter(
        (each) => each.Code === code,
      );
      return [
        hits.parts[0]?.price?.amount,
        byCode?.Price?.Precio,
        ...offered.map(({ Price }) => Price),
      ];
    };
    at("2030-12-01T04:59:59Z");
    expect(await shown()).toEqual([12, 12, 12]);
    at("2030-12-01T05:00:00Z");
    expect(await shown()).toEqual([13, 13, 13]);
  });

  it("of a part whose first price has not begun is missing until then", async () => {
    await setPrices({ MIAMI: { "12-01": 13 } });
    const without = async () => (await server.ok("getAttention", { as: "admin" })).incomplete.price;
    at("2030-12-01T04:59:59Z");
    const before = await without();
    expect(await priceAt("MIAMI")).toBeNull();
    expect((await sheet()).Precio?.Next_prices).toEqual([
      { warehouse: "MIAMI", grade: "Precio", amount: 13, from: "2030-12-01" },
    ]);
    at("2030-12-01T05:00:00Z");
    expect(await without()).toBe(before - 1);
    expect(await priceAt("MIAMI")).toBe(13);
  });
});

describe("the next price", () => {
  beforeEach(() =>
    setPrices({
      MIAMI: { always: 10, "12-01": 13, "12-15": 14 },
      PANAMA: { always: 5, "12-20": 0 },
    }),
  );

  it("is shown within 30 days before its first day, the nearest alone", async () => {
    at("2030-11-01T03:59:59Z");
    expect((await sheet()).Precio).not.toHaveProperty("Next_prices");
    at("2030-11-01T04:00:00Z");
    const next = { amount: 13, from: "2030-12-01" };
    expect((await sheet()).Precio?.Next_prices).toEqual([
      { warehouse: "MIAMI", grade: "Precio", ...next },
    ]);
    const { hits } = await server.ok("findByText", {
      as: "cliente",
      body: { text: code, warehouse: "MIAMI" },
    });
    expect(hits.parts[0]?.price).toEqual({
      warehouse: "MIAMI",
      amount: 10,
      next: { amount: 13, from: "2030-12-01" },
    });
    const found = await server.ok("searchByCode", {
      as: "cliente",
      query: { codigo: code, data: "rotor_drum", warehouse: "MIAMI" },
    });
    expect(found.Data[0]?.Price).toEqual({ ALMACEN: "MIAMI", Precio: 10, Next_price: next });
  });

  it.each(["junior", "anonymous"] as const)("is never shown to %s", async (as) => {
    at("2030-11-20T12:00:00Z");
    const dated = JSON.stringify(await sheet(as));
    await setPrices({ MIAMI: { always: 10 }, PANAMA: { always: 5 } });
    expect(JSON.stringify(await sheet(as))).toBe(dated);
  });

  it("is limited to the warehouses of the viewer", async () => {
    await setPrices({ PANAMA: { always: 5, "12-01": 6 }, MIAMI: { always: 7 } });
    at("2030-11-20T12:00:00Z");
    const { Precio } = await server.ok("fichaInfo", {
      query: { codigo: code },
      as: "cliente_miami",
    });
    expect(Object.keys(Precio ?? {})).toEqual(["Columnas", "Data", "UPC"]);
  });
});

describe("the price history", () => {
  const history = (as: "admin" | "cliente_miami") =>
    server.ok("getPriceHistory", { query: { code: "br-31338" }, as });

  it("has past, current and coming prices at the viewer's warehouses", async () => {
    await setPrices({ MIAMI: { always: 10, "11-01": 12, "12-01": 13 }, PANAMA: { always: 5 } });
    at("2030-11-15T12:00:00Z");
    const miami = { grade: "Precio", warehouse: "MIAMI" };
    const ofMiami = [
      { ...miami, amount: 10, isCurrent: false },
      { ...miami, amount: 12, isCurrent: true, from: "2030-11-01" },
      { ...miami, amount: 13, isCurrent: false, from: "2030-12-01" },
    ];
    expect(await history("cliente_miami")).toEqual({ code, prices: ofMiami });
    expect((await history("admin")).prices).toHaveLength(4);
    expect((await sheet()).Precio?.Has_history).toBe(true);
  });

  it("is announced by a datasheet only if a price has a first day", async () => {
    await setPrices({ MIAMI: { always: 10 } });
    expect((await sheet()).Precio).not.toHaveProperty("Has_history");
  });
});

describe("a sheet of prices", () => {
  const header = ["Codigo", "GRADO", "ALMACEN", "Precio"];
  const dated = [...header, "DESDE"];
  const row = (price: number, ...day: string[]) => [code, "Precio", "MIAMI", price, ...day];

  const load = (tipo: string, Header: string[], Data: unknown[][], more: object = {}) =>
    server.call("excelUpload", {
      as: "admin",
      body: { table_name: "precios", tipo, Header, Data, upload_id: randomUUID(), ...more },
    });
  const stored = async () => {
    const rows = await server.data.database.read
      .selectFrom("price")
      .select(["from_day", "price_cents"])
      .where("code", "=", code)
      .orderBy("from_day")
      .execute();
    return Object.fromEntries(rows.map((each) => [each.from_day, each.price_cents]));
  };
  const countsOf = (body: unknown) =>
    (body as { import: { id: string; counts: Record<string, unknown> } }).import;

  beforeEach(() => setPrices({ MIAMI: { always: 10, "12-01": 13 } }));

  it("adds a price with a first day, which an undo removes", async () => {
    const { status, body } = await load("partial", dated, [row(15, "2031-01-01")]);
    expect(status).toBe(200);
    expect(await stored()).toEqual({ "": 1000, "2030-12-01": 1300, "2031-01-01": 1500 });
    const { id } = countsOf(body);
    await server.ok("undoImport", { as: "admin", path: { id } });
    expect(await stored()).toEqual({ "": 1000, "2030-12-01": 1300 });
  });

  it("without the column changes the price without a first day, and an undo restores it", async () => {
    const { body } = await load("partial", header, [row(11)]);
    expect(await stored()).toEqual({ "": 1100, "2030-12-01": 1300 });
    expect(countsOf(body).counts).toMatchObject({ changed: 1, added: 0 });
    await server.ok("undoImport", { as: "admin", path: { id: countsOf(body).id } });
    expect(await stored()).toEqual({ "": 1000, "2030-12-01": 1300 });
  });

  it("with an empty first day means the price that has always been valid", async () => {
    const { body } = await load("partial", dated, [row(10, ""), row(13, "2030-12-01")]);
    expect(countsOf(body).counts).toMatchObject({ unchanged: 2, changed: 0, added: 0 });
  });

  it.each([
    [[row(15, "2031-01-01"), row(16, "2031-01-01")], "duplicate"],
    [[row(15, ""), row(16, "")], "duplicate"],
    [[row(15, "2031-02-30")], "date"],
    [[row(15, "01/12/2031")], "date"],
  ])(
    "with two begins on one day or without a day is refused with its place",
    async (rows, kind) => {
      const { body, status } = await load("partial", dated, rows, { preview: true });
      expect(status).toBe(200);
      const { id } = countsOf(body);
      const page = await server.ok("importRows", { as: "admin", path: { id } });
      const invalid = page.rows.filter((each) => each.kind === "invalid");
      expect(invalid).toHaveLength(1);
      expect(invalid[0]?.problems[0]).toMatchObject({ kind });
      // The header is row 1.
      expect(invalid[0]?.row).toBe(rows.length + 1);
      await server.call("discardImport", { as: "admin", path: { id } });
    },
  );

  /** Every row of the table, as its download has it. */
  async function download() {
    const { rawPayload } = await server.app.inject({
      url: "/api/descargar-excel/precios",
      headers: { cookie: await server.cookieOf("admin") },
    });
    const [, ...rows] = readSheet(rawPayload);
    return rows;
  }
  async function loadAll(Header: string[], rows: unknown[][], more: object = {}) {
    const upload_id = randomUUID();
    const batches = Math.ceil(rows.length / 500);
    let last;
    for (let batch = 1; batch <= batches; batch += 1)
      last = await load("total", Header, rows.slice((batch - 1) * 500, batch * 500), {
        ...more,
        upload_id,
        batch,
        batches,
      });
    return last;
  }

  it("that was downloaded changes nothing when it is loaded again", async () => {
    const rows = await download();
    expect(rows).toContainEqual([code, "Precio", "MIAMI", 13, "2030-12-01"]);
    const answer = await loadAll(dated, rows);
    expect(countsOf(answer?.body).counts).toMatchObject({
      unchanged: rows.length,
      added: 0,
      changed: 0,
      removed: 0,
      invalid: 0,
    });
  });

  it("of the whole table is refused without the column while there are dated prices", async () => {
    const rows = (await download()).filter((cells) => (cells[4] ?? "") === "");
    const undated = rows.map((cells) => cells.slice(0, 4));
    const refused = await loadAll(header, undated);
    expect(refused?.status).toBe(409);
    expect(JSON.stringify(refused?.body)).toContain("1 row with a value in the column DESDE");
    expect(await stored()).toEqual({ "": 1000, "2030-12-01": 1300 });

    await setPrices({ MIAMI: { always: 10 } });
    const loaded = await loadAll(header, undated);
    expect(countsOf(loaded?.body).counts).toMatchObject({ unchanged: rows.length, removed: 0 });
  });
});

describe("the workbook of what changes on a day", () => {
  it("has the old and the new price of each key that differs", async () => {
    await setPrices({
      MIAMI: { always: 10, "11-01": 12, "12-01": 15 },
      PANAMA: { always: 5, "12-01": 5 },
      PLANTA: { "12-01": 4 },
      MEXICO: { always: 0, "12-01": 8 },
    });
    const { rawPayload, headers } = await server.app.inject({
      url: "/api/v1/price-changes?day=2030-12-01&lang=en",
      headers: { cookie: await server.cookieOf("admin") },
    });
    expect(headers["content-disposition"]).toContain("price-changes-2030-12-01.xlsx");
    expect(readSheet(rawPayload)).toEqual([
      ["Code", "Grade", "Warehouse", "Old price, US$", "New price, US$", "Difference, US$", "%"],
      [code, expect.any(String), "MEXICO", 0, 8, 8],
      [code, expect.any(String), "MIAMI", 12, 15, 3, 25],
      [code, expect.any(String), "CHINA", null, 4],
    ]);
  });

  it("needs a day", async () => {
    const answer = await server.call("getPriceChanges", { as: "admin", query: { day: "soon" } });
    expect(answer.status).toBe(400);
  });
});

describe("a key", () => {
  it.each([
    ["api_reader", 200, ["MIAMI"]],
    ["embed_prices", 200, ["MIAMI"]],
    ["embed", 403, undefined],
  ] as const)("%s reads the history of the prices that it sees", async (as, status, seen) => {
    await setPrices({ MIAMI: { always: 10 }, PANAMA: { always: 5 } });
    const answer = await server.call("getPriceHistory", { query: { code }, as });
    const { prices } = answer.body as { prices?: { warehouse: string }[] };
    expect(answer.status).toBe(status);
    expect(prices?.map(({ warehouse }) => warehouse)).toEqual(seen);
  });
});
