import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { form } from "../http/testing/multipart.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { freePort, type ServerProcess, startServer } from "../testing/server-process.ts";
import { priceList } from "./testing/workbooks.ts";

/** A nightly load by a company's system on a real server, as described in docs/operations.md. */

type Import = Wire<"Import">;
type Answered = Required<Wire<"ExcelUploadAnswer">> & Wire<"ImportProblem">;

let data: TestDatabase;
let port: number;
let server: ServerProcess;
let key: Wire<"CreatedAccessKey">;

const createKey = async (wanted: object) => {
  const body = { kind: "api", scopes: ["load"], ...wanted };
  const made = await server.call<Wire<"CreatedAccessKey">>("POST", "/api/v1/access-keys", body);
  if (made?.status !== 201) throw new Error(`No key was created: ${JSON.stringify(made)}`);
  return made.body;
};

beforeAll(async () => {
  data = await createTestDatabase();
  port = await freePort();
  server = await startServer(data, port);
  key = await createKey({ name: "ERP" });
});
afterAll(async () => {
  await server.kill();
  await data.close();
});

/** Sends a workbook as `curl -F` does. */
async function load(
  workbook: Buffer,
  more: Readonly<Record<string, string>> = {},
  secret = key.secret ?? "",
) {
  const sent = new FormData();
  sent.set("file", new File([new Uint8Array(workbook)], "precios.xlsx"));
  for (const [name, value] of Object.entries({ table_name: "precios", tipo: "partial", ...more }))
    sent.set(name, value);
  const answer = await fetch(`http://127.0.0.1:${port}/api/excelUpload`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
    body: sent,
  });
  return { status: answer.status, body: (await answer.json()) as Answered };
}

async function asAdmin<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await server.call<Body>(method, path, body);
  if (!answer || answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.body;
}
const imports = async () =>
  (await asAdmin<Wire<"ImportPage">>("GET", "/api/v1/imports?table=precios")).imports;

interface Sheet {
  readonly Precio: { readonly Data: readonly Readonly<Record<string, unknown>>[] };
}
const price = async () => {
  const { Precio } = await asAdmin<Sheet>("GET", "/api/Ficha_info?codigo=BR31338");
  return Precio.Data.find((row) => row["ALMACEN"] === "MIAMI")?.["Precio"];
};

describe("a nightly price list", () => {
  const tonight = priceList([
    ["BR31338", "Precio", "MIAMI", 61.25],
    ["BR31338", "Precio", "PANAMA", 63.5],
  ]);

  it("is previewed, loaded, seen, loaded again without changes, and undone", async () => {
    const before = await price();
    const preview = await load(tonight, { preview: "true" });
    expect([preview.status, preview.body]).toEqual([200, expect.anything()]);
    let { import: set } = preview.body;
    while (set.state === "staging") set = await asAdmin("GET", `/api/v1/imports/${set.id}`);
    expect(set).toMatchObject({ state: "ready", counts: { invalid: 0 } });
    expect(await price()).toBe(before);

    const loaded = await load(tonight);
    expect(loaded.body).toMatchObject({
      affectedRows: 2,
      import: { state: "committed", user: "key ERP", fileName: "precios.xlsx" },
    });
    expect(await price()).toBe(61.25);

    const again = await load(tonight);
    expect(again.body.import).toMatchObject({
      state: "committed",
      counts: { added: 0, changed: 0, removed: 0, unchanged: 2, changedCells: 0 },
    });

    await asAdmin("POST", `/api/v1/imports/${loaded.body.import.id}/undo`);
    expect(await price()).toBe(before);
  });

  it("is loaded once by each of two loads at the same time", async () => {
    const answers = await Promise.all([load(tonight), load(tonight)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const changed = answers.map(({ body }) => body.import.counts.unchanged);
    expect(changed.toSorted((a, b) => a - b)).toEqual([0, 2]);
    for (const { body } of answers)
      if (body.import.counts.unchanged === 0)
        await asAdmin("POST", `/api/v1/imports/${body.import.id}/undo`);
  });

  it("needs a valid key that may load", async () => {
    const reader = await createKey({ name: "Reader", scopes: ["catalogue"] });
    const revoked = await createKey({ name: "Revoked" });
    await asAdmin("DELETE", `/api/v1/access-keys/${revoked.key.id}`);
    const soon = new Date(Date.now() + 400).toISOString();
    const expired = await createKey({ name: "Expired", expiresAt: soon });
    const codes = async (secret: string | undefined) => {
      const { status, body } = await load(tonight, {}, secret ?? "");
      return [status, body.code];
    };
    expect(await codes(reader.secret)).toEqual([403, "forbidden"]);
    expect(await codes(revoked.secret)).toEqual([401, "invalid-key"]);
    expect(await codes("sk_unknown")).toEqual([401, "invalid-key"]);
    await expect
      .poll(() => codes(expired.secret), { timeout: 20_000 })
      .toEqual([401, "invalid-key"]);
  });

  /** Every price one cent higher: long enough to be interrupted. */
  async function longList(): Promise<Buffer> {
    const rows = await data.database.read
      .selectFrom("price")
      .select(["code", "grade", "warehouse", "price_cents"])
      .execute();
    return priceList(
      rows.map(({ code, grade, warehouse, price_cents: cents }) => [
        code,
        grade,
        warehouse,
        (cents + 1) / 100,
      ]),
    );
  }
  const totalOf = async () =>
    (
      await data.database.read
        .selectFrom("price")
        .select((row) => row.fn.sum<number>("price_cents").as("cents"))
        .executeTakeFirstOrThrow()
    ).cents;

  it("changes nothing if the server is killed midway, and is loaded by the next attempt", async () => {
    const whole = await longList();
    const before = Number(await totalOf());
    const known = new Set((await imports()).map(({ id }) => id));
    const sending = load(whole).catch(() => undefined);
    let id: string | undefined;
    const started = async () => (id = (await imports()).find((each) => !known.has(each.id))?.id);
    await expect.poll(started, { interval: 1, timeout: 20_000 }).toBeDefined();
    await server.kill();
    await sending;
    server = await startServer(data, port);
    const { state } = await asAdmin<Import>("GET", `/api/v1/imports/${id}`);
    expect(Number(await totalOf()) === before).toBe(state !== "committed");
    if (state !== "committed") await asAdmin("DELETE", `/api/v1/imports/${id}`);
    const { body } = await load(whole);
    expect(body.import.counts.invalid).toBe(0);
    expect(Number(await totalOf())).toBeGreaterThan(before);
  });

  it("changes nothing if its sender is stopped", async () => {
    const before = await imports();
    const { body, headers } = form(
      { name: "precios.xlsx", content: await longList() },
      { table_name: "precios", tipo: "total" },
    );
    const head = [
      "POST /api/excelUpload HTTP/1.1",
      "Host: localhost",
      `Authorization: Bearer ${key.secret}`,
      `Content-Type: ${headers["content-type"]}`,
      `Content-Length: ${body.length}`,
    ];
    const socket = connect(port, "127.0.0.1");
    await new Promise<void>((sent) => {
      socket.write(`${head.join("\r\n")}\r\n\r\n`);
      socket.write(body.subarray(0, body.length / 2), () => sent());
    });
    socket.destroy();
    expect((await load(tonight)).status).toBe(200);
    expect((await imports()).length).toBe(before.length + 1);
  });
});
