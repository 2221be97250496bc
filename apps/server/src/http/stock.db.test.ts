import { describe, expect, it } from "vitest";
import type { Body, Wire } from "@caliper/api-client/wire";
import { type Caller, type CallOptions, sharedTestServer } from "./testing/server.ts";

const code = "BR31338";
const grade = "Precio";
const hour = 3_600_000;
let clock = Date.UTC(2026, 10, 29, 10, 40);
const server = sharedTestServer({ now: () => clock });

type Cells = Body<"excelUpload">["Data"];
const load = (Header: string[], Data: Cells, more: object = {}, options: CallOptions = {}) =>
  server.call("excelUpload", {
    as: "admin",
    body: { table_name: "existencias", tipo: "partial", Header, Data, ...more },
    ...options,
  });
const keys = ["Codigo", "GRADO", "ALMACEN"];
const loaded = (answer: Awaited<ReturnType<typeof load>>) =>
  (answer.body as Required<Wire<"ExcelUploadAnswer">>).import;

const asOf = (ago: number) => new Date(clock - ago).toISOString();
/** MIAMI has plenty, PANAMA little, COLOMBIA nothing; MEXICO's state is old. */
const everywhere = () =>
  load(
    [...keys, "QTY", "EXPECTED", "AS_OF"],
    [
      [code, grade, "MIAMI", 48, null, asOf(0)],
      [code, grade, "PANAMA", 6, null, asOf(0)],
      [code, grade, "COLOMBIA", 0, "2026-12-09", asOf(0)],
      [code, grade, "MEXICO", 90, null, asOf(25 * hour)],
      [code, grade, "VENEZUELA", 0, null, asOf(0)],
      [code, grade, "PLANTA", 0, null, asOf(0)],
      [code, grade, "CETAM", 0, null, asOf(0)],
    ],
  );

async function stockSeenBy(as: Caller, user?: string) {
  const { Precio } = await server.ok("fichaInfo", {
    as,
    query: { codigo: code, user },
  });
  return Precio?.Stock?.filter(({ GRADE }) => GRADE === grade);
}
const miamiOf = async (as: Caller, user?: string) =>
  (await stockSeenBy(as, user))?.find(({ ALMACEN }) => ALMACEN === "MIAMI");

describe("a load of stock", () => {
  it("states the whole row: the state of its quantity, and the time of the load", async () => {
    await load([...keys, "STATE", "EXPECTED"], [[code, grade, "MIAMI", "None", "2026-12-09"]]);
    const before = Date.now();
    expect((await load([...keys, "QTY"], [[code, grade, "MIAMI", 10]])).status).toBe(200);
    const rows = await server.data.database.read
      .selectFrom("stock")
      .selectAll()
      .where("code", "=", code)
      .where("warehouse", "=", "MIAMI")
      .where("grade", "=", grade)
      .execute();
    expect(rows).toEqual([expect.objectContaining({ state: "Low", quantity: 10, expected: null })]);
    expect(Date.parse(rows[0]?.as_of ?? "")).toBeGreaterThan(before - 1000);
  });

  it("reads times with and without their difference from UTC", async () => {
    const times = ["2026-11-29 10:40:00", "2026-11-29T05:40:00-05:00", "2026-11-29T10:40Z"];
    for (const time of times) {
      await load([...keys, "QTY", "AS_OF"], [[code, grade, "MIAMI", 1, time]]);
      expect((await miamiOf("admin"))?.asOf).toBe("2026-11-29T10:40:00Z");
    }
  });

  it.each([
    ["AS_OF", "29/11/2026 10:40"],
    ["AS_OF", "2026-02-30 10:40"],
    ["STATE", "plenty"],
    ["STATE", null],
  ])("refuses the %s %j", async (header, value) => {
    const answer = await load([...keys, header], [[code, grade, "MIAMI", value]]);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(header);
  });

  it("keeps counts and a log entry, no former rows, and cannot be undone", async () => {
    const set = loaded(await everywhere());
    expect(set.state).toBe("committed");
    const { read } = server.data.database;
    for (const table of ["packed_rows", "change_row"] as const) {
      const query = read.selectFrom(table).select("change_set_id");
      expect(await query.where("change_set_id", "=", set.id).execute()).toEqual([]);
    }
    const path = { id: set.id };
    const listed = await server.ok("importRows", { as: "admin", path });
    expect([listed.rows, listed.total]).toEqual([[], 0]);
    const undone = await server.call("undoImport", { as: "admin", path: { id: set.id } });
    expect(undone.status).toBe(409);
    expect((await server.ok("getImport", { as: "admin", path: { id: set.id } })).state).toBe(
      "committed",
    );
    const [entry] = await server.ok("listAudit", {
      as: "admin",
      query: { action: "catalogue.imported" },
    });
    expect(entry?.target).toBe("existencias");
  });
});

describe("a key with the scope load:stock", () => {
  const key = () =>
    server.keyHeaders({ kind: "api", name: `Stock ${Math.random()}`, scopes: ["load:stock"] });

  it("loads stock, also as a whole and after a preview, and nothing else", async () => {
    const headers = await key();
    const row: Cells = [[code, grade, "MIAMI", 7]];
    const own = { as: undefined, headers };
    expect((await load([...keys, "QTY"], row, {}, own)).status).toBe(200);
    const preview = { tipo: "total", preview: true };
    const path = { id: loaded(await load([...keys, "QTY"], row, preview, own)).id };
    const body = { skipInvalid: false, confirm: "existencias" };
    expect((await server.call("commitImport", { path, body, headers })).status).toBe(200);
    const others = await load([...keys, "Precio"], [[code, grade, "MIAMI", 1]], {
      table_name: "precios",
      preview: true,
    });
    const ofPrices = { path: { id: loaded(others).id }, headers };
    expect((await server.call("getImport", ofPrices)).status).toBe(404);
    expect((await server.call("commitImport", { ...ofPrices, body })).status).toBe(404);
    expect((await server.call("discardImport", ofPrices)).status).toBe(404);
    const prices = await load(
      [...keys, "Precio"],
      [[code, grade, "MIAMI", 1]],
      { table_name: "precios" },
      own,
    );
    expect(prices.status).toBe(403);
    expect((await server.call("fichaInfo", { query: { codigo: code }, headers })).status).toBe(403);
    expect((await server.call("listTables", { headers })).status).toBe(403);
  });

  it("belongs to an administrator and is not an embed key", async () => {
    const wanted = { name: "Other", scopes: ["load:stock"] };
    for (const body of [
      { ...wanted, kind: "api", owner: "cliente" },
      { ...wanted, kind: "embed", origins: ["https://shop.example"] },
    ])
      expect((await server.call("createAccessKey", { as: "admin", body })).status).toBe(400);
  });
});

describe("what is in stock", () => {
  it("is said in words to accounts, and with the quantity to administrators", async () => {
    await everywhere();
    expect(await miamiOf("cliente")).toEqual({
      ALMACEN: "MIAMI",
      GRADE: grade,
      state: "inStock",
      asOf: asOf(0).replace(".000", ""),
      isCurrent: true,
      elsewhere: ["PANAMA"],
    });
    expect(await miamiOf("admin")).toMatchObject({ quantity: 48 });
    // In the name of another one, an administrator gets what that one gets.
    expect(await miamiOf("admin", "cliente")).not.toHaveProperty("quantity");
  });

  it("has quantities for an account that may see them, and no longer when it may not", async () => {
    const path = { id: "2" };
    const set = (seesQuantities: boolean) =>
      server.ok("changeAccount", { as: "admin", path, body: { seesQuantities } });
    expect((await set(true)).seesQuantities).toBe(true);
    clock += 10_000;
    await everywhere();
    expect(await miamiOf("cliente")).toMatchObject({ quantity: 48 });
    await set(false);
    clock += 10_000;
    expect(await miamiOf("cliente")).not.toHaveProperty("quantity");
  });

  it("is that of the account's warehouses only", async () => {
    await everywhere();
    expect(await stockSeenBy("cliente_miami")).toEqual([
      expect.not.objectContaining({ elsewhere: expect.anything() }),
    ]);
    expect(await stockSeenBy("junior")).toBeUndefined();
    expect(await stockSeenBy("anonymous")).toBeUndefined();
    const other = { as: "cliente", query: { codigo: code, user: "admin" } } as const;
    expect((await server.call("fichaInfo", other)).status).toBe(403);
  });

  it("is beside the price in results", async () => {
    await everywhere();
    const question = { query: { codigo: code, warehouse: "COLOMBIA" } } as const;
    const hit = async (as: Caller) => {
      const { Data } = await server.ok("searchByCode", { ...question, as });
      return Data.find(({ XBP }) => XBP === code)?.Price;
    };
    expect((await hit("cliente"))?.Stock).toMatchObject({
      state: "none",
      expected: "2026-12-09",
      elsewhere: ["MIAMI", "PANAMA"],
    });
    expect(await hit("junior")).toBeUndefined();
  });

  it("is beside the prices of hardware, for who may see it", async () => {
    const kit = "H5678";
    await load(
      [...keys, "QTY", "AS_OF"],
      [
        [kit, grade, "MIAMI", 0, asOf(0)],
        [kit, grade, "PANAMA", 6, asOf(0)],
      ],
    );
    const sheet = (as: Caller) => server.ok("hardwareInfo", { as, query: { code: kit } });
    const miami = async (as: Caller) =>
      (await sheet(as)).Prices?.Data.find(({ Warehouse }) => Warehouse === "MIAMI")?.Stock;
    const { Applications } = await sheet("admin");
    const vehicle = Applications?.Data[0];
    const query = { maker: vehicle?.Maker ?? "", model: vehicle?.Model };
    const ofVehicle = async (as: Caller) => {
      const { Data } = await server.ok("searchHardwareApplication", { as, query });
      return Data.find(({ Codigo }) => Codigo === kit)?.Stock;
    };
    const words = { state: "none", elsewhere: expect.arrayContaining(["PANAMA"]) };
    expect(await miami("admin")).toMatchObject({ ...words, quantity: 0 });
    expect(await miami("cliente")).toMatchObject(words);
    expect(await miami("cliente")).not.toHaveProperty("quantity");
    expect(await miami("cliente_miami")).not.toHaveProperty("elsewhere");
    expect(await ofVehicle("cliente")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ALMACEN: "MIAMI", GRADE: grade, ...words }),
        expect.objectContaining({ ALMACEN: "PANAMA", state: "low" }),
      ]),
    );
    expect(await ofVehicle("cliente_miami")).toEqual([
      expect.objectContaining({ ALMACEN: "MIAMI", state: "none" }),
    ]);
    expect(await ofVehicle("junior")).toBeUndefined();
    expect(JSON.stringify(await sheet("junior"))).not.toMatch(/stock/iu);
  });

  it("is beside the prices of a job, for who may see it", async () => {
    const query = { maker: "Toyota", model: "Corolla", axle: "front", year: "2012" } as const;
    const job = (as: Caller) => server.ok("getJob", { as, query });
    const partsOf = async (as: Caller) => (await job(as)).groups.flatMap(({ parts }) => parts);
    const [part] = (await partsOf("cliente")).filter(({ prices }) => prices?.length);
    const sold = part?.prices?.[0];
    if (!part || !sold) throw new Error("The job has no price");
    const row = (warehouse: string, pieces: number) => [
      part.code,
      sold.grade,
      warehouse,
      pieces,
      asOf(25 * hour),
    ];
    await load([...keys, "QTY", "AS_OF"], [row("MIAMI", 48), row("PANAMA", 6)]);
    const stockOf = async (as: Caller) =>
      (await partsOf(as))
        .find(({ code: each }) => each === part.code)
        ?.prices?.find(({ grade: each }) => each === sold.grade)?.stock;
    expect(await stockOf("admin")).toMatchObject({ state: "inStock", quantity: 48 });
    expect(await stockOf("cliente")).toMatchObject({ state: "inStock", isCurrent: false });
    expect(await stockOf("cliente")).not.toHaveProperty("quantity");
    expect(JSON.stringify(await job("junior"))).not.toMatch(/stock|prices/iu);
    expect((await server.call("getJob", { query })).status).toBe(401);
  });

  it("is not current after the hours that an administrator sets", async () => {
    await everywhere();
    const mexico = async () =>
      (await stockSeenBy("cliente"))?.find(({ ALMACEN }) => ALMACEN === "MEXICO")?.isCurrent;
    expect(await mexico()).toBe(false);
    await server.ok("setStockSettings", { as: "admin", body: { currentHours: 48 } });
    expect(await mexico()).toBe(true);
    expect((await miamiOf("cliente"))?.elsewhere).toEqual(["PANAMA", "MEXICO"]);
    expect(await server.ok("getStockSettings", { as: "admin" })).toEqual({ currentHours: 48 });
    const [entry] = await server.ok("listAudit", {
      as: "admin",
      query: { action: "stock.limited" },
    });
    expect(entry?.detail).toEqual({ hours: [24, 48] });
    await server.ok("setStockSettings", { as: "admin", body: { currentHours: 24 } });
    const wrong = { as: "admin", body: { currentHours: 0 } } as const;
    expect((await server.call("setStockSettings", wrong)).status).toBe(400);
  });
});
