import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Body, Wire } from "@caliper/api-client/wire";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

type Order = Wire<"SentOrder">;
type Wanted = Body<"sendListOrder">;
const pathOf = (id: number) => ({ id: String(id) });
const lines = [
  { code: "BR31338", quantity: 4 },
  { code: "BR31340", quantity: 3 },
];

async function listOf(as: Caller, added = lines): Promise<number> {
  const created = await server.call("createList", { as, body: { name: "Order" } });
  const { id } = created.body as Wire<"PartsList">;
  await server.ok("addListLines", { as, path: pathOf(id), body: { lines: added } });
  return id;
}

/** The list as an order at the prices of today. */
async function wantedOf(as: Caller, list: number, facts: Partial<Wanted> = {}): Promise<Wanted> {
  const warehouse = "MIAMI";
  const read = await server.ok("getList", { as, path: pathOf(list), query: { warehouse } });
  const cents = read.lines.map(
    ({ price, quantity }) => Math.round((price?.amount ?? 0) * 100) * quantity,
  );
  return {
    key: randomUUID(),
    warehouse,
    note: "Two parts",
    reference: "OC-118",
    total: cents.reduce((sum, each) => sum + each, 0) / 100,
    pieces: read.pieces,
    ...facts,
  };
}
const sendAs = (as: Caller, list: number, body: Wanted) =>
  server.call("sendListOrder", { as, path: pathOf(list), body });
async function sent(as: Caller = "cliente"): Promise<Order> {
  const list = await listOf(as);
  const { status, body } = await sendAs(as, list, await wantedOf(as, list));
  expect(status).toBe(201);
  return body as Order;
}
const answer = (id: number, body: Body<"answerOrder">) =>
  server.call("answerOrder", { as: "admin", path: pathOf(id), body });
const own = (id: number, as: Caller = "cliente"): Promise<Order> =>
  server.ok("getOwnOrder", { as, path: pathOf(id) });
const confirmed = [
  { line: 0, kind: "confirmed", quantity: 4, date: "2026-12-04" },
  { line: 1, kind: "replaced", code: "BR31338", note: "Same size" },
] as const;

describe("a list sent as an order", () => {
  it("keeps its lines and prices, and leaves the list as it is", async () => {
    const list = await listOf("cliente");
    const wanted = await wantedOf("cliente", list);
    const before = await server.ok("getList", { as: "cliente", path: pathOf(list) });
    const { body } = await sendAs("cliente", list, wanted);
    const order = body as Order;
    expect(order).toMatchObject({
      customer: "cliente",
      customerCode: "DEMO-002",
      warehouse: "MIAMI",
      note: "Two parts",
      pieces: 7,
      total: wanted.total,
      request: { reference: "OC-118", state: "received", revision: 0, hasNews: false, answers: [] },
    });
    expect(await server.ok("getList", { as: "cliente", path: pathOf(list) })).toEqual(before);
    const { write } = server.data.database;
    const raise = (cents: number) =>
      write
        .updateTable("price")
        .set((row) => ({ price_cents: row("price_cents", "+", cents) }))
        .where("code", "=", "BR31338")
        .execute();
    await raise(100);
    try {
      expect((await own(order.id)).lines).toEqual(order.lines);
      const again = await sendAs("cliente", list, { ...wanted, key: randomUUID() });
      expect(again.status).toBe(409);
    } finally {
      await raise(-100);
    }
  });

  it("is one order however often it is sent", async () => {
    const list = await listOf("cliente");
    const wanted = await wantedOf("cliente", list);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendAs("cliente", list, wanted)),
    );
    const ids = new Set(answers.map(({ body }) => (body as Order).id));
    expect([ids.size, ...new Set(answers.map(({ status }) => status))]).toEqual([1, 201]);
    const orders = await server.ok("listOwnOrders", { as: "cliente", query: { limit: 100 } });
    expect(orders.filter(({ id }) => ids.has(id))).toHaveLength(1);
    // The same key of another customer is another order.
    const others = await listOf("cliente_miami");
    const { key } = wanted;
    const other = await sendAs(
      "cliente_miami",
      others,
      await wantedOf("cliente_miami", others, { key }),
    );
    expect([other.status, ids.has((other.body as Order).id)]).toEqual([201, false]);
    const query = { action: "order.received", target: String([...ids][0]) };
    expect(await server.ok("listAudit", { as: "admin", query })).toHaveLength(1);
  });

  it("is refused with the order that exists where a repeated key wants another one", async () => {
    const list = await listOf("cliente");
    const wanted = await wantedOf("cliente", list);
    const { id } = (await sendAs("cliente", list, wanted)).body as Order;
    const others = [{ pieces: 8 }, { total: wanted.total + 1 }, { warehouse: "PANAMA" }] as const;
    for (const other of others) {
      const { status, body } = await sendAs("cliente", list, { ...wanted, ...other });
      expect([status, (body as Wire<"Problem">).reason]).toEqual([409, "sent-before"]);
      expect((body as Wire<"Problem">).detail).toContain(
        `Order ${id} was sent before: 7 pieces from MIAMI for US$ ${wanted.total.toFixed(2)}`,
      );
    }
    const again = await sendAs("cliente", list, { ...wanted, note: "Another note" });
    expect([again.status, (again.body as Order).id]).toEqual([201, id]);
    // At the same time: one of them is sent, and the other one is not taken for sent.
    const key = randomUUID();
    await server.ok("addListLines", { as: "cliente", path: pathOf(list), body: { lines } });
    const more = await wantedOf("cliente", list, { key });
    const answers = await Promise.all(
      [more, { ...more, pieces: 1 }, more].map((each) => sendAs("cliente", list, each)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 201]);
  });

  it("is refused where the customer sees no prices, or a line cannot be ordered", async () => {
    const list = await listOf("cliente_miami");
    const wanted = await wantedOf("cliente_miami", list);
    const elsewhere = await sendAs("cliente_miami", list, { ...wanted, warehouse: "PANAMA" });
    expect(elsewhere.status).toBe(400);
    expect((elsewhere.body as Wire<"Problem">).errors).toMatchObject([{ field: "body/warehouse" }]);
    const less = await sendAs("cliente_miami", list, { ...wanted, pieces: 6 });
    expect(less.status).toBe(409);
    const { write } = server.data.database;
    await write
      .updateTable("list_line")
      .set({ code: "GONE" })
      .where("list_id", "=", list)
      .where("code", "=", "BR31340")
      .execute();
    const gone = await sendAs("cliente_miami", list, wanted);
    expect(gone.status).toBe(400);
    expect((gone.body as Wire<"Problem">).errors).toMatchObject([
      { field: "body/lines/1/code", value: "GONE" },
    ]);
    expect(await server.ok("listOwnOrders", { as: "cliente_miami" })).toHaveLength(1);
  });
});

describe("the answer to an order", () => {
  it("is shown to the customer as new until it is seen", async () => {
    const { id } = await sent();
    const changed = await answer(id, { revision: 0, state: "partly", answers: [...confirmed] });
    expect(changed.status).toBe(200);
    const news = await own(id);
    expect(news.request).toMatchObject({
      state: "partly",
      revision: 1,
      hasNews: true,
      answers: confirmed,
      seen: { state: "received", answers: [] },
    });
    const see = (revision: number) =>
      server.call("markOwnOrderSeen", { as: "cliente", path: pathOf(id), body: { revision } });
    await see(0);
    expect((await own(id)).request?.hasNews).toBe(true);
    expect((await see(1)).status).toBe(204);
    expect((await own(id)).request).toMatchObject({
      hasNews: false,
      seen: { state: "partly", answers: confirmed },
    });
    const query = { action: "order.answered", target: String(id) };
    const [entry] = await server.ok("listAudit", { as: "admin", query });
    expect(entry).toMatchObject({
      actor: "admin",
      detail: { status: { from: "received", to: "partly" } },
    });
  });

  it("happens once, in the order of states, from what was read", async () => {
    const { id } = await sent();
    const both = await Promise.all(
      [1, 2].map(() => answer(id, { revision: 0, state: "confirmed", answers: [] })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const to = (state: Wire<"OrderState">, revision: number) =>
      answer(id, { revision, state, answers: [] });
    expect((await to("closed", 1)).status).toBe(409);
    expect((await to("shipped", 0)).status).toBe(409);
    expect((await to("shipped", 1)).status).toBe(200);
    expect((await to("received", 2)).status).toBe(409);
    expect((await to("closed", 2)).status).toBe(200);
    expect((await to("closed", 3)).status).toBe(409);
  });

  it("names lines that the order does not have, and what is missing", async () => {
    const { id } = await sent();
    const { status, body } = await answer(id, {
      revision: 0,
      state: "confirmed",
      answers: [
        { line: 2, kind: "none" },
        { line: 0, kind: "alternative" },
      ],
    });
    expect(status).toBe(400);
    expect((body as Wire<"Problem">).errors).toMatchObject([
      { field: "body/answers/0/line", value: 2 },
      { field: "body/answers/1/code" },
      { field: "body/state", value: "confirmed" },
    ]);
  });

  it("is only for orders that a customer sent", async () => {
    const order = await server.data.database.write
      .insertInto("purchase_order")
      .values({
        sent_at: 1,
        sent_by: "admin",
        customer: "cliente",
        customer_code: "",
        warehouse: "MIAMI",
        note: "",
        line_count: 0,
        pieces: 0,
        total_cents: 0,
        lines: "[]",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const refused = await answer(order.id, { revision: 0, state: "confirmed", answers: [] });
    expect(refused.status).toBe(409);
    const asCustomer = await server.call("getOwnOrder", { as: "cliente", path: pathOf(order.id) });
    expect(asCustomer.status).toBe(404);
  });
});

it("says the customer's own codes to that customer only", async () => {
  const { write } = server.data.database;
  const { id } = await sent();
  const ofClient = write.selectFrom("customer_code").where("account", "=", "cliente");
  const { customer_code: ownCode } = await ofClient
    .select("customer_code")
    .orderBy("customer_code")
    .executeTakeFirstOrThrow();
  await write
    .updateTable("customer_code")
    .set({ code: "BR31338" })
    .where("account", "=", "cliente")
    .where("customer_code", "=", ownCode)
    .execute();
  const read = await server.ok("getOwnOrder", { as: "cliente", path: pathOf(id) });
  expect(read.ownCodes).toMatchObject({ BR31338: ownCode });
  const seen = await server.ok("getOrder", { as: "admin", path: pathOf(id) });
  expect(JSON.stringify(seen)).not.toContain(ownCode);
});

it("is unknown to other customers, and becomes a list of its own customer", async () => {
  const { id } = await sent();
  for (const call of ["getOwnOrder", "markOwnOrderSeen"] as const) {
    const other = { as: "cliente_miami", path: pathOf(id), body: { revision: 0 } } as const;
    const { status } = await server.call(
      call,
      call === "getOwnOrder" ? { ...other, body: undefined } : other,
    );
    expect(status).toBe(404);
  }
  const again = (as: Caller) =>
    server.call("createList", { as, body: { name: "Again", order: id } });
  expect((await again("cliente_miami")).status).toBe(404);
  expect((await again("admin")).status).toBe(404);
  const { status, body } = await again("cliente");
  expect([status, (body as Wire<"PartsList">).pieces]).toEqual([201, 7]);
  const listed = await server.ok("listOrders", { as: "admin" });
  expect(listed.find((order) => order.id === id)).toMatchObject({ request: { state: "received" } });
});
