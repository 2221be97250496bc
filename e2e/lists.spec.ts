import { readFileSync } from "node:fs";
import { layoutProblems } from "./support/layout.ts";
import { makeList } from "./support/lists.ts";
import { rotors } from "./support/orders.ts";
import { type Account, expect, main, overflow, type Page, test } from "./support/test.ts";

const codes = ["BR31338", "BR1200", "D1200"] as const;
const [first, second, third] = codes;

const quantity = (page: Page, code: string) =>
  main(page).getByRole("textbox", { name: `Quantity of ${code}`, exact: true });

const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });

const shownCodes = (page: Page) =>
  main(page).getByRole("grid").locator("tbody").getByRole("rowheader").getByRole("link");

test("creates, renames, duplicates, archives and deletes lists", async ({ openAs }) => {
  const page = await openAs("cliente");
  const week = `Week ${49 + test.info().retry}`;
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Lists" })
    .click();
  await expect(page).toHaveURL(/\/home\/lists$/u);
  await expect(main(page).getByRole("link", { name: "Paste codes" })).toHaveAttribute(
    "href",
    "/home/lists/paste",
  );
  await button(page, "New list").press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("New week");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home\/lists\/\d+$/u);
  await expect(main(page).getByText("The list is empty")).toBeVisible();

  await button(page, "Rename list").press("Enter");
  await main(page).getByRole("textbox", { name: "Name" }).fill(week);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText(week);
  const current = page.getByRole("banner").getByRole("link", { name: /^Lists/u });
  await expect(current).toContainText(week);

  await main(page).getByRole("link", { name: "Lists" }).press("Enter");
  const act = async (name: string, entry: string) => {
    await button(page, `Actions of ${name}`).press("Enter");
    await page.getByRole("menuitem", { name: entry }).press("Enter");
  };
  await act(week, "Duplicate");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText(`Copy of ${week}`);
  await expect(current).toContainText(`Copy of ${week}`);
  await main(page).getByRole("link", { name: "Lists" }).press("Enter");
  await act(`Copy of ${week}`, "Archive");
  await expect(main(page).getByRole("heading", { name: "Archived lists" })).toBeVisible();
  await act(`Copy of ${week}`, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(main(page).getByRole("link", { name: `Copy of ${week}` })).toHaveCount(0);
  expect(await layoutProblems(page)).toEqual([]);
});

test("shows both values where two tabs change one line", async ({ openAs }) => {
  const page = await openAs("cliente");
  const id = await makeList(page, "Two tabs", [first, second]);
  await page.goto(`/home/lists/${id}`);
  const other = await page.context().newPage();
  await other.goto(`/home/lists/${id}`);
  await expect(quantity(other, first)).toHaveValue("4");
  await expect(quantity(page, first)).toHaveValue("4");

  await quantity(page, first).fill("5");
  await expect
    .poll(async () => (await page.request.get(`/api/v1/lists/${id}`)).text())
    .toContain('"quantity":5');
  // Without an answer to read the list again, the tab still shows the value of before.
  await quantity(other, first).fill("3");
  await expect(main(other).getByText("Changed elsewhere: 5. Yours: 3.")).toBeVisible();
  await expect(quantity(other, first)).toHaveValue("5");
  await button(other, `Use mine: ${first}`).press("Enter");
  await expect(main(other).getByText(/^Changed elsewhere/u)).toHaveCount(0);
  await expect(quantity(other, first)).toHaveValue("3");

  // A change of another line of the list does not conflict.
  await quantity(page, second).fill("9");
  await expect
    .poll(async () => (await page.request.get(`/api/v1/lists/${id}`)).text())
    .toContain('"quantity":9');
  await expect(main(page).getByText(/^Changed elsewhere/u)).toHaveCount(0);
  await page.reload();
  await expect(quantity(page, first)).toHaveValue("3");
  await expect(quantity(page, second)).toHaveValue("9");
});

test("saves a change when the user leaves the page at once", async ({ openAs }) => {
  const page = await openAs("cliente");
  const id = await makeList(page, "Left", [first]);
  for (const [address, count] of [
    ["/datasheet?codigo=D1200", "7"],
    ["about:blank", "8"],
  ] as const) {
    await page.goto(`/home/lists/${id}`);
    await quantity(page, first).fill(count);
    await page.goto(address);
    await expect
      .poll(async () => (await page.request.get(`/api/v1/lists/${id}`)).text())
      .toContain(`"quantity":${count}`);
  }
});

test("keeps what was typed while the server does not answer", async ({ openAs }) => {
  const page = await openAs("cliente");
  await page.goto(`/home/lists/${await makeList(page, "No answer", [first])}`);
  await expect(quantity(page, first)).toHaveValue("4");
  await page.route("**/api/v1/lists/*/lines/*", (route) =>
    route.fulfill({ status: 404, contentType: "application/problem+json", body: "{}" }),
  );
  await quantity(page, first).fill("7");
  await expect(main(page).getByText(/^Not saved/u)).toBeVisible();
  await expect(quantity(page, first)).toHaveValue("7");
  await page.unrouteAll();
  await button(page, `Try again: ${first}`).press("Enter");
  await expect(main(page).getByText(/^Not saved/u)).toHaveCount(0);
  await page.reload();
  await expect(quantity(page, first)).toHaveValue("7");
});

test("moves, annotates, removes and brings back lines by keyboard", async ({ openAs }) => {
  const page = await openAs("cliente");
  await page.goto(`/home/lists/${await makeList(page, "Keyboard", codes)}`);
  await expect(shownCodes(page)).toHaveText([...codes]);
  await button(page, `Actions of ${first}`).press("Enter");
  await page.getByRole("menuitem", { name: "Move down" }).press("Enter");
  await expect(shownCodes(page)).toHaveText([second, first, third]);
  await main(page).getByRole("grid").getByRole("row").nth(1).press("Alt+ArrowDown");
  await expect(shownCodes(page)).toHaveText([first, second, third]);

  await button(page, `Note of ${third}`).press("Enter");
  await page.keyboard.type("Rear axle");
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("Rear axle")).toBeVisible();

  await button(page, `Actions of ${third}`).press("Enter");
  await page.getByRole("menuitem", { name: "Remove" }).press("Enter");
  await expect(shownCodes(page)).toHaveText([first, second]);
  await button(page, "Undo").press("Enter");
  await expect(shownCodes(page)).toHaveText([first, second, third]);
  await expect(main(page).getByText("Rear axle")).toBeVisible();
});

test("shares a list under the reader's rights until the link is revoked", async ({ openAs }) => {
  const page = await openAs("cliente");
  const id = await makeList(page, "Shared", codes);
  await page.goto(`/home/lists/${id}`);
  await expect(main(page).getByText(/US\$/u).first()).toBeVisible();
  await button(page, "Share").press("Enter");
  await page.getByText(/copy it to their lists$/u).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toMatch(/\/home\/shared-lists\/[\w-]{22}$/u);

  const reads = async (account: Account) => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    const reader = await openAs(account, new URL(link).pathname);
    await expect(main(reader).getByRole("link", { name: first })).toBeVisible();
    return reader;
  };
  const answers: string[] = [];
  const note = async (response: { url: () => string; text: () => Promise<string> }) => {
    if (response.url().includes("/api/v1/shared-lists/")) answers.push(await response.text());
  };
  page.on("response", (response) => void note(response));
  const junior = await reads("junior");
  await expect(main(junior).getByText(/US\$/u)).toHaveCount(0);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(answers.join()).not.toMatch(/"(?:price|grades|was|warehouse)"/u);
  await button(junior, "Copy to my lists").press("Enter");
  await expect(junior).toHaveURL(/\/home\/lists\/\d+$/u);
  await expect(quantity(junior, first)).toHaveValue("4");
  await expect(main(junior).getByText(/US\$/u)).toHaveCount(0);
  const planta = await reads("planta");
  await expect(main(planta).getByText(/US\$/u).first()).toBeVisible();

  const owner = await openAs("cliente", `/home/lists/${id}`);
  await button(owner, "Shared").press("Enter");
  await owner.getByText("Not shared").click();
  await expect(owner.getByRole("textbox", { name: "Link" })).toHaveCount(0);
  const late = await openAs("junior", new URL(link).pathname);
  await expect(main(late).getByText("This link is no longer valid")).toBeVisible();
});

test("downloads and prints a list", async ({ openAs }) => {
  const page = await openAs("cliente");
  await page.goto(`/home/lists/${await makeList(page, "Paper", codes)}`);
  for (const [entry, name] of [
    ["Workbook (xlsx)", "Paper.xlsx"],
    ["CSV", "Paper.csv"],
  ] as const) {
    const coming = page.waitForEvent("download");
    await button(page, "Download").press("Enter");
    await page.getByRole("menuitem", { name: entry }).press("Enter");
    const download = await coming;
    expect(download.suggestedFilename()).toBe(name);
    const content = readFileSync(await download.path());
    if (name.endsWith("csv")) expect(content.toString("utf8")).toContain(`\r\n${first},`);
    else expect(content.subarray(0, 2).toString()).toBe("PK");
  }
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
  await expect(main(page).getByRole("heading", { name: "Paper", level: 1 })).toBeVisible();
  await expect(main(page).getByRole("row", { name: /^Total/u })).toContainText("US$");
  await expect(main(page).getByRole("textbox")).toHaveCount(0);
  await expect(main(page).getByRole("button")).toHaveCount(0);
});

test("has no layout problems with a long name", async ({ openAs }) => {
  const page = await openAs("cliente", "/home", "es");
  const name = "Pedido mensual de las sucursales del norte y del occidente del país";
  await page.goto(`/home/lists/${await makeList(page, name, codes)}`);
  await expect(shownCodes(page)).toHaveText([...codes]);
  expect(await layoutProblems(page)).toEqual([]);
});

const cards = (page: Page) => main(page).getByRole("listitem").and(page.locator("[aria-posinset]"));

test("renders of 500 lines only those in view", async ({ openAs }) => {
  const page = await openAs("admin");
  const many = (await rotors(page)).slice(0, 500).map(({ Code }) => Code);
  expect(many.length).toBe(500);
  await page.goto(`/home/lists/${await makeList(page, "500", many)}`);
  await expect(main(page).getByRole("grid")).toHaveAttribute("aria-rowcount", "502");
  expect(await shownCodes(page).count()).toBeLessThan(150);
  await page.setViewportSize({ width: 390, height: 844 });
  const card = cards(page).first();
  await expect(card).toHaveAttribute("aria-setsize", "500");
  expect(await cards(page).count()).toBeLessThan(30);
  // Every control of a card is a tab stop.
  await card.getByRole("textbox", { name: /^Quantity of/u }).focus();
  await page.keyboard.press("Tab");
  await expect(card.locator("button:focus")).toHaveCount(1);
  await page.mouse.wheel(0, 30_000);
  await expect
    .poll(async () => Number(await cards(page).last().getAttribute("aria-posinset")))
    .toBeGreaterThan(60);
  expect(await cards(page).count()).toBeLessThan(30);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
