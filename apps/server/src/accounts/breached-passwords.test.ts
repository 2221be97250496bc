import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { breachedPasswords } from "./breached-passwords.ts";
import { type RangeServer, startRanges } from "./testing/range-server.ts";

let ranges: RangeServer;
beforeAll(async () => void (ranges = await startRanges({ "correct-horse-battery": 3, padded: 0 })));
afterAll(() => ranges.close());

/** The answer for a password, and what failed. */
async function ask(url: string | undefined, password: string) {
  const failures: string[] = [];
  const onFailure = (error: unknown) => void failures.push(String(error));
  return { found: await breachedPasswords({ url, onFailure })(password), failures };
}

test.each([
  ["correct-horse-battery", true],
  ["Correct-horse-battery", false],
  ["padded", false],
])("looks up %j", async (password, found) => {
  expect(await ask(ranges.url, password)).toEqual({ found, failures: [] });
});

test("sends no more than the first five characters of the hash", async () => {
  await ask(ranges.url, "correct-horse-battery");
  expect(ranges.paths.length).toBeGreaterThan(0);
  for (const path of ranges.paths) expect(path).toMatch(/^\/range\/[0-9A-F]{5}$/u);
});

test("asks nothing without a service", async () => {
  expect(await ask(undefined, "correct-horse-battery")).toEqual({ found: false, failures: [] });
});

test("accepts a password and reports the failure when the service refuses, redirects or is gone", async () => {
  const statuses = [503, 302];
  const server = createServer((_request, response) => {
    response.writeHead(statuses.shift() ?? 200, { location: ranges.url }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const expected of ["503", "TypeError"]) {
    const { found, failures } = await ask(url, "correct-horse-battery");
    expect(found).toBe(false);
    expect(failures).toEqual([expect.stringContaining(expected)]);
  }
  server.close();
  server.closeAllConnections();
  const gone = await ask(url, "correct-horse-battery");
  expect(gone).toEqual({ found: false, failures: [expect.stringContaining("fetch failed")] });
});
