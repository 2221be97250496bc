import { describe, expect, it } from "vitest";
import { sharedTestServer } from "./testing/server.ts";

const server = sharedTestServer({ publicUrl: "https://catalogue.example" });
const unbuilt = sharedTestServer({ embed: "no-such-folder" });

const year = "public, max-age=31536000, immutable";

it.each([
  ["/embed/v1/caliper.js", "public, max-age=300"],
  ["/embed/1.0.0/caliper.js", year],
  ["/embed/assets/style-abc.js", year],
])("lets every page load %s", async (url, caching) => {
  const { statusCode, headers } = await server.app.inject({
    url,
    headers: { origin: "https://shop.example" },
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": caching,
    "content-type": "application/javascript; charset=utf-8",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
});

it("serves nothing outside its folder", async () => {
  const { statusCode } = await server.app.inject("/embed/..%2f..%2fetc/passwd");
  expect(statusCode).toBeGreaterThanOrEqual(400);
});

describe("the release for the lines of a page", () => {
  it("has its URLs and its hash", async () => {
    expect(await server.ok("getEmbed", { as: "admin" })).toEqual({
      version: "1.0.0",
      origin: "https://catalogue.example",
      script: "https://catalogue.example/embed/1.0.0/caliper.js",
      latest: "https://catalogue.example/embed/v1/caliper.js",
      integrity: "sha384-abc",
    });
  });

  it("is missing if the embed has not been built", async () => {
    expect((await unbuilt.call("getEmbed", { as: "admin" })).status).toBe(404);
  });
});
