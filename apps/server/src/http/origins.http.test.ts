import { beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import { contract, sharedTestServer, shop } from "./testing/server.ts";
import { addImage } from "./testing/stored-files.ts";

const server = sharedTestServer();
const evil = "https://evil.example";
let shopKey: string;

beforeAll(async () => {
  await addImage(server.data, "BR31338");
  await addImports(server);
  await addPeople(server);
  const headers = await server.keyHeaders({
    kind: "embed",
    name: "Own",
    scopes: ["catalogue", "search"],
    origins: [shop],
  });
  shopKey = headers["x-caliper-key"] ?? "";
});

const codeOf = (answer: { body: unknown }) => (answer.body as Wire<"Problem"> | undefined)?.code;
const preflight = (origin: string, url = "/api/Search_By_Dim") =>
  server.send("OPTIONS", url, {
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,x-caliper-key",
    },
  });
const allowed = "access-control-allow-origin";

describe("a preflight", () => {
  it("allows the origin of an embed key to send the key, without credentials", async () => {
    const answer = await preflight(shop);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe("");
    expect(answer.headers).toMatchObject({
      [allowed]: shop,
      "access-control-allow-methods": "GET, HEAD, POST",
      "access-control-allow-headers": "X-Caliper-Key, Content-Type, Accept-Language",
      "access-control-max-age": "600",
      vary: "Origin",
    });
    expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
  });

  it.each([
    evil,
    "null",
    "http://shop.example",
    `${shop}:8443`,
    "https://www.shop.example",
    "https://shop.example.evil.example",
    "HTTPS://SHOP.EXAMPLE",
  ])("from %s gets no permission", async (origin) => {
    const answer = await preflight(origin);
    expect(answer.status).toBe(405);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual(
      [],
    );
  });
});

describe("an answer", () => {
  it.each(["fichaInfo", "productImage", "searchByCode", "healthz"] as const)(
    "of %s names the origin of an embed key, and no other",
    async (id) => {
      for (const [origin, expected] of [
        [shop, shop],
        [evil, undefined],
      ] as const) {
        const answer = await server.call(id, { ...samples[id], headers: { origin } });
        expect([origin, answer.headers[allowed]]).toEqual([origin, expected]);
        expect(answer.headers["vary"]).toBe("Origin");
        expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
      }
    },
  );

  it("of an image may be loaded and cached for every page", async () => {
    const { headers } = await server.call("productImage", samples.productImage);
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["vary"]).toBe("Origin");
  });

  it("exposes the retry time, and the version and size of an image, to the page", async () => {
    const answer = await server.call("fichaInfo", {
      ...samples.fichaInfo,
      headers: { origin: shop },
    });
    expect(answer.headers["access-control-expose-headers"]).toBe("ETag, Image-Size, Retry-After");
  });
});

describe("an embed key", () => {
  const openToKey = [...contract.operations.values()].filter(({ keys }) => keys.includes("embed"));

  it.each(openToKey)("is refused on pages of other origins: $id", async ({ id }) => {
    for (const origin of [evil, "null", undefined]) {
      const headers = { "x-caliper-key": shopKey, ...(origin !== undefined && { origin }) };
      const answer = await server.call(id, { ...samples[id], headers });
      expect([origin, answer.status]).toEqual([origin, 403]);
      // HEAD has no body.
      expect(codeOf(answer) ?? "foreign-origin").toBe("foreign-origin");
    }
  });

  const pages: readonly Readonly<Record<string, string>>[] = [
    { origin: shop },
    { origin: shop, "sec-fetch-site": "cross-site" },
    // A preview on the portal's own pages, which send no origin when they read.
    { "sec-fetch-site": "same-origin" },
  ];

  it.each(pages)("works with %j", async (headers) => {
    const answer = await server.call("searchByDim", {
      ...samples.searchByDim,
      headers: { ...headers, "x-caliper-key": shopKey },
    });
    expect(answer.status).toBe(200);
  });

  it("is not a secret: as a bearer token it is refused", async () => {
    const headers = { authorization: `Bearer ${shopKey}`, origin: shop };
    const answer = await server.call("fichaInfo", { ...samples.fichaInfo, headers });
    expect([answer.status, codeOf(answer)]).toEqual([401, "invalid-key"]);
  });

  it.each(["", "pk_unknown", `pk_${"a".repeat(5000)}`])(
    "that is unknown is refused",
    async (id) => {
      const headers = { "x-caliper-key": id, origin: shop };
      const answer = await server.call("fichaInfo", { ...samples.fichaInfo, headers });
      expect([answer.status, codeOf(answer)]).toEqual([401, "invalid-key"]);
      expect(answer.headers[allowed]).toBe(shop);
    },
  );
});

describe("a session", () => {
  it.each([shop, evil, "null"])("is not honored on pages of %s", async (origin) => {
    const answer = await server.call("searchByCode", {
      ...samples.searchByCode,
      headers: { origin },
      as: "admin",
    });
    expect([answer.status, codeOf(answer)]).toEqual([401, "unauthorized"]);
    const sheet = await server.call("fichaInfo", {
      ...samples.fichaInfo,
      headers: { origin },
      as: "admin",
    });
    expect(sheet.text).not.toContain("Precio");
  });

  it("is ignored when a key is sent with it", async () => {
    const headers = { "x-caliper-key": shopKey, origin: shop };
    const sheet = await server.ok("fichaInfo", { ...samples.fichaInfo, headers, as: "admin" });
    expect(sheet).not.toHaveProperty("Precio");
  });
});

it("ignores authorization schemes that are not ours", async () => {
  const headers = { authorization: "Basic YTpi" };
  expect((await server.call("fichaInfo", { ...samples.fichaInfo, headers })).status).toBe(200);
});
