import { describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { demoPassword } from "../testing/index.ts";
import { sharedTestServer, startTestServer, type TestServer } from "./testing/server.ts";

const lines: string[] = [];

const server = sharedTestServer({ log: (line) => lines.push(line) });

describe("the log", () => {
  it("has a line per call, without request and response bodies", async () => {
    const cookie = await server.cookieOf("admin");
    await server.call("usersAuth", { body: { cliente: "cliente", password: "a-wrong-password" } });
    await server.call("usersAuth", { body: { cliente: 1, password: "a-wrong-password" } });
    const sheet = await server.ok("fichaInfo", {
      query: { codigo: "BR31338", user: "cliente_miami" },
      as: "admin",
    });
    await server.call("fichaInfo", { query: { codigo: "secret-looking-code" }, as: "admin" });

    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const answered = entries.filter((entry) => entry["msg"] === "answered");
    expect(answered).toHaveLength(5);
    expect(answered[3]).toMatchObject({
      req: { method: "GET", path: "/api/Ficha_info" },
      res: { status: 200 },
    });

    const log = lines.join("");
    const price = String(sheet.Precio?.Data[0]?.["Precio"]);
    const token = cookie.split("=")[1] ?? "";
    for (const secret of [demoPassword, "a-wrong-password", token, price, "cliente_miami"]) {
      expect(secret.length).toBeGreaterThan(2);
      expect(log).not.toContain(secret);
    }
  });

  it("never contains the token of a password link from a URL", async () => {
    const account = { username: "con enlace", level: "JUNIOR" };
    const made = await server.call("createAccount", { as: "admin", body: account });
    const { path } = (made.body as Wire<"AccountWithLink">).link;
    const token = path.replace("/password/", "");
    await server.call("getPasswordLink", { path: { token } });
    await server.call("usePasswordLink", { path: { token }, body: { password: "short" } });
    const open = [path, `${path}/more`, `/Password-Links/${token}`, `/en/..${path}?x=${token}`];
    for (const url of open) await server.app.inject({ url });
    expect(token).toHaveLength(43);
    expect(lines.join("")).not.toContain(token);
    expect(lines.join("")).toContain("/api/v1/password-links/…");
  });

  it("says once that a proxy is not in TRUST_PROXY", async () => {
    const headers = { "x-forwarded-for": "203.0.113.5" };
    for (const [trustProxy, warnings] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const own: string[] = [];
      const other = await startTestServer({
        content: "empty",
        trustProxy,
        log: (line) => own.push(line),
      });
      try {
        for (let call = 0; call < 3; call += 1) await other.call("healthz", { headers });
        expect(own.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(warnings);
      } finally {
        await other.close();
      }
    }
  });

  it("contains the reason of an unexpected failure, which the answer does not", async () => {
    await server.data.database.write.schema.dropTable("packaging").execute();
    const answer = await server.app.inject({ url: "/api/Ficha_info?codigo=BR31338" });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("packaging");
    expect(lines.at(-2)).toContain("packaging");
  });
});

describe("the id of a request", () => {
  it("is in the answer and in the log", async () => {
    const answer = await server.call("healthz");
    const id = String(answer.headers["x-request-id"]);
    expect(id).toMatch(/^[0-9a-f-]{36}$/u);
    expect(lines.join("")).toContain(id);
  });

  it("is that of the proxy, if it is well-formed", async () => {
    const own = await startTestServer({ content: "empty", trustProxy: true });
    const idFor = async (target: TestServer, id: string) =>
      (await target.call("healthz", { headers: { "x-request-id": id } })).headers["x-request-id"];
    expect(await idFor(own, "proxy-0123456789")).toBe("proxy-0123456789");
    for (const id of ["short", "with spaces in it", "x".repeat(65)])
      expect(await idFor(own, id)).not.toBe(id);
    expect(await idFor(server, "caller-0123456789")).not.toBe("caller-0123456789");
    await own.close();
  });
});

it("a server that is about to stop is not ready, but still handles requests", async () => {
  const own = await startTestServer({ content: "empty", isStopping: () => true });
  const ready = await own.call("readyz");
  expect([ready.status, ready.headers["connection"]]).toEqual([503, "close"]);
  const healthy = await own.call("healthz");
  expect([healthy.status, healthy.headers["connection"]]).toEqual([200, "close"]);
  await own.close();
});
