import {
  choose,
  commit,
  count,
  dialog,
  download,
  drop,
  history,
  preview,
  proceed,
  review,
  workbook,
} from "./support/loading.ts";
import { expect, main, test, type Page } from "./support/test.ts";

/** A connection that breaks off while 10,000 rows go up in 20 batches. */
const table = "intercambios";
const rows = 10_000;

// Loads of one table exclude each other: one after the other.
test.describe.configure({ mode: "serial" });

/** How a request fails on its way. */
type Fault = "nothing arrives" | "the answer is lost";

/**
 * Breaks requests, and writes down which batches went out. Within the page: a browser complains of a
 * connection that the network breaks, and complaints fail a test.
 */
async function breakConnection(page: Page, lost: number | "all", fault: Fault) {
  await page.evaluate(
    ([at, how]) => {
      const real = window.fetch;
      const sent: number[] = [];
      let isBroken = true;
      window.fetch = async (...call) => {
        const [request] = call;
        if (!(request instanceof Request)) return real(...call);
        const isBatch = request.url.endsWith("/excelUpload");
        const number = isBatch
          ? ((await request.clone().json()) as { batch: number }).batch
          : undefined;
        if (number !== undefined) sent.push(number);
        document.documentElement.dataset["sent"] = sent.join(" ");
        if (isBroken && (at === "all" || number === at)) {
          if (how === "the answer is lost") await real(...call);
          if (at !== "all") isBroken = false;
          throw new TypeError("Failed to fetch");
        }
        return real(...call);
      };
      window.addEventListener("online", () => (isBroken = false));
    },
    [lost, fault] as const,
  );
}

const sentBatches = async (page: Page) =>
  ((await page.locator("html").getAttribute("data-sent")) ?? "").split(" ").map(Number);

const lostText = `${table}.xlsx: The connection was lost. What has arrived is not sent again.`;

/** Tab until the button has the focus, and press it. */
async function retryByKeyboard(page: Page) {
  const retry = dialog(page).getByRole("button", { name: "Retry" });
  await expect(dialog(page).getByRole("alert")).toHaveText(
    `Error uploading the Excel file${lostText}Retry`,
    { timeout: 30_000 },
  );
  for (let step = 0; step < 12; step += 1) {
    if (await retry.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(retry).toBeFocused();
  await page.keyboard.press("Enter");
}

for (const { name, lost, fault } of [
  { name: "batch 7 of 20 is lost on its way", lost: 7, fault: "nothing arrives" },
  { name: "the answer to batch 7 of 20 is lost", lost: 7, fault: "the answer is lost" },
  { name: "the answer to the last batch is lost", lost: 20, fault: "the answer is lost" },
] as const) {
  test(`${name}: after Retry nothing lacks and nothing is there twice`, async ({ openAs }) => {
    const page = await openAs("admin", "/loadData?load=1");
    const all = await download(page, table);
    const sheet = all.slice(0, rows + 1);
    // A row that is not there yet: it would be added twice, or not at all.
    const brand = `LOST ${lost} ${fault}`;
    const added = (sheet[1] ?? []).with(1, brand);
    sheet[rows] = added;
    await choose(page, "EXCEL PARCIAL");
    await breakConnection(page, lost, fault);
    await drop(page, `${table}.xlsx`, workbook(sheet));
    await proceed(page);
    await retryByKeyboard(page);
    await review(page);
    await expect(count(page, "Unchanged")).toHaveText("9,999");
    await expect(count(page, "Added")).toHaveText("1");
    const sent = await sentBatches(page);
    // Each went out once, but for the one that was lost; the last, once it had arrived, no more.
    const again = lost === 20 ? [] : [lost];
    expect(sent.toSorted((a, b) => a - b)).toEqual(
      [...Array.from({ length: 20 }, (_, index) => index + 1), ...again].toSorted((a, b) => a - b),
    );

    await commit(page);
    await expect(main(page)).toContainText("Lines inserted successfully: 1");
    const after = await download(page, table);
    expect(after.filter((row) => row[1] === brand)).toEqual([added]);
    expect(after).toHaveLength(all.length + 1);
    const [newest] = await history(page, table);
    const undone = await page.request.post(`/api/v1/imports/${newest?.id}/undo`, {
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(undone.status()).toBe(200);
    expect(await download(page, table)).toEqual(all);
  });
}

test("with no connection at all nothing is lost either", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  const all = await download(page, table);
  await choose(page, "EXCEL PARCIAL");
  await breakConnection(page, "all", "nothing arrives");
  await drop(page, `${table}.xlsx`, workbook(all.slice(0, rows + 1)));
  await proceed(page);
  await retryByKeyboard(page);
  await retryByKeyboard(page);
  await expect(dialog(page).getByRole("alert")).toContainText(lostText, { timeout: 30_000 });
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await retryByKeyboard(page);
  await review(page);
  await expect(count(page, "Unchanged")).toHaveText("10,000");
});

test("a dialog or a page that is closed half-way keeps its table from nobody", async ({
  openAs,
  context,
}) => {
  const page = await openAs("admin", "/loadData?load=1");
  const sheet = (await download(page, table)).slice(0, rows + 1);
  const begin = async (on: Page) => {
    await choose(on, "EXCEL PARCIAL");
    await breakConnection(on, 7, "nothing arrives");
    await drop(on, `${table}.xlsx`, workbook(sheet));
    await proceed(on);
    await expect(dialog(on).getByRole("button", { name: "Retry" })).toBeVisible({
      timeout: 30_000,
    });
  };
  const newest = async () => (await history(page, table))[0]?.state;

  await begin(page);
  expect(await newest()).toBe("staging");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect.poll(newest).toBe("discarded");

  const other = await context.newPage();
  await other.goto("/loadData?load=1");
  await begin(other);
  expect(await newest()).toBe("staging");
  await other.close();
  await expect.poll(newest).toBe("discarded");

  await page.goto("/loadData?load=1");
  await preview(page, `${table}.xlsx`, sheet.slice(0, 601));
  await expect(count(page, "Unchanged")).toHaveText("600");
});

test("a reader that falls over is told, and the same file is read when it is dropped again", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/loadData?load=1");
  const sheet = (await download(page, table)).slice(0, 101);
  await choose(page, "EXCEL PARCIAL");
  await page.evaluate(() => {
    const Sound = window.Worker;
    window.Worker = class extends Sound {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent("error")));
        window.Worker = Sound;
      }
    };
  });
  await drop(page, `${table}.xlsx`, workbook(sheet));
  await expect(dialog(page).getByRole("alert")).toContainText(
    "The Excel reader could not be loaded. Check your connection and try again.",
  );
  await drop(page, `${table}.xlsx`, workbook(sheet));
  await proceed(page);
  await review(page);
  await expect(count(page, "Unchanged")).toHaveText("100");
});
