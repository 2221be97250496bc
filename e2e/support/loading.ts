import * as testers from "@caliper/design-system/testing/playwright";
import { rowsIn, workbookOf } from "../../packages/sheet-reader/src/testing/workbook.ts";
import { expect, main, type Page } from "./test.ts";

/** Steps of loading data. A table accepts one import at a time, so each spec file uses different tables. */

export type Cell = ReturnType<typeof rowsIn>[number][number];

export const workbook = workbookOf;

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Downloads a table as rows, with its header first. */
export async function download(page: Page, table: string): Promise<Cell[][]> {
  const response = await page.request.get(`/api/descargar-excel/${table}`);
  expect(response.status()).toBe(200);
  return rowsIn(await response.body());
}

export const dialog = (page: Page) => testers.dialog(page, /^(Load data|Cargar datos)$/);

/** What is in the dialog. */
export const form = (page: Page) => dialog(page).opened();

export const uploadType = (page: Page) => testers.select(page, /Upload type|Tipo de subida/);

export const zone = (page: Page) => testers.dropZone(page, /^(Files|Archivos)$/);

export const drop = (page: Page, name: string, buffer: Buffer, mimeType = xlsxType) =>
  zone(page).drop({ name, mimeType, buffer });

/** The question before a spreadsheet is sent. */
export const question = (page: Page) => testers.dialog(page, /^(Load Excel|Cargar Excel)$/);

/** Opens the preview of the uploaded workbook. */
export async function review(page: Page) {
  await expect(form(page)).toContainText("File read", { timeout: 30_000 });
  await form(page).getByRole("link", { name: "Review changes" }).click();
  await expect(page).toHaveURL(/\/loadData\/[\da-f-]{36}$/);
}

/** Uploads a workbook and opens its preview. */
export async function preview(
  page: Page,
  name: string,
  rows: readonly (readonly Cell[])[],
  type = "EXCEL PARCIAL",
) {
  await uploadType(page).choose(type);
  await drop(page, name, workbook(rows));
  await expect(question(page).opened()).toContainText("You are about to make changes in");
  await question(page).press("Continue");
  await review(page);
}

const commitButton = (page: Page) => main(page).getByRole("button", { name: /^Apply/ });

/** Commits the preview; retries after a new comparison if another test has changed data. */
export async function commit(page: Page, press = () => commitButton(page).click()) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // Together, so that a browser that is killed here leaves no unhandled rejection.
    const [response] = await Promise.all([page.waitForResponse(/\/commit$/), press()]);
    if (response.ok()) break;
    await expect(main(page)).toContainText("compared again");
  }
}

/** One of the counts above the rows of a preview. */
export const count = (page: Page, label: string) =>
  main(page)
    .locator("dl > div")
    .filter({ hasText: new RegExp(label) })
    .locator("dd");

export interface HistoryEntry {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly fileName?: string;
  readonly table: string;
  readonly rows: number;
}

/** The newest changes of a table. */
export async function history(page: Page, table: string): Promise<HistoryEntry[]> {
  const response = await page.request.get(`/api/v1/imports?table=${table}&limit=10`);
  return ((await response.json()) as { imports: HistoryEntry[] }).imports;
}

/** Undoes the newest import of a table. */
export async function undoNewest(page: Page, table: string) {
  const [newest] = await history(page, table);
  expect(newest?.state).toBe("committed");
  const response = await page.request.post(`/api/v1/imports/${newest?.id}/undo`, {
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(200);
}
