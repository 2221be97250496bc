import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../http/testing/server.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { listenForMetrics } from "./metrics-server.ts";

let server: TestServer;
let metrics: Metrics;
beforeAll(async () => {
  metrics = createMetrics(() => ({ total: 3, idle: 1, waiting: 2 }));
  server = await startTestServer({ metrics });
});
afterAll(() => server.close());

/** The value of a line, such as `name{label="value"}`. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await metrics.text()).split("\n").find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}
const answered = (operation: string, status: number) =>
  valueOf(
    `caliper_http_request_duration_seconds_count{operation="${operation}",status="${status}"}`,
  );

it("counts requests by operation and status, without values of callers", async () => {
  await server.call("fichaInfo", { query: { codigo: "BR31338" } });
  await server.call("fichaInfo", { query: { codigo: "NO-SUCH-CODE" } });
  await server.send("GET", "/nowhere/BR31338");
  expect(await answered("fichaInfo", 200)).toBe(1);
  expect(await answered("fichaInfo", 404)).toBe(1);
  expect(await valueOf("caliper_http_requests_in_progress")).toBe(0);
  expect(await metrics.text()).not.toMatch(/BR31338|NO-SUCH-CODE|nowhere/u);
});

it("measures the stages of an import", async () => {
  const rows = { table_name: "hardware", tipo: "partial", Header: [], Data: [] };
  await server.call("excelUpload", { as: "admin", body: rows });
  const stage = 'caliper_import_stage_duration_seconds_count{stage="upload",outcome="failed"}';
  expect(await valueOf(stage)).toBe(1);
});

it("has the pool, and the delay of the event loop", async () => {
  const pool = (state: string) => valueOf(`caliper_database_connections{state="${state}"}`);
  expect([await pool("busy"), await pool("idle"), await pool("waiting")]).toEqual([2, 1, 2]);
  expect(await valueOf("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
});

it("is served at one path of a port of its own", async () => {
  const listening = await listenForMetrics(metrics, { host: "127.0.0.1", port: 0 });
  const { port } = listening.address() as AddressInfo;
  const statusOf = async (path: string) => {
    const [answer] = (await once(get({ port, path }), "response")) as [IncomingMessage];
    const body = await text(answer);
    return [answer.statusCode, body.includes("caliper_http_requests_in_progress")];
  };
  expect(await statusOf("/metrics")).toEqual([200, true]);
  expect(await statusOf("/")).toEqual([404, false]);
  listening.close();
});
