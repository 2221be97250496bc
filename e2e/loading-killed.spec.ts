import { setTimeout as sleep } from "node:timers/promises";
import {
  commit,
  dialog,
  download,
  drop,
  history,
  proceed,
  workbook,
  type Cell,
} from "./support/loading.ts";
import { killableBrowser } from "./support/killable.ts";
import { expect, main, password, signIn, test, type Page } from "./support/test.ts";

/**
 * The browser is killed at random moments of an import: the table is the old one or the new one, and
 * the history tells which. `KILLED_BROWSERS=30` for a long proof.
 */
const rounds = Number(process.env["KILLED_BROWSERS"] ?? 3);
const table = "pallet";
const name = `${table}.xlsx`;

/** Everything that one does, from the file to the table; ends where the browser does. */
async function load(page: Page, file: Buffer) {
  await page.goto("/loadData?load=1");
  await dialog(page).getByRole("button", { name: "Upload type" }).click();
  await page.getByRole("option", { name: "EXCEL PARCIAL" }).click();
  const began = performance.now();
  await drop(page, name, file);
  await proceed(page);
  const arrived = dialog(page).getByRole("link", { name: "Review changes" });
  const refused = dialog(page).getByRole("alert").filter({ hasText: "You are loading" });
  await expect(arrived.or(refused)).toBeVisible({ timeout: 30_000 });
  if (await refused.isVisible()) return undefined;
  await arrived.click();
  await commit(page);
  await expect(main(page)).toContainText("Lines inserted successfully", { timeout: 30_000 });
  return performance.now() - began;
}

/** The same table with other weights, all of them. */
const heavier = ([header = [], ...rows]: readonly (readonly Cell[])[], by: number) => [
  [...header],
  ...rows.map((row) =>
    row.with(
      header.indexOf("Weight"),
      Number((Number(row[header.indexOf("Weight")] ?? 0) + by).toFixed(2)),
    ),
  ),
];

/**
 * Whether the import of the browser that was killed went in. Its commit may have arrived and be under
 * way without it: discarding comes before the commit, which is then refused, or after it.
 */
async function settled(witness: Page, known: ReadonlySet<string>): Promise<boolean> {
  const entry = (await history(witness, table)).find(({ id }) => !known.has(id));
  if (entry?.state !== "ready") return entry?.state === "committed";
  const answer = await witness.request.delete(`/api/v1/imports/${entry.id}`, {
    headers: { Origin: new URL(witness.url()).origin },
  });
  expect([204, 409]).toContain(answer.status());
  return answer.status() === 409;
}

test("a browser that is killed leaves the old table or the new one, and the next one loads at once", async ({
  openAs,
  baseURL,
}) => {
  test.setTimeout(60_000 + rounds * 60_000);
  const witness = await openAs("admin");
  const original = await download(witness, table);

  const opened = async () => {
    const killable = await killableBrowser();
    const page = await killable.browser.newPage({ baseURL: baseURL ?? "", locale: "en-GB" });
    await page.goto("/");
    await signIn(page, "admin", password);
    await page.waitForURL("**/home");
    return { ...killable, page };
  };

  /** Loads until it is done: an upload of the browser before falls silent within seconds. */
  const loadAtLast = async (rows: readonly (readonly Cell[])[]) => {
    const { page, kill } = await opened();
    let took: number | undefined;
    await expect(async () => {
      took = await load(page, workbook(rows));
      expect(took).toBeDefined();
    }).toPass({ timeout: 45_000 });
    await kill();
    return took ?? 0;
  };

  // Undisturbed, to know how long it takes.
  const whole = await loadAtLast(heavier(original, 1));
  let before = await download(witness, table);
  const outcomes = { old: 0, new: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    const after = heavier(original, 1 + round / 100);
    const known = new Set((await history(witness, table)).map(({ id }) => id));
    const { page, kill } = await opened();
    const loading = load(page, workbook(after)).catch(() => undefined);
    await expect(dialog(page)).toBeVisible();
    await sleep(Math.random() * whole * 1.2);
    await kill();
    await loading;

    const isNew = await settled(witness, known);
    expect(await download(witness, table), `round ${round}`).toEqual(isNew ? after : before);
    outcomes[isNew ? "new" : "old"] += 1;
    if (isNew) before = after;
  }
  test.info().annotations.push({ type: "outcomes", description: JSON.stringify(outcomes) });

  await loadAtLast(original);
  expect(await download(witness, table)).toEqual(original);
});
