import { pageWith, test } from "./support/host.ts";
import { expect, type Request } from "./support/test.ts";

/** At most this many bytes as they are sent, until the datasheet is there; docs/embedding.md states it. */
const budget = 150_000;

test("a datasheet loads at most 150 kB until it is ready", async ({ page, host }) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.addInitScript(() => {
    document.addEventListener("caliper:ready", () => {
      document.documentElement.dataset["ready"] = String(performance.now());
    });
  });
  const element = `<caliper-datasheet key="${host.key}" code="BR31338"></caliper-datasheet>`;
  await page.goto(host.serve("/size", pageWith(host.server, element)));
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  const started = await page.evaluate(() => {
    const ready = Number(document.documentElement.dataset["ready"]);
    const files = performance.getEntriesByType("resource");
    return files.filter(({ startTime }) => startTime <= ready).map(({ name }) => name);
  });
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const url = request.url();
      const { responseBodySize } = await request.sizes();
      return { url, bytes: responseBodySize };
    }),
  );
  const files = sizes.filter(
    ({ url }) => started.includes(url) && url.startsWith(`${host.server}/`),
  );
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  expect(files.length).toBeGreaterThan(3);
  expect(sum).toBeLessThan(budget);
});
