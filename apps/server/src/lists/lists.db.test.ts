import { describe, expect, it } from "vitest";
import * as xlsx from "xlsx";
import type { Body, Wire } from "@caliper/api-client/wire";
import { listLimits } from "@caliper/catalogue-model";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

type Line = Body<"addListLines">["lines"][number];
type List = Wire<"WholePartsList">;

const pathOf = (id: number) => ({ id: String(id) });

async function newList(as: Caller, lines: Line[] = [], name = "Workshop"): Promise<number> {
  const { status, body } = await server.call("createList", { as, body: { name } });
  expect(status).toBe(201);
  const { id } = body as Wire<"PartsList">;
  if (lines.length > 0) await add(as, id, lines);
  return id;
}
const add = (as: Caller, id: number, lines: Line[], warehouse = "MIAMI") =>
  server.ok("addListLines", { as, path: pathOf(id), body: { warehouse, lines } });
const read = (as: Caller, id: number, warehouse = "MIAMI"): Promise<List> =>
  server.ok("getList", { as, path: pathOf(id), query: { warehouse } });
const firstLine = async (as: Caller, id: number): Promise<Wire<"ListLine">> => {
  const [line] = (await read(as, id)).lines;
  if (!line) throw new Error("The list has no lines");
  return line;
};
const changeLine = (as: Caller, id: number, line: number, body: Body<"changeListLine">) =>
  server.call("changeListLine", { as, path: { ...pathOf(id), line: String(line) }, body });
const transfer = (as: Caller, id: number, body: Body<"transferListLines">) =>
  server.call("transferListLines", { as, path: pathOf(id), body });
const share = async (as: Caller, id: number, how: "none" | "read" | "copy") =>
  (await server.ok("changeList", { as, path: pathOf(id), body: { share: how } })).share?.token ??
  "";
const problemOf = (body: unknown) => body as Wire<"Problem">;

const rotor = { code: "BR31338", quantity: 4 };

describe("a list", () => {
  it("has the parts, prices, packing and totals of today", async () => {
    const id = await newList("cliente", [rotor, { ...rotor, quantity: 3 }]);
    const list = await read("cliente", id);
    expect(list).toMatchObject({ name: "Workshop", lineCount: 1, pieces: 7, warehouse: "MIAMI" });
    const [line] = list.lines;
    expect(line).toMatchObject({ code: "BR31338", quantity: 7, type: "Brake Rotors", note: "" });
    expect(line?.price?.amount).toBeGreaterThan(0);
    expect(line?.grades?.[0]).toBe(line?.price?.grade);
    expect(line?.was).toBeUndefined();
  });

  it("says what the warehouse has, and the caller's own code, to nobody else", async () => {
    const { write } = server.data.database;
    const codes = ["BR31338", "BR31340"];
    const grade =
      (await firstLine("cliente", await newList("cliente", [rotor]))).price?.grade ?? "";
    await write.deleteFrom("stock").where("code", "in", codes).execute();
    await write
      .insertInto("stock")
      .values({
        code: rotor.code,
        grade,
        warehouse: "MIAMI",
        quantity: 7,
        state: "Low",
        expected: null,
        as_of: "2026-11-01T10:00:00Z",
      })
      .execute();
    const id = await newList("cliente", [rotor]);
    const line = await firstLine("cliente", id);
    expect(line.price?.stock).toMatchObject({ state: "low", isCurrent: false });
    expect(line.price?.stock).not.toHaveProperty("quantity");
    const path = { token: await share("cliente", id, "read") };
    const { code, customer_code: ownCode } = await server.data.database.read
      .selectFrom("customer_code")
      .select(["code", "customer_code"])
      .where("account", "=", "cliente")
      .orderBy("customer_code")
      .executeTakeFirstOrThrow();
    await add("cliente", id, [{ code, quantity: 1 }]);
    expect((await read("cliente", id)).lines.at(-1)).toMatchObject({ code, ownCode });
    const others = await server.ok("getSharedList", { as: "cliente_miami", path });
    expect(others.lines.at(-1)).toMatchObject({ code });
    expect(others.lines.at(-1)).not.toHaveProperty("ownCode");
    const junior = await server.ok("getSharedList", { as: "junior", path });
    expect(JSON.stringify(junior)).not.toContain("stock");
  });

  it("says the price that was seen when today's is another one", async () => {
    const id = await newList("cliente", [rotor]);
    const { price } = await firstLine("cliente", id);
    const { write } = server.data.database;
    const raise = (cents: number) =>
      write
        .updateTable("price")
        .set((row) => ({ price_cents: row("price_cents", "+", cents) }))
        .where("code", "=", rotor.code)
        .execute();
    await raise(125);
    try {
      const line = await firstLine("cliente", id);
      expect(line.was?.amount).toBe(price?.amount);
      expect(line.price?.amount).toBeCloseTo((price?.amount ?? 0) + 1.25);
      const body = { revision: line.revision, isPriceSeen: true } as const;
      expect((await changeLine("cliente", id, line.id, body)).status).toBe(204);
      expect((await firstLine("cliente", id)).was).toBeUndefined();
    } finally {
      await raise(-125);
    }
  });

  it("names the place of parts and grades that are not in the catalogue", async () => {
    const id = await newList("cliente");
    const lines = [rotor, { code: "NO-SUCH", quantity: 1 }, { ...rotor, grade: "GOLD" }];
    const { status, body } = await server.call("addListLines", {
      as: "cliente",
      path: pathOf(id),
      body: { lines },
    });
    expect(status).toBe(400);
    expect(problemOf(body).errors).toMatchObject([
      { field: "body/lines/1/code", value: "NO-SUCH" },
      { field: "body/lines/2/grade", value: "GOLD" },
    ]);
    expect((await read("cliente", id)).lines).toEqual([]);
  });

  it("is renamed, archived, restored and deleted", async () => {
    const id = await newList("cliente", [rotor], "  Old  ");
    const change = (body: Body<"changeList">) =>
      server.ok("changeList", { as: "cliente", path: pathOf(id), body });
    expect(await change({ name: "New", isStanding: true })).toMatchObject({
      name: "New",
      isStanding: true,
    });
    const remove = () => server.call("deleteList", { as: "cliente", path: pathOf(id) });
    expect((await remove()).status).toBe(409);
    expect((await change({ isArchived: true })).archivedAt).toBeDefined();
    const added = { as: "cliente", path: pathOf(id), body: { lines: [rotor] } } as const;
    expect((await server.call("addListLines", added)).status).toBe(409);
    expect((await change({ isArchived: false })).archivedAt).toBeUndefined();
    await change({ isArchived: true });
    expect((await remove()).status).toBe(204);
    expect((await server.call("getList", { as: "cliente", path: pathOf(id) })).status).toBe(404);
  });

  it("is duplicated, and several are merged", async () => {
    const one = await newList("cliente", [rotor, { code: "BR31340", quantity: 1 }]);
    const other = await newList("cliente", [{ ...rotor, note: "urgent" }]);
    const body = { name: "Both", from: [one, other] };
    const created = await server.call("createList", { as: "cliente", body });
    expect(created.body).toMatchObject({ name: "Both", lineCount: 2, pieces: 9 });
  });

  it("has limits that are named", async () => {
    const id = await newList("junior", [{ ...rotor, quantity: listLimits.quantity }]);
    const body = { lines: [{ code: "BR31340", quantity: 1 }, rotor] };
    const full = await server.call("addListLines", { as: "junior", path: pathOf(id), body });
    expect(full.status).toBe(400);
    expect(problemOf(full.body).errors).toMatchObject([
      {
        field: "body/lines/1/quantity",
        expected: `at most ${listLimits.quantity} pieces in the line`,
      },
    ]);
    expect((await read("junior", id)).lines).toHaveLength(1);

    const many = Array.from({ length: listLimits.lines }, (_line, index) => ({
      list_id: id,
      place: index + 2,
      revision: 1,
      code: `OLD-${index}`,
      grade: null,
      quantity: 1,
      note: "",
      seen_cents: null,
      seen_grade: null,
      seen_warehouse: null,
      seen_at: null,
    }));
    const { write } = server.data.database;
    for (let at = 0; at < many.length; at += 500)
      await write
        .insertInto("list_line")
        .values(many.slice(at, at + 500))
        .execute();
    const long = {
      as: "junior",
      path: pathOf(id),
      body: { lines: [{ code: "BR31340", quantity: 1 }] },
    } as const;
    expect((await server.call("addListLines", long)).status).toBe(409);
    expect((await read("junior", id)).lines.at(-1)).toEqual({
      id: expect.any(Number) as number,
      revision: 1,
      code: `OLD-${listLimits.lines - 1}`,
      quantity: 1,
      note: "",
    });

    const open = (await server.ok("listLists", { as: "junior" })).length;
    for (let made = open; made < listLimits.lists; made += 1) await newList("junior");
    const more = await server.call("createList", { as: "junior", body: { name: "One more" } });
    expect(more.status).toBe(409);
  });
});

describe("a line", () => {
  it("is changed once by two who saw the same", async () => {
    const id = await newList("cliente", [rotor]);
    const line = await firstLine("cliente", id);
    const answers = await Promise.all(
      [5, 6].map((quantity) =>
        changeLine("cliente", id, line.id, { revision: line.revision, quantity }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const now = await firstLine("cliente", id);
    expect([5, 6]).toContain(now.quantity);
    expect(now.revision).toBe(line.revision + 1);
  });

  it("adds up additions that come at once", async () => {
    const id = await newList("cliente");
    await Promise.all(Array.from({ length: 12 }, () => add("cliente", id, [rotor])));
    expect(await read("cliente", id)).toMatchObject({ lineCount: 1, pieces: 48 });
  });

  it("becomes another part, and moves", async () => {
    const id = await newList("cliente", [rotor, { code: "BR31340", quantity: 1, note: "rear" }]);
    const [first, second] = (await read("cliente", id)).lines;
    if (!first || !second) throw new Error("Two lines were added");
    const body = { revision: second.revision, before: first.id };
    expect((await changeLine("cliente", id, second.id, body)).status).toBe(204);
    const codes = async () => (await read("cliente", id)).lines.map(({ code }) => code);
    expect(await codes()).toEqual(["BR31340", "BR31338"]);
    await changeLine("cliente", id, second.id, { revision: second.revision, before: null });
    expect(await codes()).toEqual(["BR31338", "BR31340"]);
    const other = { revision: first.revision, code: "D1200", note: "instead" };
    expect((await changeLine("cliente", id, first.id, other)).status).toBe(204);
    expect(await codes()).toEqual(["D1200", "BR31340"]);
    const unknown = { revision: first.revision + 1, code: "NO-SUCH" };
    expect((await changeLine("cliente", id, first.id, unknown)).status).toBe(400);
    expect((await changeLine("cliente", id, 999_999_999, other)).status).toBe(404);
  });

  it("is removed, moved or copied unless it has changed", async () => {
    const id = await newList("cliente", [rotor, { code: "BR31340", quantity: 1 }]);
    const to = await newList("cliente", [rotor]);
    const [first, second] = (await read("cliente", id)).lines;
    if (!first || !second) throw new Error("Two lines were added");
    const stale = { lines: [first, second].map((line) => ({ id: line.id, revision: 9 })), to };
    expect((await transfer("cliente", id, stale)).status).toBe(409);
    const seen = ({ id: line, revision }: Wire<"ListLine">) => ({ id: line, revision });
    expect((await transfer("cliente", id, { lines: [seen(first)], to, isCopy: true })).status).toBe(
      204,
    );
    expect(await read("cliente", to)).toMatchObject({ lineCount: 1, pieces: 8 });
    expect((await transfer("cliente", id, { lines: [seen(second)], to })).status).toBe(204);
    expect(await read("cliente", to)).toMatchObject({ lineCount: 2, pieces: 9 });
    expect((await transfer("cliente", id, { lines: [seen(first)] })).status).toBe(204);
    expect((await read("cliente", id)).lines).toEqual([]);
  });
});

describe("a shared list", () => {
  it("has the prices of who reads it, and none for a level without prices", async () => {
    const id = await newList("admin", [rotor]);
    const token = await share("admin", id, "read");
    const shared = (as: Caller, query = {}) =>
      server.ok("getSharedList", { as, path: { token }, query });
    const forClient = await shared("cliente_miami");
    expect(forClient).toMatchObject({ name: "Workshop", owner: "admin", mayBeCopied: false });
    expect(forClient.lines[0]?.price?.amount).toBeGreaterThan(0);
    expect(forClient.warehouse).toBe("MIAMI");
    // A warehouse that the reader does not have.
    expect((await shared("cliente_miami", { warehouse: "PANAMA" })).warehouse).toBe("MIAMI");
    const junior = await shared("junior", { warehouse: "MIAMI" });
    expect(JSON.stringify(junior)).not.toMatch(/price|amount|warehouse|grades|was/u);
    const plant = await shared("planta_pads");
    expect(plant.lines).toEqual([
      expect.not.objectContaining({ type: expect.anything() as unknown }) as Wire<"ListLine">,
    ]);
    const copy = { as: "cliente", body: { name: "Copy", shared: token } } as const;
    expect((await server.call("createList", copy)).status).toBe(404);
  });

  it("is copied while it may be, and closed once it is revoked", async () => {
    const id = await newList("cliente", [rotor]);
    const token = await share("cliente", id, "copy");
    const copy = () =>
      server.call("createList", { as: "junior", body: { name: "Copy", shared: token } });
    const removeAll = async () => {
      const { write } = server.data.database;
      const account = await server.data.database.read
        .selectFrom("account")
        .select("id")
        .where("username", "=", "junior")
        .executeTakeFirstOrThrow();
      await write.deleteFrom("parts_list").where("account_id", "=", account.id).execute();
    };
    await removeAll();
    const { status, body } = await copy();
    expect([status, (body as Wire<"PartsList">).lineCount]).toEqual([201, 1]);
    const { id: copied } = body as Wire<"PartsList">;
    const lines = await server.data.database.read
      .selectFrom("list_line")
      .select(["seen_cents", "code"])
      .where("list_id", "=", copied)
      .execute();
    expect(lines).toEqual([{ seen_cents: null, code: "BR31338" }]);
    await share("cliente", id, "none");
    expect((await copy()).status).toBe(404);
    const old = await server.call("getSharedList", { as: "junior", path: { token } });
    expect(old.status).toBe(404);
    expect(await share("cliente", id, "read")).not.toBe(token);
  });
});

it("is unknown to everybody else", async () => {
  const id = await newList("cliente", [rotor], "Private");
  const line = await firstLine("cliente", id);
  const own = await newList("admin", [rotor]);
  const seen = { id: line.id, revision: line.revision };
  for (const as of ["admin", "cliente_miami", "planta", "junior"] as const) {
    const answers = await Promise.all([
      server.call("getList", { as, path: pathOf(id) }),
      server.call("changeList", { as, path: pathOf(id), body: { name: "Mine" } }),
      server.call("deleteList", { as, path: pathOf(id) }),
      server.call("addListLines", { as, path: pathOf(id), body: { lines: [rotor] } }),
      changeLine(as, id, line.id, { revision: line.revision, quantity: 9 }),
      transfer(as, id, { lines: [seen] }),
      server.call("getListWorkbook", { as, path: pathOf(id) }),
      server.call("createList", { as, body: { name: "Copy", from: [id] } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 404));
    const lists = await server.ok("listLists", { as });
    expect(JSON.stringify(lists)).not.toContain("Private");
  }
  // Neither a line of another list, nor another's list as the target.
  expect((await changeLine("admin", own, line.id, { revision: 1, quantity: 9 })).status).toBe(404);
  const mine = await firstLine("admin", own);
  const moved = { lines: [{ id: mine.id, revision: mine.revision }], to: id };
  expect((await transfer("admin", own, moved)).status).toBe(404);
  expect(await firstLine("cliente", id)).toMatchObject({ quantity: 4 });
});

it("is a workbook whose texts are not formulas, without prices for a level that has none", async () => {
  const note = '=HYPERLINK("http://x")';
  const rowsOf = async (as: Caller) => {
    const id = await newList(as, [{ ...rotor, note }]);
    const cookie = await server.cookieOf(as);
    const answer = await server.app.inject({
      method: "GET",
      url: `/api/v1/lists/${id}/workbook`,
      headers: { cookie, "accept-language": "es" },
    });
    expect(answer.statusCode).toBe(200);
    const book = xlsx.read(answer.rawPayload);
    const sheet = book.Sheets["Lista"] ?? {};
    return xlsx.utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null });
  };
  const rows = await rowsOf("cliente");
  const head = rows.findIndex(([first]) => first === "Código");
  expect(rows[head]).toContain("Precio US$");
  expect(rows[head + 1]).toEqual(expect.arrayContaining(["BR31338", 4, note]));
  const { write } = server.data.database;
  await write.deleteFrom("parts_list").where("name", "<>", "").execute();
  expect((await rowsOf("junior")).flat()).not.toContain("Precio US$");
});
