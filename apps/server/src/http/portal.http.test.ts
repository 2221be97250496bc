import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "./testing/server.ts";

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "caliper-portal-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Caliper</title>");
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  const pages = ["/", "/home", "/home/:view/:section?", "/datasheet", "/password/:token"];
  pages.push(String.raw`/orders/:number([1-9]\d{0,8})`);
  await writeFile(join(folder, "pages.json"), JSON.stringify(pages));
  await writeFile(join(folder, "assets/main-abc123.js"), "plain");
  await writeFile(join(folder, "assets/main-abc123.js.br"), "brotli");
  await writeFile(join(folder, "assets/decode.worker-abc123.js"), "worker");
  await writeFile(join(folder, "assets/decode.worker-abc123.js.br"), "worker");
  await writeFile(join(folder, "assets/main-abc123.js.gz"), "gzip");
  server = await startTestServer({ content: "empty", portal: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

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
