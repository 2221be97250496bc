import { setTimeout as sleep } from "node:timers/promises";
import { randomFrom } from "@caliper/catalogue-model/random";
import {
  commit,
  download,
  drop,
  form,
  history,
  question,
  uploadType,
  workbook,
  type Cell,
} from "./support/loading.ts";
import { killableBrowser } from "./support/killable.ts";
import { expect, main, password, signIn, test, type Page } from "./support/test.ts";

/**
 * Kills the browser at random moments of an import. The table must be either unchanged or fully imported, as the
 * history states. Set `KILLED_BROWSERS=30` for a longer run; `KILL_SEED` repeats the moments of one.
 */
const seed = Number(process.env["KILL_SEED"] ?? Math.floor(Math.random() * 1e9));
const random = randomFrom(seed);
const rounds = Number(process.env["KILLED_BROWSERS"] ?? 3);
const table = "pallet";
/** Rows of the table that each import changes. */
const changed = 1000;
const name = `${table}.xlsx`;

/** @returns the duration of the import in ms, or undefined if another import of the table is open */
async function load(page: Page, file: Buffer) {
  await page.goto("/loadData?load=1");
  await uploadType(page).choose("EXCEL PARCIAL");
  const began = performance.now();
  await drop(page, name, file);
  await question(page).press("Continue");
  const arrived = form(page).getByRole("link", { name: "Review changes" });
  const refused = form(page).getByRole("alert").filter({ hasText: "You are loading" });
  await expect(arrived.or(refused)).toBeVisible({ timeout: 30_000 });
  if (await refused.isVisible()) return undefined;
  await arrived.click();
  await commit(page);
  await expect(main(page)).toContainText("Lines inserted successfully", { timeout: 30_000 });
  return performance.now() - began;
}

/** The table with the weights of its first rows increased. */
const increaseWeights = ([header = [], ...rows]: readonly (readonly Cell[])[], by: number) => {
  const at = header.indexOf("Weight");
  const heavier = (row: readonly Cell[]) =>
    row.with(at, Number((Number(row[at] ?? 0) + by).toFixed(2)));
  return [[...header], ...rows.map((row, index) => (index < changed ? heavier(row) : [...row]))];
};

/** A workbook of the rows that an import changes. */
const fileOf = (rows: readonly (readonly Cell[])[]) => workbook(rows.slice(0, changed + 1));

/**
 * Whether the import of the killed browser was committed. If its commit is still running, discarding the import
 * either happens first, so the commit is refused, or returns 409 after it.
 */
async function wasCommitted(observer: Page, known: ReadonlySet<string>): Promise<boolean> {
  const entry = (await history(observer, table)).find(({ id }) => !known.has(id));
  if (entry?.state !== "ready") return entry?.state === "committed";
  const response = await observer.request.delete(`/api/v1/imports/${entry.id}`, {
    headers: { Origin: new URL(observer.url()).origin },
  });
  expect([204, 409]).toContain(response.status());
  return response.status() === 409;
}

test("a killed browser leaves the table unchanged or fully imported, and does not block the next import", async ({
  openAs,
  baseURL,
}) => {
  test.setTimeout(60_000 + rounds * 60_000);
  test.info().annotations.push({ type: "seed", description: `KILL_SEED=${seed}` });
  const observer = await openAs("admin");
  const original = await download(observer, table);

  const opened = async () => {
    const killable = await killableBrowser();
    const page = await killable.browser.newPage({ baseURL: baseURL ?? "", locale: "en-GB" });
    await page.goto("/");
    await signIn(page, "admin", password);
    await page.waitForURL("**/home");
    return { ...killable, page };
  };

  /** Retries until the upload of the killed browser has expired. */
  const loadWhenFree = async (rows: readonly (readonly Cell[])[]) => {
    let took: number | undefined;
    await expect(async () => {
      took = await load(observer, fileOf(rows));
      expect(took).toBeDefined();
    }).toPass({ timeout: 45_000 });
    return took ?? 0;
  };

  // An uninterrupted import measures the duration.
  const whole = await loadWhenFree(increaseWeights(original, 1));
  let before = await download(observer, table);
  const outcomes = { old: 0, new: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    const after = increaseWeights(original, 1 + round / 100);
    const known = new Set((await history(observer, table)).map(({ id }) => id));
    const { page, kill } = await opened();
    const loading = load(page, fileOf(after)).catch(() => undefined);
    await expect(form(page)).toBeVisible();
    await sleep(random() * whole * 1.2);
    await kill();
    await loading;

    const isNew = await wasCommitted(observer, known);
    expect(await download(observer, table), `round ${round}, KILL_SEED=${seed}`).toEqual(
      isNew ? after : before,
    );
    outcomes[isNew ? "new" : "old"] += 1;
    if (isNew) before = after;
  }
  test.info().annotations.push({ type: "outcomes", description: JSON.stringify(outcomes) });

  await loadWhenFree(original);
  expect(await download(observer, table)).toEqual(original);
});
