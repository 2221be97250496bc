import { type Browser, expect, main, type Page, password, test } from "./support/test.ts";

const field = (page: Page) => page.getByRole("banner").getByRole("combobox");

/** Their serial numbers were never built. */
const corolla = "2T1BU4EE4CC900001";
const venezuelan = "8XA53ZEC010900001";

test("opens the vehicle of a VIN and keeps the VIN out of URLs and storage", async ({ openAs }) => {
  const page = await openAs("cliente");
  const urls: string[] = [];
  const sent: string[] = [];
  page.on("request", (request) => {
    urls.push(request.url());
    if (request.url().endsWith("/api/v2/find")) sent.push(request.postData() ?? "");
  });
  page.on("framenavigated", (frame) => urls.push(frame.url()));

  // An option under the pointer would be chosen.
  await page.mouse.move(0, 0);
  // As if pasted: no part of it is searched. The click keeps the focus from moving to the heading of the new page.
  await field(page).click();
  await field(page).fill(corolla);
  await expect(page.getByRole("option").first()).toContainText("Toyota Corolla 2012");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/marca=Toyota&modelo=Corolla&year=2012/u);
  await expect(main(page)).toContainText("1.8 L, gasoline");
  await expect(main(page).getByRole("link", { name: "BR31338" }).first()).toBeVisible();
  expect(sent).toEqual([JSON.stringify({ text: corolla, warehouse: "MIAMI" })]);

  await page.goto("/home");
  await main(page).getByRole("combobox").pressSequentially(venezuelan);
  await page.keyboard.press("Enter");
  await expect(main(page)).toContainText("Toyota, Venezuela: choose the model.");
  await main(page)
    .getByRole("link", { name: /Toyota 2001/u })
    .click();
  await expect(page).toHaveURL(/marca=Toyota/u);

  expect(urls.length).toBeGreaterThan(3);
  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const vin of [corolla, venezuelan]) {
    expect(urls.filter((url) => url.toUpperCase().includes(vin))).toEqual([]);
    expect(storage).not.toContain(vin);
  }
});

for (const [text, shown] of [
  ["I1HGCM82633A004352", /VIN|Honda/u],
  ["NZE121-3012345", /Toyota Corolla E120/u],
] as const) {
  test(`keeps ${text} out of URLs and storage`, async ({ openAs }) => {
    const page = await openAs("junior");
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    page.on("framenavigated", (frame) => urls.push(frame.url()));
    await page.mouse.move(0, 0);
    await field(page).click();
    await field(page).fill(text);
    await expect(page.getByRole("listbox").or(page.getByText(shown)).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await page.goto("/home");
    await main(page).getByRole("combobox").fill(text);
    await page.keyboard.press("Enter");
    await expect(main(page).getByText(shown).first()).toBeVisible();
    const digits = text.slice(-6);
    expect(urls.length).toBeGreaterThan(3);
    expect(urls.filter((url) => url.includes(digits))).toEqual([]);
    const storage = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, history.state]),
    );
    expect(storage).not.toContain(digits);
  });
}

/** As shown to a user who may see UPCs. */
async function upcOf(code: string, browser: Browser, origin = "") {
  const context = await browser.newContext({ baseURL: origin });
  const data = { cliente: "cliente", password };
  await context.request.post("/api/usersAuth", { data, headers: { Origin: origin } });
  const answer = await context.request.get(`/api/Ficha_info?codigo=${code}`);
  const { Precio } = (await answer.json()) as { Precio: { UPC: { UPC: string }[] } };
  await context.close();
  return Precio.UPC[0]?.UPC ?? "";
}

for (const account of ["cliente", "junior"] as const) {
  test(`opens the part of a UPC with a leading zero and with spaces for ${account}`, async ({
    openAs,
    browser,
    baseURL,
  }) => {
    const upc = await upcOf("BR31338", browser, baseURL);
    const page = await openAs(account);
    for (const typed of [`0${upc}`, `${upc.slice(0, 6)} ${upc.slice(6)}`]) {
      await page.goto("/home");
      await field(page).pressSequentially(typed);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/datasheet\?codigo=BR31338/u);
    }
  });
}
