import { describe, expect, it } from "vitest";
import {
  codeMatchOf,
  codeMatchHandlers,
  orderHandlers,
  orderRotors,
  problem,
  sentOrdersAnswer,
} from "./fixtures/index.ts";
import {
  matchCodes,
  orderMessageOf,
  orderPageSize,
  orderProductsQuery,
  orderUserQuery,
  orderUsersQuery,
  orderWorkbookMutation,
  sendOrderMutation,
  sentOrderQuery,
  sentOrdersQuery,
  type OrderToSend,
} from "./orders.ts";
import { type TestClient, testClient } from "./testing/testClient.ts";
import type { Wire } from "./wire.ts";

const rotors = {
  user: "cliente",
  warehouse: "MIAMI",
  category: "Brake Rotors",
  subcategory: "Standard",
} as const;

const order: OrderToSend = {
  user: "Frenos & Cía",
  customerCode: "DEMO-002",
  warehouse: "MIAMI",
  choice: { category: "Brake Rotors", subcategory: "Standard" },
  note: "=1+1",
  added: [
    {
      category: "Brake Drums",
      subcategory: "",
      products: [{ code: "BD2210", grade: "Precio", price: 27.5 }],
    },
  ],
  products: [
    {
      code: "BR31338",
      description: "Brake Rotors",
      price: 38.4,
      grade: "Precio",
      quantity: 7,
    },
  ],
};

const send = ({ client, mutate }: TestClient) => mutate(sendOrderMutation(client), order);

describe("the customer of an order", () => {
  it("is requested with the ampersand of a name encoded", async () => {
    const { client, queries, calls } = testClient(orderHandlers);
    expect(await queries.query(orderUsersQuery(client, "a&b"))).toContain("Frenos & Cía");
    const user = await queries.query(orderUserQuery(client, "Frenos & Cía"));
    expect(calls).toEqual([
      "GET /api/buy_order_user_info?step=0&user=a%26b",
      "GET /api/buy_order_user_info?step=1&user=Frenos%20%26%20C%C3%ADa",
    ]);
    // As the server decodes it.
    expect(new URL(`http://x${calls[1]?.slice(4) ?? ""}`).searchParams.get("user")).toBe(
      "Frenos & Cía",
    );
    expect(user).toMatchObject({ name: "Frenos & Cía", customerCode: "DEMO-002" });
    expect(user.categories[0]).toEqual({
      name: "Brake Pads",
      needsSubcategory: true,
      subcategories: ["Carbon Plus", "Severe Duty", "Ceramic Plus", "Safety Quiet"],
    });
  });

  it("may be unknown: the server's message is in msg", async () => {
    const body = { type: "x", title: "x", status: 404, code: "not-found", msg: "No user pedro" };
    const { client, queries } = testClient({
      "GET /api/buy_order_user_info": () => Response.json(body, { status: 404 }),
    });
    const failure: unknown = await queries
      .query(orderUserQuery(client, "pedro"))
      .catch((thrown: unknown) => thrown);
    expect(orderMessageOf(failure)).toBe("No user pedro");
    expect(orderMessageOf(new Error("x"))).toBeUndefined();
  });
});

describe("the products of an order", () => {
  it("has today's prices, and sends a subcategory only where there is one", async () => {
    const { client, queries, calls } = testClient(orderHandlers);
    const [first] = await queries.query(orderProductsQuery(client, rotors));
    expect(first).toEqual({
      code: "BR31338",
      description: "Brake Rotors, ventilated, front, Standard",
      detail: { en: "ventilated, front", es: "ventilado, delantero" },
      price: 38.4,
      grade: "Precio",
      perBox: 2,
      perPallet: 120,
      boxWeight: 11.4,
    });
    const drums = { ...rotors, user: "a&b", category: "Brake Drums", subcategory: "" };
    await queries.query(orderProductsQuery(client, drums));
    expect(calls).toEqual([
      "GET /api/buy_order_price_info?step=0&user=cliente&warehouse=MIAMI&type=Brake%20Rotors&subtype=Standard",
      "GET /api/buy_order_price_info?step=0&user=a%26b&warehouse=MIAMI&type=Brake%20Drums",
    ]);
  });

  it("has no boxes where the catalogue has no packing data", async () => {
    const odd = { ...(orderRotors[0] as Wire<"OrderProduct">), Qty_Box: 0, Qty_Pallet: null };
    const { client, queries } = testClient({ "GET /api/buy_order_price_info": [odd] });
    const [product] = await queries.query(orderProductsQuery(client, rotors));
    expect([product?.perBox, product?.perPallet]).toEqual([undefined, undefined]);
  });
});

describe("an order", () => {
  it("is sent as the contract has it, and returns its number and workbook", async () => {
    const bodies: unknown[] = [];
    const test = testClient({
      ...orderHandlers,
      "POST /api/buy_order_file": (call) => {
        bodies.push(call.body);
        return orderHandlers["POST /api/buy_order_file"]();
      },
    });
    const { id, workbook } = await send(test);
    expect(id).toBe(13);
    expect(workbook).toBeInstanceOf(Blob);
    expect(workbook.size).toBe(2);
    expect(bodies).toEqual([
      {
        Header: {
          username: "Frenos & Cía",
          warehouse: "MIAMI",
          category: "Brake Rotors",
          subcategory: "Standard",
          note: "=1+1",
          addedCategories: [
            {
              category: "Brake Drums",
              subcategory: "",
              Products: [{ Code: "BD2210", Price: 27.5, Grade: "Precio" }],
            },
          ],
          userInfo: { Cliente: "Frenos & Cía", Codigo: "DEMO-002" },
        },
        Products: [
          {
            Code: "BR31338",
            Description: "Brake Rotors",
            Price: 38.4,
            Grade: "Precio",
            Quantity: 7,
          },
        ],
      },
    ]);
  });

  it("with an outdated price invalidates every price", async () => {
    const test = testClient({ ...orderHandlers, "POST /api/buy_order_file": problem(409) });
    await test.queries.query(orderProductsQuery(test.client, rotors));
    await expect(send(test)).rejects.toMatchObject({ status: 409 });
    expect(
      test.queries.getQueryState(orderProductsQuery(test.client, rotors).queryKey)?.isInvalidated,
    ).toBe(true);
  });

  it("is in the paged history, and is read with its products and its workbook", async () => {
    const page = Array.from({ length: orderPageSize }, (_, index) => ({
      ...(sentOrdersAnswer[0] as Wire<"SentOrder">),
      id: 100 - index,
    }));
    const { client, queries, calls, mutate } = testClient({
      ...orderHandlers,
      "GET /api/v1/orders": ({ query }) => (query["before"] === undefined ? page : []),
    });
    await queries.fetchInfiniteQuery({ ...sentOrdersQuery(client), pages: 2 });
    expect(calls).toEqual([
      `GET /api/v1/orders?limit=${orderPageSize}`,
      `GET /api/v1/orders?limit=${orderPageSize}&before=${101 - orderPageSize}`,
    ]);
    const whole = await queries.query(sentOrderQuery(client, 12));
    expect(whole.sentAt).toEqual(new Date("2026-11-20T15:05:00.000Z"));
    expect(whole.products.map(({ code, quantity }) => [code, quantity])).toEqual([
      ["BR31338", 40],
      ["BR31339", 4],
      ["BR00001", 2],
    ]);
    const workbook = await mutate(orderWorkbookMutation(client), 12);
    expect(workbook.size).toBe(2);
    expect(calls.at(-1)).toBe("GET /api/v1/orders/12/workbook");
  });
});

it("codes of a list are matched in their order", async () => {
  const { client } = testClient(codeMatchHandlers);
  const matches = await matchCodes(client, ["br 31338", "D1200", "x"]);
  expect(matches).toEqual([codeMatchOf("br 31338"), codeMatchOf("D1200"), codeMatchOf("x")]);
  expect(matches.map(({ status }) => status)).toEqual(["matched", "ambiguous", "notFound"]);
});
