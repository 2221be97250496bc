import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FastifyInstance, fastify } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveEmbed } from "./embed.ts";

let app: FastifyInstance;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "caliper-embed-"));
  for (const file of ["v1/caliper.js", "1.0.0/caliper.js", "assets/style-abc.js"]) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), "export {};");
  }
  app = fastify();
  await serveEmbed(app, folder);
});
afterAll(() => app.close());

const year = "public, max-age=31536000, immutable";

it.each([
  ["/embed/v1/caliper.js", "public, max-age=300"],
  ["/embed/1.0.0/caliper.js", year],
  ["/embed/assets/style-abc.js", year],
])("lets every page load %s", async (url, caching) => {
  const { statusCode, headers } = await app.inject({
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
  const { statusCode } = await app.inject("/embed/..%2f..%2fetc/passwd");
  expect(statusCode).toBeGreaterThanOrEqual(400);
});
