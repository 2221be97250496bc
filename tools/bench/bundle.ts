import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium as launcher } from "playwright";
import { chromium } from "../chromium.ts";
import { root } from "../run.ts";

interface Chunk {
  file: string;
  imports?: string[];
}

const dist = join(root, "apps/portal/dist");
const widgets = "../../packages/catalogue-widgets/src/messages/en.json";
/** Texts of the sign-in page; all other pages also load the catalogue's. */
const firstTexts = ["src/messages/en.json", `${widgets}?shownBy=session`];

/** Gzipped bytes of JavaScript that a page needs before it renders: its chunk, the entry, the English messages. */
export function entryBytes(page: string, texts: "form" | "catalogue"): number {
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const needed = new Set<string>();
  const need = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    if (needed.has(chunk.file)) return;
    needed.add(chunk.file);
    for (const other of chunk.imports ?? []) need(other);
  };
  for (const name of ["index.html", page, ...firstTexts, ...(texts === "form" ? [] : [widgets])])
    need(name);
  return [...needed]
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + gzipped(join(dist, file)), 0);
}

/** The same for a datasheet of an anonymous visitor, whose document lists its scripts. */
export async function publicBytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  const lists = /const \[modules,entry,later\]=(\[.*?\])\["member"/.exec(html)?.[1];
  if (lists === undefined) throw new Error(`${path} lists no scripts`);
  const [[modules, entry]] = JSON.parse(lists) as [[string[], string]];
  return [...modules, entry].reduce((sum, file) => sum + gzipped(join(dist, file)), 0);
}

const gzipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** Gzipped bytes of JavaScript that the browser loads for a page until it is idle. */
export async function scriptBytes(
  origin: string,
  path: string,
  signIn?: { cliente: string; password: string },
): Promise<number> {
  const browser = await launcher.launch(await chromium());
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
    // In a new page, so that scripts of the sign-in page are not counted.
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
