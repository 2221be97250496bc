import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient } from "./client.ts";
import { ApiError, failureTexts, isTransient } from "./errors.ts";
import { problem } from "./fixtures/index.ts";
import * as operation from "./generated/endpoints.ts";
import { nothing } from "./query.ts";
import { makersQuery } from "./vehicles.ts";
import { testClient } from "./testing/testClient.ts";

const makers = (answer: () => Promise<Response>) => {
  const { client } = testClient(answer);
  return client.call(operation.makerInput, {}, (names) => names);
};

async function failure(answer: () => Promise<Response>): Promise<ApiError> {
  const thrown: unknown = await makers(answer).catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error("expected an ApiError", { cause: thrown });
  return thrown;
}

const answering = (response: Response) => () => Promise.resolve(response);

afterEach(() => {
  vi.unstubAllGlobals();
});

it("sends no parameters that a page added to the prototype of all objects", async () => {
  const flags = { enumerable: true, configurable: true, writable: true };
  Object.defineProperty(Object.prototype, "extend", { value: "hostile", ...flags });
  const urls: string[] = [];
  try {
    const client = createClient({
      origin: "https://caliper.example",
      fetch: (request) => {
        urls.push(request.url);
        return Promise.resolve(Response.json([]));
      },
    });
    await client.call(operation.makerInput, { query: { data: "brakepad_band" } }, (names) => names);
  } finally {
    Reflect.deleteProperty(Object.prototype, "extend");
  }
  expect(urls).toEqual(["https://caliper.example/api/Maker_Input?data=brakepad_band"]);
});

describe("failures", () => {
  it.each([
    [400, "invalid", failureTexts.failed],
    [401, "unauthorized", failureTexts.failed],
    [403, "forbidden", failureTexts.failed],
    [404, "notFound", failureTexts.failed],
    [409, "invalid", failureTexts.failed],
    [413, "invalid", failureTexts.failed],
    [429, "limited", failureTexts.failed],
    [500, "server", failureTexts.failed],
    [503, "server", failureTexts.failed],
  ])("%i is of kind %s", async (status, kind, message) => {
    const error = await failure(answering(problem(status)));
    expect(error).toMatchObject({ kind, status, message, name: "ApiError" });
    expect(error.problem?.status).toBe(status);
  });

  it("has the messages of the specification", () => {
    expect(failureTexts).toEqual({ failed: "Request fail.", unknown: "Unknown Error" });
  });

  it("names the wrong fields", async () => {
    const errors = [{ field: "query/type", expected: "one of wheel_cylinder, master_cylinder" }];
    const error = await failure(answering(problem(400, { errors })));
    expect(error.fieldErrors).toEqual(errors);
    expect(error.code).toBe("bad-request");
  });

  it("has the seconds to wait", async () => {
    const error = await failure(answering(problem(429, { retryAfter: 90 })));
    expect(error.retryAfter).toBe(90);
    expect((await failure(answering(problem(429)))).retryAfter).toBeUndefined();
  });

  it("has no problem if the response is not one", async () => {
    const error = await failure(answering(new Response("Bad gateway", { status: 502 })));
    expect(error).toMatchObject({ kind: "server", status: 502, fieldErrors: [] });
    expect(error.problem).toBeUndefined();
  });

  it("is of kind network if there is no response", async () => {
    const error = await failure(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(error).toMatchObject({ kind: "network", message: "Request fail." });
    expect(error.status).toBeUndefined();
  });

  it.each([
    [401, "invalid-key", "key"],
    [403, "foreign-origin", "origin"],
    [404, "unknown-path", "address"],
  ])("%i with the code %s is of kind %s", async (status, code, kind) => {
    const error = await failure(answering(problem(status, { code })));
    expect(error).toMatchObject({ kind, status, code });
  });

  it.each([200, 404, 405])("is of kind address when a page answers with %i", async (status) => {
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    const error = await failure(answering(new Response("<!doctype html>", { status, headers })));
    expect(error).toMatchObject({ kind: "address", status });
  });

  it("is of kind address for a 404 that the API did not write", async () => {
    const error = await failure(answering(Response.json({ message: "?" }, { status: 404 })));
    expect(error).toMatchObject({ kind: "address", status: 404 });
  });

  it("is of kind server when a proxy answers with a page", async () => {
    const headers = { "Content-Type": "text/html" };
    const error = await failure(answering(new Response("<h1>502</h1>", { status: 502, headers })));
    expect(error).toMatchObject({ kind: "server", status: 502 });
  });

  describe("of a call that the browser blocks", () => {
    /** Fails calls as a browser does without CORS headers. */
    const blocking = (probe: () => Promise<Response>) => (request: Request) =>
      request.mode === "no-cors" ? probe() : Promise.reject(new TypeError("Failed to fetch"));
    const kindAt = async (origin: string, probe: () => Promise<Response>) => {
      vi.stubGlobal("location", { origin });
      const baseUrl = "http://caliper.test";
      const client = createClient({ baseUrl, fetch: blocking(probe) });
      const call = client.call(operation.makerInput, {}, (names) => names);
      return call.catch((error: unknown) => (error instanceof ApiError ? error.kind : error));
    };
    const reachable = () => Promise.resolve(new Response());
    const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

    it.each([
      ["origin", "http://host.test", reachable],
      ["network", "http://host.test", unreachable],
      ["network", "http://caliper.test", reachable],
    ])("is %s on a page of %s", async (kind, origin, probe) => {
      expect(await kindAt(origin, probe)).toBe(kind);
    });
  });

  it("is of kind contract if a success is not JSON", async () => {
    const error = await failure(answering(new Response("<!doctype html>")));
    expect(error).toMatchObject({ kind: "contract", message: "Unknown Error" });
  });

  it("is of kind contract when the body cannot be mapped", async () => {
    const { client } = testClient(answering(Response.json({ Data: null })));
    const call = client.call(operation.searchHardware, { query: { code: "H1" } }, (wire) =>
      wire.Data.map((row) => row.XBP),
    );
    await expect(call).rejects.toMatchObject({ kind: "contract", status: 200 });
  });

  it("rethrows the AbortError of an aborted call", async () => {
    const aborted = new DOMException("The call was given up.", "AbortError");
    await expect(makers(() => Promise.reject(aborted))).rejects.toBe(aborted);
  });
});

describe("createClient", () => {
  it("uses the current global fetch for each call", async () => {
    const client = createClient({ baseUrl: "http://caliper.test/" });
    const later = vi.fn<(request: Request) => Promise<Response>>(() =>
      Promise.resolve(Response.json(["Toyota"])),
    );
    vi.stubGlobal("fetch", later);
    const names = await client.call(operation.makerInput, {}, (wire) => wire);
    expect(names).toEqual(["Toyota"]);
    expect(later.mock.calls[0]?.[0]).toMatchObject({
      url: "http://caliper.test/api/Maker_Input",
      credentials: "same-origin",
    });
  });

  it("sends the embed key with each call", async () => {
    const send = vi.fn<(request: Request) => Promise<Response>>(() =>
      Promise.resolve(Response.json([])),
    );
    const client = createClient({ baseUrl: "http://caliper.test", key: "pk_1", fetch: send });
    await client.call(operation.makerInput, {}, (wire) => wire);
    expect(send.mock.calls[0]?.[0].headers.get("X-Caliper-Key")).toBe("pk_1");
  });

  it("passes a URL and plain options to the page's fetch when it has an embed key", async () => {
    const own = vi.fn<typeof fetch>(() => Promise.resolve(Response.json([])));
    vi.stubGlobal("fetch", own);
    const client = createClient({ baseUrl: "http://caliper.test", key: "pk_1" });
    await client.call(operation.makerInput, {}, nothing);
    await client.call(operation.productImageExists, { path: { name: "D1200.jpg" } }, nothing);
    const body = { step: 0, Product_Type: "Brake Rotors" } as const;
    await client.call(operation.searchByDim, { body }, nothing);
    const calls = own.mock.calls.map(([url, options]) => ({ url, ...options }));
    expect(calls).toMatchObject([
      {
        url: "http://caliper.test/api/Maker_Input",
        method: "GET",
        body: null,
        credentials: "omit",
        headers: { "x-caliper-key": "pk_1" },
      },
      { url: "http://caliper.test/Products/D1200.jpg", method: "HEAD", body: null },
      {
        url: "http://caliper.test/api/Search_By_Dim",
        method: "POST",
        body: '{"step":0,"Product_Type":"Brake Rotors"}',
        headers: { "content-type": "application/json" },
      },
    ]);
  });

  it("sends the secret of an API key as a bearer token, and no cookies with a key", async () => {
    const send = vi.fn<(request: Request) => Promise<Response>>(() =>
      Promise.resolve(Response.json([])),
    );
    const client = createClient({ baseUrl: "http://caliper.test", key: "sk_1", fetch: send });
    await client.call(operation.makerInput, {}, (wire) => wire);
    const request = send.mock.calls[0]?.[0];
    expect(request?.headers.get("Authorization")).toBe("Bearer sk_1");
    expect(request?.headers.has("X-Caliper-Key")).toBe(false);
    expect(request?.credentials).toBe("omit");
  });

  it("does not report the end of a session when it has a key", async () => {
    const onUnauthorized = vi.fn<() => void>();
    const fetch = () => Promise.resolve(problem(401, { code: "invalid-key" }));
    const baseUrl = "http://caliper.test";
    const client = createClient({ baseUrl, key: "pk_1", fetch, onUnauthorized });
    const reading = client.call(operation.makerInput, {}, (wire) => wire);
    await expect(reading).rejects.toMatchObject({ kind: "key" });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("calls its listeners for each 401 only", async () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    let status = 401;
    const client = createClient({
      baseUrl: "http://caliper.test",
      fetch: () => Promise.resolve(problem(status)),
      onUnauthorized: first,
    });
    const end = client.onUnauthorized(second);
    const call = () => client.call(operation.makerInput, {}, (wire) => wire).catch(() => undefined);
    await call();
    end();
    await call();
    status = 403;
    await call();
    expect(first).toHaveBeenCalledTimes(2);
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe("retrying", () => {
  it.each([
    ["network", true],
    ["server", true],
    ["invalid", false],
    ["unauthorized", false],
    ["forbidden", false],
    ["notFound", false],
    ["limited", false],
    ["address", false],
    ["key", false],
    ["origin", false],
    ["contract", false],
  ] as const)("%s: %s", (kind, again) => {
    expect(isTransient(new ApiError({ kind }))).toBe(again);
  });

  const tries = async (response: Response, retries: number) => {
    const { client, calls, queries } = testClient(() => Promise.resolve(response.clone()), retries);
    await queries.query({ ...makersQuery(client), retryDelay: 0 }).catch(() => undefined);
    return calls.length;
  };

  it("stops after the client's number of retries", async () => {
    expect(await tries(problem(500), 2)).toBe(3);
    expect(await tries(problem(500), 0)).toBe(1);
  });
  it("shows a failure after at most three seconds of waiting", () => {
    const { client } = testClient(() => Promise.resolve(problem(500)), 2);
    const { retryDelay } = makersQuery(client);
    const delays = [0, 1].map((failures) => (retryDelay as (failures: number) => number)(failures));
    expect(delays.reduce((sum, delay) => sum + delay)).toBeLessThan(3000);
  });
  it("never retries a 4xx", async () => {
    expect(await tries(problem(404), 2)).toBe(1);
  });
});
