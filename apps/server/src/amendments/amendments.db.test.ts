import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { maxPending } from "./amendments.service.ts";
import { startTestServer, type TestServer } from "../http/testing/server.ts";

let server: TestServer;
type AmendmentRecord = Wire<"AmendmentRecord">;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const sent = {
  user: "cliente",
  email: "mostrador@example.com",
  subject: "Specification",
  message: "Measured on the bench",
  product: "br-31338",
};

async function send(more: object = {}): Promise<number> {
  const body = { ...sent, ...more };
  return (await server.ok("insertAmendments", { as: "cliente", body })).report_id;
}
const listed = (status: 0 | 1 | 2) => server.ok("amendments", { as: "admin", query: { status } });
const review = (id: number, status: number) =>
  server.call("updateAmendmentStatus", { as: "admin", query: { id, status } });
const apply = (id: number) =>
  server.call("applyAmendment", { as: "admin", path: { id: String(id) } });
const applied = async (id: number) => (await apply(id)).body as AmendmentRecord;
const undo = ({ change_id: id }: AmendmentRecord) =>
  server.ok("undoImport", { as: "admin", path: { id: String(id) } });
const centerBore = async () => {
  const { read } = server.data.database;
  const row = read.selectFrom("brake_rotors").select("centre_bore").where("code", "=", "BR31338");
  return (await row.executeTakeFirstOrThrow()).centre_bore;
};

describe("an amendment", () => {
  it("is refused for a product of a family that the sender may not see", async () => {
    const body = { ...sent, user: "planta_pads" };
    const refused = await server.call("insertAmendments", { as: "planta_pads", body });
    expect(refused.status).toBe(403);
    expect((refused.body as Wire<"Problem">).detail).toContain("Brake Rotors");
    const open = { ...body, product: "D1200" };
    const { report_id: id } = await server.ok("insertAmendments", {
      as: "planta_pads",
      body: open,
    });
    await review(id, 2);
  });

  it("is listed newest first, with the product's code", async () => {
    const first = await send();
    const second = await send({ message: "=1+1" });
    const records = await listed(0);
    expect(records.map(({ report_id }) => report_id)).toEqual([second, first]);
    expect(records[1]).toMatchObject({
      email: "mostrador@example.com",
      subject: "Specification",
      product_code: "BR31338",
      product_type: "Brake Rotors",
      report_status: 0,
      user: "cliente",
    });
    expect(records[0]?.message).toBe("=1+1");
  });

  it("is accepted and then solved, or rejected, and each only once", async () => {
    const [accepted, rejected] = [await send(), await send()];
    expect((await review(accepted, 1)).body).toMatchObject({
      report_status: 1,
      reviewed_by: "admin",
    });
    expect((await review(rejected, 2)).body).toMatchObject({
      report_status: 2,
      resolution: "rejected",
    });
    expect((await review(accepted, 1)).status).toBe(409);
    expect((await listed(1)).map(({ report_id }) => report_id)).toContain(accepted);
    expect((await review(accepted, 2)).body).toMatchObject({
      report_status: 2,
      resolution: "solved",
    });
    expect((await review(accepted, 2)).status).toBe(409);
    expect((await review(rejected, 1)).status).toBe(409);
  });

  it("is reopened after a rejection or a solution, and is listed until then", async () => {
    const [rejected, solved, open] = [await send(), await send(), await send()];
    await review(rejected, 2);
    await review(solved, 1);
    await review(solved, 2);
    const closed = (await listed(2)).map(({ report_id }) => report_id);
    expect(closed).toEqual(expect.arrayContaining([rejected, solved]));
    expect(closed).not.toContain(open);
    const reopen = (id: number) =>
      server.call("reopenAmendment", { as: "admin", path: { id: String(id) } });
    const again = (await reopen(rejected)).body as AmendmentRecord;
    expect(again.report_status).toBe(0);
    expect(again).not.toHaveProperty("resolution");
    expect(again).not.toHaveProperty("reviewed_by");
    expect((await reopen(solved)).body).toMatchObject({ report_status: 1, reviewed_by: "admin" });
    expect((await reopen(open)).status).toBe(409);
    expect((await listed(2)).map(({ report_id }) => report_id)).not.toContain(rejected);
    expect((await listed(0)).map(({ report_id }) => report_id)).toContain(rejected);
    expect((await review(rejected, 2)).body).toMatchObject({ resolution: "rejected" });
  });

  it("repeats the email of the account's last one", async () => {
    const sender = (as: "cliente" | "junior") => server.ok("amendmentSender", { as });
    await send({ email: "first@example.com" });
    await send({ email: "second@example.com" });
    expect(await sender("cliente")).toEqual({ email: "second@example.com" });
    expect(await sender("junior")).toEqual({});
  });

  it("is refused with missing, too long or unknown values", async () => {
    const asked = (more: object) =>
      server.call("insertAmendments", { as: "cliente", body: { ...sent, ...more } });
    for (const more of [
      { email: " " },
      { message: "" },
      { message: "x".repeat(301) },
      { subject: "Any" },
      { product: "NO-SUCH" },
      { field: "CENTER_BORE" },
      { field: "XBP", suggested: "BR1" },
      { field: "CENTER_BORE", suggested: "55,1" },
      { field: "POSITION", suggested: "Middle" },
      { field: "NO_SUCH", suggested: "1" },
    ]) {
      expect([more, (await asked(more)).status]).toEqual([more, 400]);
    }
    expect((await asked({ user: "admin" })).status).toBe(403);
    expect((await asked({ message: "x".repeat(300) })).status).toBe(200);
  });

  it("with a value is applied, appears in the history and can be undone", async () => {
    const before = await centerBore();
    const id = await send({ field: "CENTER_BORE", suggested: "55.75" });
    expect((await listed(0))[0]).toMatchObject({
      field: "CENTER_BORE",
      suggested: "55.75",
      current: before,
    });
    const record = await applied(id);
    expect(record).toMatchObject({ report_status: 1, current: 55.75 });
    expect(await centerBore()).toBe(55.75);
    expect((await apply(id)).status).toBe(409);

    const change = String(record.change_id);
    const { imports } = await server.ok("listImports", { as: "admin" });
    expect(imports[0]).toMatchObject({
      id: change,
      kind: "amendment",
      table: "brake_rotors",
      user: "admin",
    });
    const { rows } = await server.ok("importRows", {
      as: "admin",
      path: { id: change },
    });
    expect(rows[0]).toMatchObject({ key: "BR31338", cells: { CENTER_BORE: [before, 55.75] } });

    expect(await undo(record)).toMatchObject({ reverted: 1, kept: [], further: [] });
    expect(await centerBore()).toBe(before);
    const audit = await server.ok("listAudit", {
      as: "admin",
      query: { limit: 2 },
    });
    expect(audit.map(({ action }) => action)).toEqual(["catalogue.undone", "catalogue.corrected"]);
  });

  it("updates derived values and search keys", async () => {
    const { read } = server.data.database;
    const pad = await read
      .selectFrom("brake_pads")
      .select(["code", "fmsi"])
      .limit(1)
      .executeTakeFirstOrThrow();
    const id = await send({ product: pad.code, field: "FMSI", suggested: "D9999-1234" });
    const record = await applied(id);
    const product = read
      .selectFrom("product")
      .select(["fmsi", "fmsi_key"])
      .where("code", "=", pad.code);
    expect(await product.executeTakeFirst()).toEqual({ fmsi: "D9999-1234", fmsi_key: "D99991234" });
    const keys = read.selectFrom("search_key").select("key").where("code", "=", pad.code);
    expect((await keys.execute()).map(({ key }) => key)).toContain("D99991234");
    await undo(record);
    expect((await product.executeTakeFirst())?.fmsi).toBe(pad.fmsi);
  });

  it("is decided consistently by two concurrent reviewers", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await send();
      const both = await Promise.all([review(id, 1), review(id, 2)]);
      const entries = await server.ok("listAudit", {
        as: "admin",
        query: { action: "amendment.reviewed", limit: 20 },
      });
      const own = entries.filter(({ detail }) => detail["id"] === id);
      const outcome = [both.map(({ status }) => status), own.map(({ detail }) => detail["status"])];
      // If accepted first, it can still be closed as solved; if rejected first, it is closed.
      expect([
        [
          [200, 200],
          [
            [1, 2],
            [0, 1],
          ],
        ],
        [[409, 200], [[0, 2]]],
      ]).toContainEqual(outcome);
    }
  });

  it("is not closed if its status is no longer the one shown", async () => {
    const id = await send();
    expect((await review(id, 1)).status).toBe(200);
    const query = { id, status: 2, was: 0 };
    const late = await server.call("updateAmendmentStatus", { as: "admin", query });
    expect(late.status).toBe(409);
    expect((await listed(1)).map(({ report_id }) => report_id)).toContain(id);
    const meant = { id, status: 2, was: 1 };
    const solved = await server.call("updateAmendmentStatus", { as: "admin", query: meant });
    expect(solved.body).toMatchObject({ resolution: "solved" });
  });

  it("is applied once by concurrent calls, and not after it is rejected", async () => {
    const suggestion = { field: "CENTER_BORE", suggested: "61.25" };
    const before = await centerBore();
    const id = await send(suggestion);
    const both = await Promise.all([apply(id), apply(id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await undo(both.find(({ status }) => status === 200)?.body as AmendmentRecord);
    expect(await centerBore()).toBe(before);

    const other = await send(suggestion);
    const [rejected, late] = await Promise.all([review(other, 2), apply(other)]);
    const outcomes = [rejected.status, late.status, await centerBore()];
    // Rejected and not applied, or applied and then solved.
    expect([
      [200, 409, before],
      [200, 200, 61.25],
    ]).toContainEqual(outcomes);
  });
});

describe("a user's pending amendments", () => {
  let sentBefore = 0;
  const attempt = async () =>
    server.call("insertAmendments", {
      as: "junior",
      // In any spelling of the name.
      body: { ...sent, user: (sentBefore += 1) % 2 === 0 ? "junior" : "JUNIOR" },
    });

  it("are limited, also when they are sent at once, until some have been reviewed", async () => {
    const answers = await Promise.all(Array.from({ length: 3 * maxPending }, attempt));
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(maxPending);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await attempt()).status).toBe(409);
    // Others are not affected.
    await send();
    const [id = 0] = stored.map(({ body }) => (body as Wire<"AmendmentReceipt">).report_id);
    expect((await review(id, 2)).status).toBe(200);
    expect((await attempt()).status).toBe(200);
    expect((await attempt()).status).toBe(409);
  });
});

describe("ten thousand amendments", () => {
  it("are listed with the current values", async () => {
    const { write } = server.data.database;
    const row = {
      username: "cliente",
      email: "a@example.com",
      subject: "Specification",
      status: 0,
      reviewed_by: null,
      reviewed_at: null,
      resolution: null,
      change_set_id: null,
    };
    const products = await write
      .selectFrom("product")
      .select(["code", "family"])
      .limit(100)
      .execute();
    for (let start = 0; start < 10_000; start += 500) {
      const rows = Array.from({ length: 500 }, (_, at) => {
        const product = products[(start + at) % products.length];
        const isRotor = product?.family === "brake_rotors";
        return {
          ...row,
          code: product?.code ?? "",
          message: `number ${start + at}`,
          created_at: start + at,
          field: isRotor ? "CENTER_BORE" : null,
          suggested: isRotor ? "70" : null,
        };
      });
      await write.insertInto("amendment").values(rows).execute();
    }
    const records = await listed(0);
    expect(records.length).toBeGreaterThanOrEqual(10_000);
    const suggesting = records.filter(({ field }) => field !== undefined);
    expect(suggesting.every(({ current }) => typeof current === "number")).toBe(true);
  });
});
