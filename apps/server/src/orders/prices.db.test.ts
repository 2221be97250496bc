import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Body, Wire } from "@caliper/api-client/wire";
import { startTestServer, type TestServer } from "../http/testing/server.ts";

let server: TestServer;
type Product = Wire<"OrderProduct">;
type Header = Body<"buyOrderFile">["Header"];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const info = (user: string) =>
  server.ok<Wire<"OrderUserInfo">>("buyOrderUserInfo", { as: "admin", query: { step: 1, user } });
const products = (user: string, warehouse: string, type: string, subtype: string) =>
  server.ok<Product[]>("buyOrderPriceInfo", {
    as: "admin",
    query: { step: 0, user, warehouse, type, ...(subtype !== "" && { subtype }) },
  });

/** The families that a plant flag opens, as section 6 of the specification has them. */
const opened: Readonly<Record<string, readonly string[]>> = {
  P_BP: ["brake_pads"],
  P_BL: ["brake_shoes", "brake_lining"],
  P_BR: ["brake_rotors", "brake_drums"],
  P_WC_MC: ["wheel_cylinders", "master_cylinders"],
  P_HARD: ["hardware"],
};
const everywhere = ["CETAM", "COLOMBIA", "MEXICO", "MIAMI", "PANAMA", "PLANTA", "VENEZUELA"];
const familyOf = (type: string) =>
  ({ "Brake Linings": "brake_lining", "Caliper Systems": "caliper_kits" })[type] ??
  type.toLowerCase().replaceAll(" ", "_");
const gradeOf = (subtype: string) => (subtype === "Standard" ? "Precio" : subtype.toUpperCase());

/** The price tables and the accounts, read past everything that makes an answer of them. */
async function tables() {
  const { read } = server.data.database;
  const [prices, codes, accounts, own, flags] = await Promise.all([
    read.selectFrom("price").selectAll().execute(),
    read.selectFrom("product").select(["code", "family"]).execute(),
    read.selectFrom("account").select(["id", "username", "level"]).execute(),
    read.selectFrom("account_warehouse").selectAll().execute(),
    read.selectFrom("account_flag").selectAll().execute(),
  ]);
  const family = new Map(codes.map((row) => [row.code, row.family]));
  return { prices, family, accounts, own, flags };
}

describe("the prices of an order", () => {
  it.each(["admin", "cliente", "cliente_miami", "planta", "planta_pads"])(
    "for %s are those of the price table: own warehouses, own families, no price on request",
    async (user) => {
      const { prices, family, accounts, own, flags } = await tables();
      const account = accounts.find(({ username }) => username === user);
      const warehouses = own
        .filter((row) => row.account_id === account?.id)
        .map(({ warehouse }) => warehouse);
      const mine = flags.filter((row) => row.account_id === account?.id).map(({ flag }) => flag);
      const { Warehouses, Types } = await info(user);
      // An administrator has every warehouse; everybody else those that were given.
      const has = account?.level === "ADMIN" ? everywhere : warehouses;
      expect(Warehouses.toSorted()).toEqual(has.toSorted());
      const flagged = [...mine.flatMap((flag) => opened[flag] ?? []), "brake_fluids"];
      const may = account?.level === "PLANTA" ? flagged : [...new Set(family.values())];
      expect(Types.map(({ Type }) => familyOf(Type)).toSorted()).toEqual(may.toSorted());
      let compared = 0;
      for (const warehouse of Warehouses) {
        for (const { Type, Subtypes } of Types) {
          for (const subtype of Subtypes.length === 0 ? [""] : Subtypes) {
            const expected = prices
              .filter(
                (row) =>
                  row.warehouse === warehouse &&
                  row.price_cents > 0 &&
                  family.get(row.code) === familyOf(Type) &&
                  (subtype === "" || row.grade === gradeOf(subtype)),
              )
              .map((row) => `${row.code} ${row.grade} ${(row.price_cents / 100).toFixed(2)}`);
            const answer = await products(user, warehouse, Type, subtype);
            const got = answer.map(
              ({ Code, Grade, Price }) => `${Code} ${Grade} ${Price.toFixed(2)}`,
            );
            expect([Type, subtype, warehouse, got.toSorted()]).toEqual([
              Type,
              subtype,
              warehouse,
              expected.toSorted(),
            ]);
            compared += got.length;
          }
        }
      }
      expect(compared).toBeGreaterThan(20);
    },
  );

  it("differ by warehouse, so that another warehouse is another order", async () => {
    const at = async (warehouse: string) =>
      JSON.stringify(await products("cliente", warehouse, "Brake Rotors", "Standard"));
    expect(await at("MIAMI")).not.toBe(await at("VENEZUELA"));
  });
});

describe("a whole category that says what was shown", () => {
  const drums = { category: "Brake Drums", subcategory: "" };
  const shown = (all: readonly Product[]) =>
    all.map(({ Code, Price, Grade = "Precio" }) => ({ Code, Price, Grade }));
  const send = (Products: Header["addedCategories"][number]["Products"], single: Product[] = []) =>
    server.call("buyOrderFile", {
      as: "admin",
      body: {
        Header: {
          username: "cliente",
          warehouse: "MIAMI",
          category: "",
          subcategory: "",
          note: "",
          addedCategories: [{ ...drums, ...(Products && { Products }) }],
          userInfo: { Cliente: "cliente", Codigo: "" },
        },
        Products: single,
      } satisfies Body<"buyOrderFile">,
    });
  const errorsOf = async (answer: ReturnType<typeof send>) => {
    const { status, body } = await answer;
    expect(status).toBe(409);
    return (body as Wire<"Problem">).errors ?? [];
  };
  const orders = async () =>
    (await server.ok<unknown[]>("listOrders", { as: "admin", query: { limit: 100 } })).length;

  it("is sent while nothing has changed", async () => {
    const before = await orders();
    expect((await send(shown(await products("cliente", "MIAMI", "Brake Drums", "")))).status).toBe(
      200,
    );
    expect(await orders()).toBe(before + 1);
  });

  it("is not sent when a price changed, a product is gone or one is new", async () => {
    const all = shown(await products("cliente", "MIAMI", "Brake Drums", ""));
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
    // Two prices that changed places leave the sum as it was.
    const swapped = [{ ...first, Price: second.Price }, { ...second, Price: first.Price }, ...rest];
    expect(first.Price).not.toBe(second.Price);
    expect(await errorsOf(send(swapped))).toHaveLength(2);
    expect(await orders()).toBe(before);
  });

  it("names as many changes as help, of however many", async () => {
    const many = Array.from({ length: 2000 }, (_none, index) => ({ Code: `X${index}`, Price: 1 }));
    expect(await errorsOf(send(many))).toHaveLength(500);
  });
});

it("an order of 20,000 lines is taken", async () => {
  const rotors = await products("cliente", "MIAMI", "Brake Rotors", "Standard");
  const Products = Array.from({ length: 20_000 }, (_none, index) => {
    const { Code, Description, Price, Grade = "" } = rotors[index % rotors.length] as Product;
    return { Code, Description, Price, Grade, Quantity: 1 + (index % 9) };
  });
  const { status, body } = await server.call("buyOrderFile", {
    as: "admin",
    body: {
      Header: {
        username: "cliente",
        warehouse: "MIAMI",
        category: "",
        subcategory: "",
        note: "",
        addedCategories: [],
        userInfo: { Cliente: "cliente", Codigo: "" },
      },
      Products,
    },
  });
  expect([status, status === 200 ? "" : body]).toEqual([200, ""]);
  const [sent] = await server.ok<Wire<"SentOrder">[]>("listOrders", { as: "admin" });
  expect(sent?.lineCount).toBe(20_000);
});
