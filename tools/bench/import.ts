import { copyFileSync, cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import type { Browser, Page } from "playwright";
import { rowsIn, workbookOf } from "../../packages/sheet-reader/src/testing/workbook.ts";
import { type Account, launch, longestTask, signedIn } from "./browser.ts";
import { type Call, median } from "./load.ts";
import type { ImportDone, ImportOrder, SheetCells } from "./importing.ts";
import { freePort, serve } from "./serve.ts";

export interface ImportMeasured {
  /** ms from the drop of the file to its preview on the screen. */
  readonly preview: number;
  /** ms that the spreadsheet library needs for the same file. */
  readonly parse: number;
  /** CPU ms of the page's longest task during the import. */
  readonly longestTask: number;
  /** Rows per second of the commit. */
  readonly commitRate: number;
  /** Rows per second of plain inserts of the same rows into the same table. */
  readonly bareRate: number;
  /** 99th percentile of search times in ms, on an idle server and during an import. */
  readonly p99AtRest: number;
  readonly p99Meanwhile: number;
}

const rows = 50_000;
const rounds = 3;
const table = "aplicaciones";
const header = ["Codigo", "Maker", "Model", "SubModel", "Engine", "Desde", "Hasta", "POSITION"];

/** New applications of existing parts. */
function applications(dataDir: string): SheetCells[] {
  const db = new DatabaseSync(join(dataDir, "caliper.db"), { readOnly: true });
  const codes = db.prepare("select code from product where family = 'brake_pads'").all();
  db.close();
  return Array.from({ length: rows }, (_, index) => [
    String(codes[index % codes.length]?.["code"]),
    "BENCH",
    `MODEL ${index % 250}`,
    `S${index % 7}`,
    `ENGINE ${index}`,
    1990 + (index % 30),
    2020,
    index % 2 === 0 ? "Front" : "Rear",
  ]);
}

/** Inserts the same rows without comparison or history. */
function bareRate(dataDir: string, cells: readonly SheetCells[]): number {
  const file = join(dataDir, "bare.db");
  copyFileSync(join(dataDir, "caliper.db"), file);
  const db = new DatabaseSync(file);
  const began = performance.now();
  db.exec("begin immediate");
  const insert = db.prepare(
    "insert into application (code, maker, model, submodel, engine, year_from, year_to, position, maker_key, model_key) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  for (const row of cells) insert.run(...row, row[1] ?? null, row[2] ?? null);
  db.exec("commit");
  const rate = (cells.length / (performance.now() - began)) * 1000;
  db.close();
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith("bare.db")) rmSync(join(dataDir, name));
  }
  return rate;
}

/** Imports or undoes in another thread, so that measurements in this one are not delayed. */
const inThread = (order: ImportOrder) =>
  new Promise<ImportDone>((resolve, reject) => {
    const module = new URL("./importing.ts", import.meta.url);
    const worker = new Worker(module, { workerData: order });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

/** 99th percentile of the response times during `work`, in ms. */
async function p99During(
  origin: string,
  cookie: string,
  calls: readonly Call[],
  work: Promise<unknown>,
): Promise<number> {
  let isOver = false;
  const times: number[] = [];
  const hand = async (from: number) => {
    for (let at = from; !isOver; at += 1) {
      const { method, path } = calls[at % calls.length] ?? { method: "GET", path: "/healthz" };
      const began = performance.now();
      const answer = await fetch(`${origin}${path}`, { method, headers: { cookie } });
      await answer.arrayBuffer();
      times.push(performance.now() - began);
      // Pauses like those of real users.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const hands = Promise.all([hand(0), hand(Math.floor(calls.length / 2))]);
  await work.finally(() => (isOver = true));
  await hands;
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function cookieOf(origin: string, account: Account): Promise<string> {
  const answer = await fetch(`${origin}/api/usersAuth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

async function openDialog(browser: Browser, origin: string, account: Account): Promise<Page> {
  const { page } = await signedIn(browser, origin, account);
  await page.goto("/loadData?load=1");
  await page.getByRole("button", { name: /Upload type/u }).click();
  await page.getByRole("option", { name: "EXCEL PARCIAL" }).click();
  return page;
}

/** Time from dropping the file to the first rows of its preview; undoes the import afterwards. */
async function previewed(page: Page, file: string): Promise<number> {
  const began = performance.now();
  await page.locator("input[type=file]").setInputFiles(file);
  const slow = { timeout: 120_000 };
  await page.getByRole("button", { name: "Continue" }).click(slow);
  await page.getByRole("link", { name: "Review changes" }).click(slow);
  await page.getByRole("row", { name: /BENCH/u }).first().waitFor(slow);
  return performance.now() - began;
}

async function discard(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await page.waitForURL("**/loadData");
}

/** Imports 50,000 rows, in the browser and on the server. */
export async function measureImport(
  folder: string,
  demo: string,
  account: Account,
  searches: readonly Call[],
): Promise<ImportMeasured> {
  const dataDir = join(folder, "import");
  cpSync(demo, dataDir, { recursive: true });
  const cells = applications(dataDir);
  const file = join(folder, `${table}.xlsx`);
  const bytes = workbookOf([header, ...cells]);
  writeFileSync(file, bytes);
  const parses: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    rowsIn(bytes);
    parses.push(performance.now() - began);
    bare.push(bareRate(dataDir, cells));
  }

  const port = await freePort();
  const served = await serve("apps/demo/src/main.ts", [], port, "/readyz", {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    CALIPER_DEMO: "1",
    RATE_LIMIT: "0",
  });
  const browser = await launch();
  try {
    const previews: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await openDialog(browser, served.origin, account);
      previews.push(await previewed(page, file));
      await discard(page);
      await page.context().close();
    }
    const page = await openDialog(browser, served.origin, account);
    const task = await longestTask(page, async () => void (await previewed(page, file)));
    await discard(page);
    await browser.close();

    const cookie = await cookieOf(served.origin, account);
    const commits: number[] = [];
    const meanwhile: number[] = [];
    const atRest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const pause = new Promise((resolve) => setTimeout(resolve, 5000));
      atRest.push(await p99During(served.origin, cookie, searches, pause));
      const who = { origin: served.origin, cookie };
      const work = inThread({ ...who, act: "load", table, header, cells });
      meanwhile.push(await p99During(served.origin, cookie, searches, work));
      const { id, took } = await work;
      commits.push((cells.length / took) * 1000);
      await inThread({ ...who, act: "undo", id });
    }
    return {
      preview: median(previews),
      parse: median(parses),
      longestTask: task,
      commitRate: median(commits),
      bareRate: median(bare),
      p99AtRest: median(atRest),
      p99Meanwhile: median(meanwhile),
    };
  } finally {
    await browser.close();
    await served.stop();
  }
}
