import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { samples } from "./testing/samples.ts";
import { contract, startTestServer, sharedTestServer } from "./testing/server.ts";

const server = sharedTestServer({ plainHttp: true });

const codeOf = (answer: { body: unknown }) => (answer.body as Wire<"Problem">).code;
const json = { "content-type": "application/json" };

describe("an unknown operation", () => {
  it.each([
    ["GET", "/api/nothing"],
    ["GET", "/api"],
    ["POST", "/api/v1/nothing"],
    ["GET", "/Products"],
    ["POST", "/nowhere"],
    ["GET", "/assets/gone.js"],
  ])("%s %s is not found", async (method, url) => {
    const answer = await server.send(method, url);
    expect([answer.status, codeOf(answer)]).toEqual([404, "unknown-path"]);
  });

  it.each([
    ["POST", "/api/Ficha_info", "GET"],
    ["DELETE", "/api/usersAuth", "POST"],
    ["PUT", "/api/v1/session", "GET, DELETE"],
    ["POST", "/Products/BR31338.jpg", "GET, HEAD"],
    ["OPTIONS", "/api/Search_By_Dim", "POST"],
  ])("%s %s returns the allowed methods", async (method, url, allow) => {
    const answer = await server.send(method, url);
    expect([answer.status, codeOf(answer)]).toEqual([405, "method-not-allowed"]);
    expect(answer.headers["allow"]).toBe(allow);
  });

  it.each(["/api/%zz", "/Products/%ff.jpg", "/CBP/%"])("%s is not readable", async (url) => {
    const answer = await server.app.inject({ method: "GET", url });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
  });
});

describe("an unreadable body", () => {
  it.each(["{", "", '{"cliente":"a",}', "{'a':1}", '{"__proto__":{"x":1}}'])("%s", async (body) => {
    const answer = await server.call("usersAuth", { body, headers: json });
    expect(answer.status).toBe(400);
  });

  it("without a content type", async () => {
    const answer = await server.call("usersAuth");
    expect(answer.status).toBe(400);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", "nonsense"])(
    "of the type %s",
    async (type) => {
      const answer = await server.call("usersAuth", {
        body: "cliente=a&password=b",
        headers: { "content-type": type },
      });
      expect([answer.status, codeOf(answer)]).toEqual([415, "unsupported-media-type"]);
    },
  );

  it("too large", async () => {
    const answer = await server.call("usersAuth", {
      body: { cliente: "a", password: "x".repeat(1_100_000) },
    });
    expect([answer.status, codeOf(answer)]).toEqual([413, "too-large"]);
  });
});

describe("a call from another site", () => {
  const changing = [...contract.operations.values()].filter(
    ({ method, id }) => !["GET", "HEAD"].includes(method) || id === "updateAmendmentStatus",
  );
  const foreign: readonly Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "not a url" },
    { "sec-fetch-site": "cross-site", origin: "http://localhost:80" },
  ];

  it.each(changing)("is refused where it changes something: $id", async ({ id }) => {
    for (const headers of foreign) {
      const sample = samples[id];
      const answer = await server.call(id, {
        ...sample,
        headers: { ...sample.headers, ...headers },
        as: "admin",
      });
      expect([headers, answer.status, codeOf(answer)]).toEqual([headers, 403, "cross-site"]);
    }
  });

  it.each([{}, { "sec-fetch-site": "none" }, { "sec-fetch-site": "same-origin" }])(
    "is also refused as a link or navigation where a GET changes something: %j",
    async (headers) => {
      const cookie = await server.cookieOf("admin");
      const answer = await server.app.inject({
        url: "/api/updateAmendmentStatus?id=1&status=1",
        headers: { ...headers, cookie },
      });
      expect([answer.statusCode, answer.json<Wire<"Problem">>().code]).toEqual([403, "cross-site"]);
    },
  );

  it("may read", async () => {
    const answer = await server.call("fichaInfo", {
      ...samples.fichaInfo,
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(answer.status).toBe(200);
  });

  it.each([
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { origin: "http://localhost:80", host: "localhost:80" },
    { origin: "http://caliper.test:3000", host: "caliper.test:3000" },
  ] as Record<string, string>[])("is one from this site: %j", async (headers) => {
    const answer = await server.call("usersAuth", { ...samples.usersAuth, headers });
    expect(answer.status).toBe(200);
  });
});

describe("API responses", () => {
  it("forbid caching, framing and sniffing", async () => {
    const { headers } = await server.call("fichaInfo", samples.fichaInfo);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  it("are compressed for callers that accept gzip", async () => {
    const plain = await server.call("globalApliSearch", {
      ...samples.globalApliSearch,
      as: "admin",
    });
    const cookie = await server.cookieOf("admin");
    const answer = await server.app.inject({
      method: "GET",
      url: "/api/Global_apli_search?marca=Toyota&modelo=Corolla&year=2012",
      headers: { cookie, "accept-encoding": "br, gzip" },
    });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(answer.headers["vary"]).toBe("accept-encoding");
    const { gunzipSync } = await import("node:zlib");
    expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.text);
  });
});

describe("what is not HTTP", () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port);
  });

  it.each([
    ["nonsense", "HELLO\r\n\r\n"],
    ["a head of 100 kB", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(100_000)}\r\n\r\n`],
  ])("is refused: %s", async (_, text) => {
    const socket = connect(port, "127.0.0.1");
    const answer = await new Promise<string>((resolve, reject) => {
      let received = "";
      socket.on("data", (data) => (received += data.toString()));
      socket.on("close", () => resolve(received));
      socket.on("error", reject);
      socket.write(text);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/u);
    expect(answer).toContain('"code":"bad-request"');
  });
});

describe("an unreachable database", () => {
  it("makes the server alive but not ready", async () => {
    const other = await startTestServer({ content: "empty" });
    try {
      expect((await other.call("readyz")).status).toBe(200);
      await other.data.database.close();
      const answer = await other.call("readyz");
      expect([answer.status, codeOf(answer)]).toEqual([503, "unavailable"]);
      expect((await other.call("healthz")).status).toBe(200);
      const failed = await other.app.inject({ method: "GET", url: "/api/Ficha_info?codigo=x" });
      expect(failed.statusCode).toBe(500);
      expect(failed.headers["content-type"]).toContain("application/problem+json");
      expect(failed.body).not.toMatch(/sqlite|driver|select|at \w+ \(/iu);
    } finally {
      await other.app.close();
    }
  });
});
