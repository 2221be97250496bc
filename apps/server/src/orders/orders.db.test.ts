import { describe, expect, it } from "vitest";
import * as xlsx from "xlsx";
import type { Body, Wire } from "@caliper/api-client/wire";
import { sharedTestServer } from "../http/testing/server.ts";
import { productsOf } from "./testing/products.ts";

const server = sharedTestServer();
const products = productsOf(server);
type Product = Wire<"OrderProduct">;

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

/** Requests a workbook as an administrator. */
async function workbook(
  request: { method: "GET" | "POST"; url: string; payload?: Order },
  language = "en",
) {
  const cookie = await server.cookieOf("admin");
  const headers = { cookie, "accept-language": language };
  const answer = await server.app.inject({ ...request, headers });
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** Sends an order and reads the workbook that comes back. */
async function send(payload: Order, language?: string) {
  const answer = await workbook({ method: "POST", url: "/api/buy_order_file", payload }, language);
  const book = xlsx.read(answer.rawPayload);
  const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
  const rows = xlsx.utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null });
  return { sheet, rows, bytes: answer.rawPayload, number: Number(answer.headers["order-number"]) };
}

const download = (number: number) =>
  workbook({ method: "GET", url: `/api/v1/orders/${number}/workbook` });

describe("an order", () => {
  it("returns a workbook with quantities, boxes, weight and totals, and is in the history", async () => {
    const [first, second] = await products("Brake Rotors", "Standard");
    if (!first || !second) throw new Error("the demo has rotors");
    const lines = [{ ...first, Quantity: 7 }, second];
    const { sheet, rows, number } = await send(order({ note: '=HYPERLINK("http://x")' }, lines));
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

    const [sent] = await server.ok("listOrders", { as: "admin" });
    expect(sent).toMatchObject({
      id: number,
      customer: "cliente",
      warehouse: "MIAMI",
      lineCount: 2,
      pieces: 8,
      sentBy: "admin",
    });
    expect(sent?.total).toBeCloseTo(total, 2);
    const whole = await server.ok("getOrder", {
      as: "admin",
      path: { id: String(sent?.id) },
    });
    expect(whole.lines?.map(({ Code, Quantity }) => [Code, Quantity])).toEqual([
      [first.Code, 7],
      [second.Code, 1],
    ]);
  });

  it("can be downloaded again exactly as sent, whatever has changed since", async () => {
    const [first] = await products("Brake Rotors", "Standard");
    if (!first) throw new Error("the demo has rotors");
    const { bytes, number } = await send(
      order({ note: "a\r\n_x000D_" }, [{ ...first, Quantity: 5 }]),
    );
    const { write } = server.data.database;
    const packed = (quantity: number | null) =>
      write
        .updateTable("packaging")
        .set({ box_quantity: quantity })
        .where("code", "=", first.Code)
        .execute();
    const coded = (code: string) =>
      write
        .updateTable("account")
        .set({ customer_code: code })
        .where("username", "=", "cliente")
        .execute();
    await packed(99);
    await coded("CHANGED");
    try {
      const again = await download(number);
      expect(again.headers["content-disposition"]).toBe(
        `attachment; filename="order-${number}.xlsx"`,
      );
      expect(again.rawPayload.equals(bytes)).toBe(true);
    } finally {
      await packed(first.Qty_Box ?? null);
      await coded("DEMO-002");
    }
  });

  it("keeps the language it was sent in", async () => {
    const [first] = await products("Brake Rotors", "Standard");
    if (!first) throw new Error("the demo has rotors");
    const { bytes, number, rows } = await send(order({}, [first]), "es");
    expect(rows[0]?.[0]).toBe("Orden de compra");
    expect((await download(number)).rawPayload.equals(bytes)).toBe(true);
  });

  it("that an early version stored without packing can be read and downloaded", async () => {
    const line = { Code: "OLD1", Description: "Brake Drums, rear", Price: 12.5, Quantity: 4 };
    const { id } = await server.data.database.write
      .insertInto("purchase_order")
      .values({
        sent_at: Date.UTC(2026, 0, 2),
        sent_by: "admin",
        customer: "cliente",
        customer_code: "",
        warehouse: "MIAMI",
        note: "",
        line_count: 1,
        pieces: 4,
        total_cents: 5000,
        lines: JSON.stringify([line]),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const read = await server.ok("getOrder", { as: "admin", path: { id: String(id) } });
    expect(read.lines).toEqual([{ ...line, Qty_Box: null, Qty_Pallet: null, Weight: null }]);
    const book = xlsx.read((await download(id)).rawPayload);
    const rows = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets[`Order ${id}`] ?? {}, {
      header: 1,
      defval: null,
    });
    expect(rows[7]).toEqual(["OLD1", line.Description, null, 4, 12.5, 50, null, null, null]);
    expect(rows.at(-1)?.[5]).toBe(50);
  });

  it("contains a box of each product of a whole category, with the quantity of a single line", async () => {
    const drums = await products("Brake Drums");
    const [first] = drums;
    if (!first) throw new Error("the demo has drums");
    const whole = [{ category: "Brake Drums", subcategory: "" }];
    const { rows } = await send(
      order({ addedCategories: [...whole, ...whole] }, [{ ...first, Quantity: 3 }]),
    );
    const codes = rows.slice(7, -1).map((row) => String(row[0]));
    expect(codes.toSorted()).toEqual(drums.map(({ Code }) => Code).toSorted());
    expect(rows[7]?.slice(0, 4)).toEqual([first.Code, first.Description, null, 3]);
    const perBox = new Map(drums.map(({ Code, Qty_Box }) => [Code, Qty_Box ?? 1]));
    const others = rows.slice(8, -1);
    expect(others.map((row) => row[3])).toEqual(others.map((row) => perBox.get(String(row[0]))));
  });

  it("returns 409 with the products whose prices have changed", async () => {
    const [first] = await products("Brake Rotors", "Standard");
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
    const before = await server.ok("listOrders", { as: "admin" });
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
    expect(await server.ok("listOrders", { as: "admin" })).toEqual(before);
    await its(Math.round(first.Price * 100));
  });

  it("is refused for another's warehouse, and for a category without its grade", async () => {
    const status = async (body: Order) =>
      (await server.call("buyOrderFile", { as: "admin", body })).status;
    expect(await status(order({ username: "cliente_miami", warehouse: "PANAMA" }))).toBe(400);
    expect(
      await status(order({ addedCategories: [{ category: "Brake Pads", subcategory: "" }] })),
    ).toBe(400);
  });
});

describe("a whole category with the prices that were shown", () => {
  const drums = { category: "Brake Drums", subcategory: "" };
  const shown = (all: readonly Product[]) =>
    all.map(({ Code, Price, Grade = "Precio" }) => ({ Code, Price, Grade }));
  const send = (Products: Order["Header"]["addedCategories"][number]["Products"]) =>
    server.call("buyOrderFile", {
      as: "admin",
      body: order({ addedCategories: [{ ...drums, ...(Products && { Products }) }] }),
    });
  const errorsOf = async (answer: ReturnType<typeof send>) => {
    const { status, body } = await answer;
    expect(status).toBe(409);
    return (body as Wire<"Problem">).errors ?? [];
  };
  const orders = async () =>
    (await server.ok("listOrders", { as: "admin", query: { limit: 100 } })).length;

  it("is sent if nothing has changed", async () => {
    const before = await orders();
    expect((await send(shown(await products("Brake Drums")))).status).toBe(200);
    expect(await orders()).toBe(before + 1);
  });

  it("is not sent when a price changed, or a product was removed or added", async () => {
    const all = shown(await products("Brake Drums"));
    const [first, second, ...rest] = all;
    if (!first || !second) throw new Error("the demo has drums");
    const before = await orders();
    const cheaper = { ...first, Price: Math.round(first.Price * 100 - 1) / 100 };
    expect(await errorsOf(send([cheaper, second, ...rest]))).toEqual([
      {
        field: "body/Header/addedCategories/0/Products/0/Price",
        value: cheaper.Price,
        expected: `US$ ${first.Price.toFixed(2)}, the price of ${first.Code} now`,
      },
    ]);
    expect(await errorsOf(send([{ ...first, Code: "NO-SUCH" }, ...all]))).toEqual([
      {
        field: "body/Header/addedCategories/0/Products/0/Code",
        value: "NO-SUCH",
        expected: "a product with a price at MIAMI",
      },
    ]);
    expect(await errorsOf(send([second, ...rest]))).toEqual([
      {
        field: "body/Header/addedCategories/0/Products",
        value: all.length - 1,
        expected: `${first.Code} at US$ ${first.Price.toFixed(2)} as well, which is new`,
      },
    ]);
    // Swapped prices have the same sum.
    const swapped = [{ ...first, Price: second.Price }, { ...second, Price: first.Price }, ...rest];
    expect(first.Price).not.toBe(second.Price);
    expect(await errorsOf(send(swapped))).toHaveLength(2);
    expect(await orders()).toBe(before);
  });

  it("names 500 changes at most", async () => {
    const many = Array.from({ length: 2000 }, (_none, index) => ({ Code: `X${index}`, Price: 1 }));
    expect(await errorsOf(send(many))).toHaveLength(500);
  });
});

it("accepts an order of 20,000 lines", async () => {
  const rotors = await products("Brake Rotors", "Standard");
  const Products = Array.from({ length: 20_000 }, (_none, index) => {
    const { Code, Description, Price, Grade = "" } = rotors[index % rotors.length] as Product;
    return { Code, Description, Price, Grade, Quantity: 1 + (index % 9) };
  });
  const body = order({}, Products);
  const answer = await server.call("buyOrderFile", { as: "admin", body });
  expect(answer.status).toBe(200);
  const [sent] = await server.ok("listOrders", { as: "admin" });
  expect(sent?.lineCount).toBe(20_000);
});
