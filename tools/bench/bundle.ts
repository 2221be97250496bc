import { gzipSync } from "node:zlib";
import { chromium as launcher } from "playwright";
import { chromium, chromiumFlags } from "../chromium.ts";

/** Bytes of JavaScript, gzip, that the browser loads for a page until it is idle. */
export async function scriptBytes(
  origin: string,
  path: string,
  signIn?: { cliente: string; password: string },
): Promise<number> {
  const pinned = await chromium();
  const browser = await launcher.launch({
    executablePath: pinned.executablePath,
    args: chromiumFlags,
    env: { ...process.env, ...pinned.env },
  });
  try {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    if (signIn) {
      await page.goto("/");
      await page.getByRole("textbox", { name: "Username" }).fill(signIn.cliente);
      await page.getByRole("textbox", { name: "Password" }).fill(signIn.password);
      await page.getByRole("button", { name: "Login" }).click();
      await page.waitForURL("**/home");
    }
    const sizes: Promise<number>[] = [];
    // A page of its own: what the sign-in page loaded is not held against the next.
    const fresh = await context.newPage();
    fresh.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await fresh.goto(path, { waitUntil: "networkidle" });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
  }
}
