import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as xlsx from "xlsx";
import type { Body, Wire } from "@caliper/api-client/wire";
import { startTestServer, type TestServer } from "../http/testing/server.ts";

let server: TestServer;
type Product = Wire<"OrderProduct">;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const info = (user: string) =>
  server.ok<Wire<"OrderUserInfo">>("buyOrderUserInfo", { as: "admin", query: { step: 1, user } });
const products = (query: object) =>
  server.ok<Product[]>("buyOrderPriceInfo", {
    as: "admin",
    query: { step: 0, user: "cliente", warehouse: "MIAMI", ...query },
  });
type Order = Body<"buyOrderFile">;
const order = (header: Partial<Order["Header"]>, Products: Product[] = []): Order => ({
  Header: {
    username: "cliente",
    warehouse: "MIAMI",
    category: "",
    subcategory: "",
    note: "",
    addedCategories: [],
    userInfo: { Cliente: "cliente", Codigo: "" },
    ...header,
  },
  Products,
});

/** Sends an order and reads the workbook that comes back. */
async function send(body: Order) {
  const cookie = await server.cookieOf("admin");
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/buy_order_file",
    headers: { cookie },
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
  const book = xlsx.read(answer.rawPayload);
  const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
  return { sheet, rows: xlsx.utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null }) };
}

describe("whom and what one orders for", () => {
  it("is whoever sees prices, with the user's own warehouses and families", async () => {
    const users = await server.ok<string[]>("buyOrderUserInfo", {
      as: "admin",
      query: { step: 0, user: "a&b" },
    });
    expect(users).toEqual(["admin", "cliente", "cliente_miami", "planta", "planta_pads"]);
    expect((await info("cliente_miami")).Warehouses).toEqual(["MIAMI"]);
    const { Types } = await info("cliente");
    expect(Object.fromEntries(Types.map(({ Type, Subtypes }) => [Type, Subtypes]))).toEqual({
      "Brake Pads": ["Carbon Plus", "Severe Duty", "Ceramic Plus", "Safety Quiet"],
      "Brake Shoes": ["Brake Shoes", "Brake Rolls"],
      "Brake Linings": ["Fiber Glass", "Silver", "Gold"],
      "Brake Rotors": ["Standard", "High Performance"],
      "Brake Drums": [],
      "Wheel Cylinders": [],
      "Master Cylinders": [],
      Hardware: [],
      "Caliper Systems": [],
      Pistons: [],
      "Cylinder Cups": [],
      "Brake Fluids": ["Plastic", "Aluminum"],
    });
    expect((await info("planta_pads")).Types.map(({ Type }) => Type)).toEqual([
      "Brake Pads",
      "Brake Shoes",
      "Brake Linings",
      "Brake Fluids",
    ]);
    const nobody = await server.call("buyOrderUserInfo", {
      as: "admin",
      query: { step: 1, user: "junior" },
    });
    expect(nobody.status).toBe(404);
    expect((nobody.body as Wire<"OrderUserProblem">).msg).toContain("junior");
  });

  it("has the prices of the user, warehouse and subcategory, and none on request", async () => {
    const rotors = await products({ type: "Brake Rotors", subtype: "Standard" });
    const { read } = server.data.database;
    const rows = await read
      .selectFrom("price")
      .innerJoin("product", "product.code", "price.code")
      .select(["price.code", "price.price_cents"])
      .where("product.family", "=", "brake_rotors")
      .where("price.warehouse", "=", "MIAMI")
      .where("price.grade", "=", "Precio")
      .where("price.price_cents", ">", 0)
      .orderBy("price.code")
      .execute();
    expect(rotors.map(({ Code, Price }) => [Code, Price])).toEqual(
      rows.map((row) => [row.code, row.price_cents / 100]),
    );
    expect(rotors.length).toBeGreaterThan(0);
    expect(rotors[0]?.Description).toMatch(/^Brake Rotors, .*Standard$/u);
    for (const query of [
      { type: "Brake Rotors" },
      { type: "Brake Rotors", subtype: "Gold" },
      { type: "Wheels" },
      { type: "Brake Drums", user: "cliente_miami", warehouse: "PANAMA" },
      { type: "Brake Rotors", subtype: "Standard", user: "planta_pads", warehouse: "PLANTA" },
    ]) {
      const answer = await server.call("buyOrderPriceInfo", {
        as: "admin",
        query: { step: 0, user: "cliente", warehouse: "MIAMI", ...query },
      });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});

describe("an order", () => {
  it("becomes a workbook with quantities, boxes, weight and totals, and stays in the history", async () => {
    const [first, second] = await products({ type: "Brake Rotors", subtype: "Standard" });
    if (!first || !second) throw new Error("the demo has rotors");
    const lines = [{ ...first, Quantity: 7 }, second];
    const { sheet, rows } = await send(order({ note: '=HYPERLINK("http://x")' }, lines));
    expect(rows[2]).toEqual([
      "Customer",
      "cliente",
      "Code",
      "DEMO-002",
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(sheet["B5"]).toMatchObject({ t: "s", v: '=HYPERLINK("http://x")' });
    expect(sheet["B5"]).not.toHaveProperty("f");
    const total = first.Price * 7 + second.Price;
    const boxes = Math.ceil(7 / (first.Qty_Box ?? 1)) + Math.ceil(1 / (second.Qty_Box ?? 1));
    expect(rows[7]?.slice(0, 6)).toEqual([
      first.Code,
      first.Description,
      "Standard",
      7,
      first.Price,
      Math.round(first.Price * 700) / 100,
    ]);
    expect(rows.at(-1)?.slice(0, 8)).toEqual([
      "Total",
      null,
      null,
      8,
      null,
      expect.closeTo(total, 2),
      null,
      boxes,
    ]);

    const [sent] = await server.ok<Wire<"SentOrder">[]>("listOrders", { as: "admin" });
    expect(sent).toMatchObject({
      customer: "cliente",
      warehouse: "MIAMI",
      lineCount: 2,
      pieces: 8,
      sentBy: "admin",
    });
    expect(sent?.total).toBeCloseTo(total, 2);
    const whole = await server.ok<Wire<"SentOrder">>("getOrder", {
      as: "admin",
      path: { id: String(sent?.id) },
    });
    expect(whole.lines?.map(({ Code, Quantity }) => [Code, Quantity])).toEqual([
      [first.Code, 7],
      [second.Code, 1],
    ]);
  });

  it("of a whole category has every product once, the single ones with their quantity", async () => {
    const drums = await products({ type: "Brake Drums" });
    const [first] = drums;
    if (!first) throw new Error("the demo has drums");
    const whole = [{ category: "Brake Drums", subcategory: "" }];
    const { rows } = await send(
      order({ addedCategories: [...whole, ...whole] }, [{ ...first, Quantity: 3 }]),
    );
    const codes = rows.slice(7, -1).map((row) => String(row[0]));
    expect(codes.toSorted()).toEqual(drums.map(({ Code }) => Code).toSorted());
    expect(rows[7]?.slice(0, 4)).toEqual([first.Code, first.Description, null, 3]);
  });

  it("with a price that changed since is not sent, and says which and to what", async () => {
    const [first] = await products({ type: "Brake Rotors", subtype: "Standard" });
    if (!first) throw new Error("the demo has rotors");
    const { write } = server.data.database;
    const its = (cents: number) =>
      write
        .updateTable("price")
        .set({ price_cents: cents })
        .where("code", "=", first.Code)
        .where("warehouse", "=", "MIAMI")
        .where("grade", "=", "Precio")
        .execute();
    await its(9999);
    const before = await server.ok<unknown[]>("listOrders", { as: "admin" });
    const gone = { ...first, Code: "NO-SUCH" };
    const answer = await server.call("buyOrderFile", {
      as: "admin",
      body: order({}, [first, gone]),
    });
    expect(answer.status).toBe(409);
    expect((answer.body as Wire<"Problem">).errors).toEqual([
      {
        field: "body/Products/0/Price",
        value: first.Price,
        expected: `US$ 99.99, the price of ${first.Code} now`,
      },
      {
        field: "body/Products/1/Code",
        value: "NO-SUCH",
        expected: "a product with a price at MIAMI",
      },
    ]);
    expect(await server.ok<unknown[]>("listOrders", { as: "admin" })).toEqual(before);
    await its(Math.round(first.Price * 100));
  });

  it("is refused when it is empty, or for a warehouse that is not the user's", async () => {
    const status = async (body: Order) =>
      (await server.call("buyOrderFile", { as: "admin", body })).status;
    expect(await status(order({}))).toBe(409);
    expect(await status(order({ username: "cliente_miami", warehouse: "PANAMA" }))).toBe(400);
    expect(await status(order({ username: "junior" }))).toBe(404);
    expect(
      await status(order({ addedCategories: [{ category: "Brake Pads", subcategory: "" }] })),
    ).toBe(400);
  });
});

describe("a list of codes", () => {
  it("is matched by own codes, FMSI numbers and competitors' codes, however they are written", async () => {
    const { read } = server.data.database;
    const one = await read
      .selectFrom("search_key")
      .select(["shown", "code", "brand"])
      .where("kind", "=", "interchange")
      .groupBy(["key", "shown", "code", "brand"])
      .having((row) => row.fn.countAll(), "=", 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    const matches = await server.ok<Wire<"CodeMatch">[]>("matchCodes", {
      as: "admin",
      body: { codes: [" br 31338 ", one.shown.toLowerCase(), "BR3133B", "", "zzz-no-such-code"] },
    });
    expect(matches[0]).toMatchObject({
      status: "matched",
      products: [{ code: "BR31338", reason: "code" }],
    });
    expect(matches[1]?.products.map(({ code }) => code)).toContain(one.code);
    expect(matches[2]).toMatchObject({
      status: "notFound",
      products: [{ code: "BR31338", reason: "near" }],
    });
    expect(matches[3]).toEqual({ code: "", status: "notFound", products: [] });
    expect(matches[4]?.status).toBe("notFound");
  });
});

describe("the custom interchange table", () => {
  it("holds every interchange of the chosen families, and no other", async () => {
    const cookie = await server.cookieOf("admin");
    const answer = await server.app.inject({
      url: "/api/dynamic_brakes_reports/?type=3,0",
      headers: { cookie },
    });
    const book = xlsx.read(answer.rawPayload);
    const rows = xlsx.utils.sheet_to_json<Record<string, string>>(
      book.Sheets["Interchanges"] ?? {},
    );
    const { read } = server.data.database;
    const expected = await read
      .selectFrom("interchange")
      .innerJoin("product", "product.code", "interchange.code")
      .select(["interchange.code", "interchange.brand", "interchange.interchange"])
      .where("product.family", "in", ["brake_drums", "brake_rotors"])
      .execute();
    const text = (row: { code?: string; brand?: string; interchange?: string }) =>
      [row.code, row.brand, row.interchange].join("|");
    expect(
      rows
        .map(({ Code = "", Brand = "", Interchange = "" }) =>
          text({ code: Code, brand: Brand, interchange: Interchange }),
        )
        .toSorted(),
    ).toEqual(expected.map(text).toSorted());
    expect(new Set(rows.map(({ Type }) => Type))).toEqual(new Set(["Brake Drums", "Brake Rotors"]));
  });
});
