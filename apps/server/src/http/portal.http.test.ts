import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtFolder } from "./testing/built-files.ts";
import { sharedTestServer, startTestServer } from "./testing/server.ts";

const pages = ["/", "/home", "/home/:view/:section?", "/datasheet", "/password/:token"];
pages.push(String.raw`/orders/:number([1-9]\d{0,8})`);
const folder = builtFolder({
  "index.html": "<!doctype html><title>Caliper</title>",
  "favicon.svg": "<svg/>",
  "pages.json": JSON.stringify(pages),
  "assets/main-abc123.js": "plain",
  "assets/main-abc123.js.br": "brotli",
  "assets/decode.worker-abc123.js": "worker",
  "assets/decode.worker-abc123.js.br": "worker",
  "assets/main-abc123.js.gz": "gzip",
});
const server = sharedTestServer({ content: "empty", portal: folder });

describe("the portal", () => {
  it.each([
    "/",
    "/home",
    "/home/",
    "/home/code",
    "/home/code/pastillas_y_bandas",
    "/password/abc",
    "/orders/12",
    "/datasheet?codigo=D-1200.5&section&type=Brake%20Pads",
  ])("is answered at %s", async (url) => {
    const answer = await server.send("GET", url);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.text).toContain("<title>Caliper</title>");
  });

  it.each([
    "/no/such/page",
    "/nowhere",
    "/home/code/hardware/more",
    "/password",
    "/datasheets",
    "/orders/abc",
    "/orders/012",
  ])("is answered with 404 at %s", async (url) => {
    const answer = await server.send("GET", url);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("<title>Caliper</title>");
    expect((await server.send("HEAD", url)).status).toBe(404);
  });

  it("allows its own scripts only, and no framing", async () => {
    const { headers } = await server.send("GET", "/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("allows the camera to its document, and WebAssembly to the reader of barcodes alone", async () => {
    const encoded = { headers: { "accept-encoding": "br" } };
    const policies = async (url: string) => {
      const { headers } = await server.send("GET", url, encoded);
      return [headers["permissions-policy"], headers["content-security-policy"]].map(String);
    };
    const [camera, page] = await policies("/home");
    expect(camera).toContain("camera=(self)");
    expect(page).not.toContain("wasm");
    const [closed, decoder] = await policies("/assets/decode.worker-abc123.js");
    expect(closed).toContain("camera=()");
    expect(decoder).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect((await policies("/assets/main-abc123.js")).join(" ")).not.toContain("wasm");
  });

  it("serves files with a hash in the name as immutable and precompressed", async () => {
    const url = "/assets/main-abc123.js";
    const plain = await server.send("GET", url);
    expect(plain.text).toBe("plain");
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const brotli = await server.send("GET", url, { headers: { "accept-encoding": "gzip, br" } });
    expect([brotli.text, brotli.headers["content-encoding"]]).toEqual(["brotli", "br"]);
    const gzip = await server.send("GET", url, { headers: { "accept-encoding": "gzip" } });
    expect([gzip.text, gzip.headers["content-encoding"]]).toEqual(["gzip", "gzip"]);
    expect(String(gzip.headers["content-type"])).toContain("javascript");
  });

  it("answers HEAD", async () => {
    const answer = await server.send("HEAD", "/home");
    expect([answer.status, answer.text]).toEqual([200, ""]);
  });

  it.each(["/healthz", "/readyz"])("leaves HEAD %s to the API", async (url) => {
    const [head, got] = [await server.send("HEAD", url), await server.send("GET", url)];
    expect([head.status, head.text]).toEqual([got.status, ""]);
    expect(head.headers["content-type"]).toBe(got.headers["content-type"]);
  });

  it.each([
    "/assets/gone-123.js",
    "/assets/",
    "/missing.png",
    "/..%2f..%2fpackage.json",
    "/%2e%2e/%2e%2e/package.json",
    "/assets/..%2f..%2f..%2fetc%2fpasswd",
    "/.env",
  ])("is not answered at %s", async (url) => {
    const answer = await server.send("GET", url);
    expect([403, 404]).toContain(answer.status);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
  });
});

describe("a portal that has not been built", () => {
  it("returns how to build it", async () => {
    const other = await startTestServer({ content: "empty", portal: join(folder, "nothing") });
    const answer = await other.send("GET", "/");
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("npm run build");
    await other.close();
  });
});
