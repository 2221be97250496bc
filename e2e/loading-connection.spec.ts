import { tabTo } from "./support/keyboard.ts";
import * as loading from "./support/loading.ts";
import { expect, main, test, type Page } from "./support/test.ts";

/** The connection is lost while 1,500 rows are uploaded in three batches. */
const table = "equivalencias";
const rows = 1500;

// A table accepts one import at a time, so the tests run serially.
test.describe.configure({ mode: "serial" });

type Fault = "nothing arrives" | "the answer is lost";

/**
 * Makes requests fail and records which batches were sent. Replaces fetch in the page because real network errors
 * are logged to the console, which fails a test.
 */
async function breakConnection(page: Page, lost: number | "all", fault: Fault) {
  await page.evaluate(
    ([lostBatch, mode]) => {
      const realFetch = window.fetch;
      const sent: number[] = [];
      let isBroken = true;
      window.fetch = async (...call) => {
        const [request] = call;
        if (!(request instanceof Request)) return realFetch(...call);
        const isBatch = request.url.endsWith("/excelUpload");
        const number = isBatch
          ? ((await request.clone().json()) as { batch: number }).batch
          : undefined;
        if (number !== undefined) sent.push(number);
        document.documentElement.dataset["sent"] = sent.join(" ");
        if (isBroken && (lostBatch === "all" || number === lostBatch)) {
          if (mode === "the answer is lost") await realFetch(...call);
          if (lostBatch !== "all") isBroken = false;
          throw new TypeError("Failed to fetch");
        }
        return realFetch(...call);
      };
      window.addEventListener("online", () => (isBroken = false));
    },
    [lost, fault] as const,
  );
}

const sentBatches = async (page: Page) =>
  ((await page.locator("html").getAttribute("data-sent")) ?? "").split(" ").map(Number);

const lostText = `${table}.xlsx: The connection was lost. Rows already received will not be sent again.`;

async function retryByKeyboard(page: Page) {
  const retry = loading.form(page).getByRole("button", { name: "Try again" });
  await expect(loading.form(page).getByRole("alert")).toHaveText(
    `Error uploading the Excel file${lostText}Try again`,
    { timeout: 30_000 },
  );
  await tabTo(retry, 12);
  await page.keyboard.press("Enter");
}

for (const { name, lost, fault } of [
  { name: "the request of batch 2 of 3 is lost", lost: 2, fault: "nothing arrives" },
  { name: "the response to batch 2 of 3 is lost", lost: 2, fault: "the answer is lost" },
  { name: "the response to the last batch is lost", lost: 3, fault: "the answer is lost" },
] as const) {
  test(`imports each row exactly once after Try again: ${name}`, async ({ openAs }) => {
    const page = await openAs("admin", "/loadData?load=1");
    const all = await loading.download(page, table);
    const sheet = all.slice(0, rows + 1);
    // A new row shows whether a batch was applied twice or not at all: the last rank of a part without one.
    const isLast = (row: readonly loading.Cell[]) => row[1] === 3;
    const taken = new Set(all.filter(isLast).map(([code]) => code));
    const added = (sheet.slice(1).find(([code]) => !taken.has(code)) ?? []).with(1, 3);
    sheet[rows] = added;
    await loading.uploadType(page).choose("EXCEL PARCIAL");
    await breakConnection(page, lost, fault);
    await loading.drop(page, `${table}.xlsx`, loading.workbook(sheet));
    await loading.question(page).press("Continue");
    await retryByKeyboard(page);
    await loading.review(page);
    await expect(loading.count(page, "Unchanged")).toHaveText("1,499");
    await expect(loading.count(page, "Added")).toHaveText("1");
    const sent = await sentBatches(page);
    // Each batch is sent once, the lost one twice; the last one was received and is not sent again.
    const resent = lost === 3 ? [] : [lost];
    expect(sent.toSorted((a, b) => a - b)).toEqual([1, 2, 3, ...resent].toSorted((a, b) => a - b));

    await loading.commit(page);
    await expect(main(page)).toContainText("Lines inserted successfully: 1");
    const after = await loading.download(page, table);
    expect(after.filter((row) => row[0] === added[0] && isLast(row))).toEqual([added]);
    expect(after).toHaveLength(all.length + 1);
    await loading.undoNewest(page, table);
    expect(await loading.download(page, table)).toEqual(all);
  });
}

test("resumes the upload after a complete connection loss", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  const all = await loading.download(page, table);
  await loading.uploadType(page).choose("EXCEL PARCIAL");
  await breakConnection(page, "all", "nothing arrives");
  await loading.drop(page, `${table}.xlsx`, loading.workbook(all.slice(0, rows + 1)));
  await loading.question(page).press("Continue");
  await retryByKeyboard(page);
  await retryByKeyboard(page);
  await expect(loading.form(page).getByRole("alert")).toContainText(lostText, { timeout: 30_000 });
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await retryByKeyboard(page);
  await loading.review(page);
  await expect(loading.count(page, "Unchanged")).toHaveText("1,500");
});

test("discards a partial upload when its dialog or page is closed, and the table can be loaded again", async ({
  openAs,
  context,
}) => {
  const page = await openAs("admin", "/loadData?load=1");
  const sheet = (await loading.download(page, table)).slice(0, rows + 1);
  const begin = async (on: Page) => {
    await loading.uploadType(on).choose("EXCEL PARCIAL");
    await breakConnection(on, 2, "nothing arrives");
    await loading.drop(on, `${table}.xlsx`, loading.workbook(sheet));
    await loading.question(on).press("Continue");
    await expect(loading.form(on).getByRole("button", { name: "Try again" })).toBeVisible({
      timeout: 30_000,
    });
  };
  const newest = async () => (await loading.history(page, table))[0]?.state;

  await begin(page);
  expect(await newest()).toBe("staging");
  await loading.dialog(page).close();
  await expect.poll(newest).toBe("discarded");

  const other = await context.newPage();
  await other.goto("/loadData?load=1");
  await begin(other);
  expect(await newest()).toBe("staging");
  await other.close();
  await expect.poll(newest).toBe("discarded");

  await page.goto("/loadData?load=1");
  await loading.preview(page, `${table}.xlsx`, sheet.slice(0, 601));
  await expect(loading.count(page, "Unchanged")).toHaveText("600");
});

test("shows an error when the Excel reader fails, and reads the file when it is dropped again", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/loadData?load=1");
  const sheet = (await loading.download(page, table)).slice(0, 101);
  await loading.uploadType(page).choose("EXCEL PARCIAL");
  await page.evaluate(() => {
    const RealWorker = window.Worker;
    window.Worker = class extends RealWorker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent("error")));
        window.Worker = RealWorker;
      }
    };
  });
  await loading.drop(page, `${table}.xlsx`, loading.workbook(sheet));
  await expect(loading.form(page).getByRole("alert")).toContainText(
    "The Excel reader could not be loaded. Check your connection and try again.",
  );
  await loading.drop(page, `${table}.xlsx`, loading.workbook(sheet));
  await loading.question(page).press("Continue");
  await loading.review(page);
  await expect(loading.count(page, "Unchanged")).toHaveText("100");
});
