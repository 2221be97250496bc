import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer, Wire } from "@caliper/api-client/wire";
import { pdf, upload } from "../http/testing/multipart.ts";
import { type S3Server, startS3 } from "../storage/testing/s3-server.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { createTestDatabase, demoPassword, type TestDatabase } from "./index.ts";
import type { ServerProcess } from "./server-process.ts";

let data: TestDatabase;
let s3: S3Server;
let cluster: Cluster;
beforeAll(async () => {
  [data, s3] = await Promise.all([createTestDatabase(), startS3()]);
  const { databaseUrl = "" } = data;
  cluster = await startCluster({ databaseUrl, environment: s3.environment });
});
afterAll(async () => {
  await cluster.stop();
  await Promise.all([data.close(), s3.stop()]);
});

const serverAt = (index: number): ServerProcess => {
  const server = cluster.servers[index];
  if (!server) throw new Error(`There is no server ${index}`);
  return server;
};

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object;
}

const ask = (origin: string, path: string, { json, headers, ...rest }: Asked = {}) =>
  fetch(`${origin}${path}`, {
    ...rest,
    headers: { ...headers, ...(json && { "content-type": "application/json" }) },
    ...(json && { method: "POST", body: JSON.stringify(json) }),
  });

async function signIn(origin: string, cliente: string): Promise<{ cookie: string }> {
  const answer = await ask(origin, "/api/usersAuth", { json: { cliente, password: demoPassword } });
  return { cookie: answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "" };
}

const sessionStatus = async (index: number, headers: { cookie: string }) =>
  (await ask(serverAt(index).origin, "/api/Search_By_Code?codigo=BR31338", { headers })).status;

describe("three servers on one database", () => {
  it("share sessions: a session that ends on one server ends on all", async () => {
    const headers = await signIn(serverAt(0).origin, "cliente");
    const statuses = () => Promise.all([0, 1, 2].map((index) => sessionStatus(index, headers)));
    expect(await statuses()).toEqual([200, 200, 200]);
    const ended = await ask(serverAt(1).origin, "/api/v1/session", { method: "DELETE", headers });
    expect(ended.status).toBe(204);
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  it("share the limit of sign-ins", async () => {
    const json = { cliente: "junior", password: "a-wrong-password" };
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { status } = await ask(serverAt(index % 3).origin, "/api/usersAuth", { json });
      statuses.push(status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it("share access keys: one that is revoked on one server works on none", async () => {
    const wanted = { kind: "api", name: "Cluster", scopes: ["catalogue"] };
    const made = await serverAt(0).call<Wire<"CreatedAccessKey">>(
      "POST",
      "/api/v1/access-keys",
      wanted,
    );
    const { secret = "", key } = made?.body ?? {};
    const headers = { authorization: `Bearer ${secret}` };
    const statuses = () =>
      Promise.all(
        [0, 1, 2].map(async (index) => {
          const path = "/api/Ficha_info?codigo=BR31338";
          return (await ask(serverAt(index).origin, path, { headers })).status;
        }),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await serverAt(2).call("DELETE", `/api/v1/access-keys/${key?.id}`);
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  it("share files: one server sends what another received", async () => {
    const sent = await serverAt(0).send("/api/imgAndPdfUpload", upload("cluster.pdf", 1, pdf));
    expect(sent?.status).toBe(200);
    const headers = await signIn(serverAt(1).origin, "admin");
    const answer = await ask(serverAt(2).origin, "/CBP/cluster.pdf", { headers });
    expect([answer.status, await answer.text()]).toEqual([200, pdf]);
  });

  it("continue an import whose server was killed", async () => {
    const rotors = await data.database.read
      .selectFrom("product")
      .select("code")
      .where("family", "=", "brake_rotors")
      .limit(2)
      .execute();
    const batch = (at: 1 | 2) => ({
      table_name: "brake_rotors",
      tipo: "partial",
      upload_id: "0b0f2f1e-7f1c-4b6e-9a53-2f0f6ac1d001",
      batch: at,
      batches: 2,
      preview: true,
      Header: ["XBP", "HEIGHT"],
      Data: [[rotors[at - 1]?.code ?? "", 17.17]],
    });
    const first = await serverAt(1).call("POST", "/api/excelUpload", batch(1));
    expect(first?.status).toBe(200);
    await serverAt(1).kill();
    const last = await serverAt(2).call<Wire<"ExcelUploadAnswer">>(
      "POST",
      "/api/excelUpload",
      batch(2),
    );
    await cluster.restart(1);
    expect(last?.status).toBe(200);
    let found = last?.body.import;
    while (found?.state === "staging") {
      await after(100);
      found = (await serverAt(2).call<Wire<"Import">>("GET", `/api/v1/imports/${found.id}`))?.body;
    }
    expect(found).toMatchObject({ state: "ready", counts: { changed: 2 } });
  });

  it("send an order once, however often it is sent to each while two of them are killed", async () => {
    const headers = await signIn(serverAt(0).origin, "cliente");
    const at = (index: number, path: string, json?: object) =>
      ask(serverAt(index).origin, `/api/v1${path}`, { headers, ...(json && { json }) });
    const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;
    const { id } = await read<Wire<"PartsList">>(at(0, "/lists", { name: "Cluster" }));
    await at(1, `/lists/${id}/lines`, { lines: [{ code: "BR31338", quantity: 4 }] });
    const list = await read<Answer<"getList">>(at(2, `/lists/${id}?warehouse=MIAMI`));
    const order = {
      key: randomUUID(),
      warehouse: "MIAMI",
      note: "",
      reference: "",
      total: list.lines.reduce((sum, line) => sum + (line.price?.amount ?? 0) * line.quantity, 0),
      pieces: list.pieces,
    };
    let broken = 0;
    /** Sends until a server answers, as a person presses again after a lost connection. */
    const send = async (index: number): Promise<number> => {
      const answer = await at(index % 3, `/lists/${id}/orders`, order).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer && text !== undefined) {
        if (answer.status !== 201) throw new Error(`${answer.status}: ${text}`);
        return (JSON.parse(text) as Wire<"SentOrder">).id;
      }
      broken += 1;
      return send(index + 1);
    };
    const sending = Array.from({ length: 50 }, (_, index) => send(index));
    // One is killed before an order is known to exist, the other one after it.
    await serverAt(1).kill();
    await Promise.race(sending);
    await serverAt(2).kill();
    const ids = await Promise.all(sending);
    await Promise.all([cluster.restart(1), cluster.restart(2)]);
    expect(broken).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(1);
    const orders = await read<readonly Wire<"SentOrder">[]>(at(1, "/own-orders?limit=100"));
    expect(orders.map((each) => each.id)).toEqual([ids[0]]);
    const received = await serverAt(2).call<readonly unknown[]>(
      "GET",
      `/api/v1/audit?action=order.received&target=${ids[0]}`,
    );
    expect(received?.body).toHaveLength(1);
  });

  it(
    "handle every request through the proxy while all are replaced one after the other",
    { timeout: 180_000 },
    async () => {
      const failed: string[] = [];
      let answered = 0;
      let isUpgrading = true;
      const caller = async (name: string, request: (at: number) => Promise<Response>) => {
        for (let at = 0; isUpgrading; at += 1) {
          const answer = await request(at).catch((error: unknown) => String(error));
          if (typeof answer === "string") failed.push(`${name}: ${answer}`);
          else if ((await answer.text()) === "" || answer.status !== 200)
            failed.push(`${name}: ${answer.status}`);
          answered += 1;
          // Leave time to the servers that start: this is one machine.
          await after(400);
        }
      };
      const headers = await signIn(cluster.url, "cliente");
      const admin = await signIn(cluster.url, "admin");
      const reader = () => ask(cluster.url, "/api/Ficha_info?codigo=BR31338", { headers });
      const writer = (at: number) =>
        ask(cluster.url, "/api/excelUpload", {
          headers: admin,
          json: {
            table_name: "brake_rotors",
            tipo: "partial",
            Header: ["XBP", "HEIGHT"],
            Data: [["BR31338", 40 + at / 100]],
          },
        });
      const visitor = () =>
        ask(cluster.url, "/api/usersAuth", {
          json: { cliente: "cliente", password: demoPassword },
        });
      const calling = [
        caller("read", reader),
        caller("read", reader),
        caller("load", writer),
        caller("sign in", visitor),
      ];
      for (const index of [0, 1, 2]) expect(await cluster.restart(index)).toBe(0);
      isUpgrading = false;
      await Promise.all(calling);
      expect(failed).toEqual([]);
      expect(answered).toBeGreaterThan(12);
    },
  );

  it("give each request an id, which is that of the proxy if it has one", async () => {
    const headers = { "x-request-id": "from-the-proxy-1" };
    const answer = await ask(cluster.url, "/healthz", { headers });
    expect(answer.headers.get("x-request-id")).toBe("from-the-proxy-1");
    const other = await ask(cluster.url, "/healthz");
    expect(other.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/u);
  });
});
