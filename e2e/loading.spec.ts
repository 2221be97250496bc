import { crc32, deflateRawSync } from "node:zlib";
import {
  rowsIn,
  workbookOf as workbook,
} from "../packages/catalogue-widgets/src/loading/testing/workbook.ts";
import { expect, main, test, type Page } from "./support/test.ts";

type Cell = ReturnType<typeof rowsIn>[number][number];

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

// One table, and loads of it exclude each other: one after the other.
test.describe.configure({ mode: "serial" });

/** A table as the server gives it out. */
async function download(page: Page, table: string): Promise<Cell[][]> {
  const answer = await page.request.get(`/api/descargar-excel/${table}`);
  expect(answer.status()).toBe(200);
  return rowsIn(await answer.body());
}

const dialog = (page: Page) => page.getByRole("dialog", { name: /Load data|Cargar datos/ });

async function choose(page: Page, type: "EXCEL TOTAL" | "EXCEL PARCIAL" | "IMG") {
  await dialog(page)
    .getByRole("button", { name: /Upload type|Tipo de subida/ })
    .click();
  await page.getByRole("option", { name: type }).click();
}

const drop = (page: Page, name: string, buffer: Buffer, mimeType = xlsxType) =>
  dialog(page).locator("input[type=file]").setInputFiles({ name, mimeType, buffer });

/** Loads a workbook up to its preview. */
async function preview(
  page: Page,
  name: string,
  rows: readonly (readonly Cell[])[],
  type: "EXCEL TOTAL" | "EXCEL PARCIAL" = "EXCEL PARCIAL",
) {
  await choose(page, type);
  await drop(page, name, workbook(rows));
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("You are about to make changes in");
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(dialog(page)).toContainText("Excel uploaded successfully", { timeout: 30_000 });
  await dialog(page).getByRole("link", { name: "Review changes" }).click();
  await expect(page).toHaveURL(/\/loadData\/[\da-f-]{36}$/);
}

const count = (page: Page, label: string) =>
  main(page)
    .locator("dl > div")
    .filter({ hasText: new RegExp(label) })
    .locator("dd");

test("a changed table is looked at, mended, committed, seen and taken back", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  const [header = [], first = [], second = [], third = []] = await download(page, "brake_rotors");
  const at = (name: string) => header.indexOf(name);
  const code = String(first[0]);
  const height = Number(first[at("HEIGHT")]);
  await preview(page, "1brake_rotors.xlsx", [
    header,
    first.with(at("HEIGHT"), height + 1),
    second.with(at("THICKNESS"), "12,5"),
    third,
    third.with(0, "BR99801"),
  ]);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
    "1brake_rotors.xlsx into brake_rotors",
  );
  await expect(count(page, "Added")).toHaveText("1");
  await expect(count(page, "Changed")).toHaveText("1");
  await expect(count(page, "Invalid")).toHaveText("1");
  await expect(count(page, "Unchanged")).toHaveText("1");
  await expect(main(page)).toContainText(/Row 3, .+: “12,5”\. It uses a comma\./);

  const commit = main(page).getByRole("button", { name: /^Commit/ });
  await expect(commit).toBeDisabled();
  await main(page)
    .getByRole("button", { name: /^12,5: fix row 3/ })
    .click();
  await main(page)
    .getByRole("textbox", { name: /^Row 3/ })
    .fill("12.5");
  await page.keyboard.press("Enter");
  await expect(count(page, "Invalid")).toHaveText("0");
  await expect(count(page, "Changed")).toHaveText("2");

  await commit.click();
  await expect(main(page)).toContainText("Lines inserted successfully: 3");
  await page.goto(`/datasheet?codigo=${code}`);
  await expect(main(page)).toContainText(String(height + 1));

  await page.goto("/loadData");
  await main(page)
    .getByRole("button", { name: "Undo: 1brake_rotors.xlsx, Brake rotors" })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("dialog", { name: "Undone" })).toContainText(
    "No row had been edited since.",
  );
  expect((await download(page, "brake_rotors"))[1]).toEqual(first);
});

test("a table that is downloaded and loaded again changes nothing", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  await preview(page, "brake_drums.xlsx", await download(page, "brake_drums"), "EXCEL TOTAL");
  await expect(main(page)).toContainText("The file is the same as the table");
  await expect(main(page).getByRole("button", { name: "Nothing to commit" })).toBeDisabled();
  await main(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/loadData$/);
});

test("a total load that removes most of a table asks for its name", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  const rows = await download(page, "cylinder_cups");
  await preview(page, "cylinder_cups.xlsx", rows.slice(0, 20), "EXCEL TOTAL");
  await main(page)
    .getByRole("button", { name: /^Commit/ })
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: /^Commit/ })).toBeDisabled();
  await question.getByRole("textbox").fill("cylinder_cups");
  await question.getByRole("button", { name: /^Commit/ }).click();
  await expect(main(page)).toContainText("Lines inserted successfully: 0");
  await page.goto("/loadData");
  await main(page)
    .getByRole("button", { name: /^Undo: cylinder_cups/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("dialog", { name: "Undone" })).toBeVisible();
  expect(await download(page, "cylinder_cups")).toEqual(rows);
});

test("a lost connection is taken up again where it broke off", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  const rows = await download(page, "intercambios");
  await choose(page, "EXCEL PARCIAL");
  // Not by the network itself: a browser complains of a broken connection, and complaints fail a test.
  await page.evaluate(() => {
    const real = window.fetch;
    let sent = 0;
    window.fetch = (...call) => {
      const [request] = call;
      if (!(request instanceof Request) || !request.url.endsWith("/excelUpload")) {
        return real(...call);
      }
      sent += 1;
      document.documentElement.dataset["sent"] = String(sent);
      return sent === 3 ? Promise.reject(new TypeError("Failed to fetch")) : real(...call);
    };
  });
  await drop(page, "intercambios.xlsx", workbook(rows.slice(0, 3001)));
  await page.getByRole("alertdialog").getByRole("button", { name: "Continue" }).click();
  await dialog(page).getByRole("button", { name: "Retry" }).click({ timeout: 30_000 });
  await expect(dialog(page)).toContainText("Excel uploaded successfully", { timeout: 30_000 });
  await expect(page.locator("html")).toHaveAttribute("data-sent", "7");
  await dialog(page).getByRole("link", { name: "Review changes" }).click();
  await expect(count(page, "Unchanged")).toHaveText("3,000");
});

for (const { language, warning, refusal } of [
  {
    language: "en",
    warning: "Make sure to choose the correct upload type, it is currently PDF",
    refusal: "It is not an Excel workbook.",
  },
  {
    language: "es",
    warning: "Asegurate de elegir el tipo de subida correcta, actualmente es PDF",
    refusal: "No es un libro de Excel.",
  },
]) {
  test(`a wrong type and a broken workbook are told (${language})`, async ({ openAs }) => {
    const page = await openAs("admin");
    await page.evaluate((value) => localStorage.setItem("language", value), language);
    await page.goto("/loadData?load=1");
    await drop(page, "1brake_rotors.xlsx", workbook([["XBP"], ["BR1"]]));
    await expect(dialog(page).getByRole("alert")).toHaveText(warning);
    await choose(page, "EXCEL PARCIAL");
    await expect(dialog(page).getByRole("alert")).toBeHidden();
    await drop(page, "1brake_rotors.xlsx", Buffer.from("XBP;HEIGHT"));
    await expect(dialog(page)).toContainText(refusal);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.goto("/loadData?load=1");
    await expect(dialog(page)).not.toContainText("1brake_rotors.xlsx");
  });
}

test("an answer of Cancel changes nothing", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  await choose(page, "EXCEL TOTAL");
  await drop(page, "1brake_rotors.xlsx", workbook([["XBP"], ["BR1"]]));
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toContainText("Not loaded");
  const { imports } = (await (await page.request.get("/api/v1/imports?limit=10")).json()) as {
    imports: { fileName?: string; rows: number }[];
  };
  const same = imports.filter(
    ({ fileName, rows }) => fileName === "1brake_rotors.xlsx" && rows === 1,
  );
  expect(same).toEqual([]);
});

/** A workbook with one part more, which is small in the archive and huge outside of it. */
function bomb(): Buffer {
  const zeros = Buffer.alloc(450 * 1024 * 1024);
  const packed = deflateRawSync(zeros, { level: 1 });
  const name = Buffer.from("xl/workbook.xml");
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(crc32(zeros), 10);
  shared.writeUInt32LE(packed.length, 14);
  // A lie: what is counted is what comes out.
  shared.writeUInt32LE(100, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), shared, name, packed]);
  const central = Buffer.concat([
    Buffer.from([0x50, 0x4b, 1, 2, 20, 0]),
    shared,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

test("an archive that unpacks beyond measure is refused", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  await choose(page, "EXCEL PARCIAL");
  await drop(page, "1brake_rotors.xlsx", bomb());
  await expect(dialog(page)).toContainText("It holds more than can be read.", { timeout: 30_000 });
});

for (const account of ["cliente", "junior", "planta"] as const) {
  test(`${account} has no way in`, async ({ openAs }) => {
    const page = await openAs(account, "/loadData?load=1");
    await expect(main(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(main(page).getByRole("table")).toBeHidden();
    for (const path of ["/api/v1/imports", "/api/v1/tables", "/api/descargar-excel/brake_rotors"]) {
      expect((await page.request.get(path)).status(), path).toBe(403);
    }
    const sent = await page.request.post("/api/excelUpload", {
      data: { table_name: "brake_rotors", tipo: "total", Header: ["XBP"], Data: [["BR1"]] },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(sent.status()).toBe(403);
  });
}
