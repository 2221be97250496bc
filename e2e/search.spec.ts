import { expect, fetchJson, hit, main, results, test } from "./support/test.ts";

interface CodeSearch {
  Data: { XBP: string; Interchange?: string; Brand?: string; Reason: string; Match: string }[];
}

test("finds a code typed with dashes, spaces and in lower case", async ({ openAs }) => {
  const page = await openAs("cliente");
  for (const typed of ["D1200", "d-1200", "d 1200", "D 12-00"]) {
    await page.goto("/home");
    await main(page).getByRole("combobox").pressSequentially(typed);
    await main(page).getByRole("button", { name: "Search", exact: true }).click();
    const first = results(page).getByRole("link").first();
    await expect(first).toHaveText("D1200");
    await expect(results(page)).toContainText("Exact");
    expect(new URL(page.url()).searchParams.get("code")).toBe(typed.toUpperCase());
  }
});

test("searches on Enter and disables Search while the field is empty", async ({ openAs }) => {
  const page = await openAs("junior");
  const button = main(page).getByRole("button", { name: "Search", exact: true });
  await expect(button).toBeDisabled();
  await main(page).getByRole("combobox").pressSequentially("br31338");
  await expect(button).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(hit(page, "BR31338")).toBeVisible();
});

test("requests a text once, from the suggestions to the results", async ({ openAs }) => {
  const page = await openAs("cliente");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/Search_By_Code")) sent.push(request.url());
    if (request.url().endsWith("/api/v2/find")) sent.push(request.postData() ?? "");
  });
  const field = page.getByRole("banner").getByRole("combobox");
  await field.click();
  // As if pasted: no part of it is searched.
  await field.fill("d12");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/code=d12/u);
  await expect(results(page).getByRole("link").first()).toBeVisible();
  expect(sent).toEqual([JSON.stringify({ text: "d12", warehouse: "MIAMI" })]);
});

test("finds a product by a competitor's code and shows that code and brand", async ({ openAs }) => {
  const page = await openAs("cliente");
  const { Data } = await fetchJson<CodeSearch>(page, "/api/Search_By_Code?codigo=KP-D1200");
  const hit = Data.find(({ Interchange }) => Interchange === "KP-D1200");
  expect(hit).toBeDefined();
  await main(page).getByRole("combobox").pressSequentially("kp d1200");
  await page.keyboard.press("Enter");
  const row = results(page)
    .getByRole("row")
    .filter({ hasText: hit?.XBP ?? "" });
  await expect(row).toContainText("KP-D1200");
  await expect(row).toContainText(hit?.Brand ?? "KAIROS");
});

test("finds a product by a complete interchange code for a junior without showing the code", async ({
  openAs,
}) => {
  const page = await openAs("junior", "/home?code=KP-D1200");
  await expect(results(page).getByRole("link").first()).toBeVisible();
  await expect(results(page)).not.toContainText("KP-D1200");
  await expect(results(page)).not.toContainText("KAIROS");
  await expect(main(page)).not.toContainText("US$");
});

test("ignores a search response that arrives after navigating to another page", async ({
  openAs,
}) => {
  const page = await openAs("cliente");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  await page.route("**/api/v2/find", async (route) => {
    ask();
    const response = await route.fetch();
    await released;
    // The portal may have canceled it meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
    end();
  });
  const field = page.getByRole("banner").getByRole("combobox");
  await field.click();
  // As if pasted: one request, which Enter waits for.
  await field.fill("BR31338");
  await asked;
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("link", { name: "Brake fluid" }).click();
  await expect(page).toHaveURL(/\/brake_fluid$/);
  release();
  await ended;
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/brake_fluid$/);
});

test("shows the searched code when nothing is found", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?code=ZZZ999ZZZ");
  await expect(main(page)).toContainText("ZZZ999ZZZ");
  await expect(results(page).getByRole("link")).toHaveCount(0);
});

test("restores results and scroll position on Back from a datasheet", async ({ openAs }) => {
  const page = await openAs("admin", "/home?code=D1200");
  const links = results(page).getByRole("link");
  await expect(links.first()).toBeVisible();
  const before = await links.allTextContents();
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.evaluate(() => window.scrollTo(0, 300));

  // This link is already in view, so clicking it does not scroll.
  await links.nth(6).click();
  await expect(main(page).getByRole("heading", { name: /Dimensions/ })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/home\?code=D1200$/);
  await expect(links).toHaveText(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test("filters results by product type and stores the filter in the URL", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?code=D1200");
  await main(page)
    .getByRole("radio", { name: /^Rotors/ })
    .click();
  await expect(page).toHaveURL(/familia=brake_rotors/);
  await expect(hit(page, "BR31338")).toBeVisible();
  await expect(hit(page, "D1200")).toHaveCount(0);
  await page.reload();
  await expect(hit(page, "BR31338")).toBeVisible();
  await expect(hit(page, "D1200")).toHaveCount(0);
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});

test("lists all products of a type, more products on request, and the same on Back", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/home?code=D12");
  const links = results(page).getByRole("link");
  await expect(links).toHaveCount(25);
  const rotors = main(page).getByRole("radio", { name: /^Rotors/ });
  const count = Number(/\d+/.exec((await rotors.textContent()) ?? "")?.[0]);
  expect(count).toBeGreaterThan(25);
  await rotors.click();
  await expect(links).toHaveCount(count);

  await main(page).getByRole("radio", { name: /^All/ }).click();
  await expect(links).toHaveCount(25);
  const more = main(page).getByRole("button", { name: "Show more" });
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(main(page).getByText(/of \d+ products/)).toHaveCount(0);
  const all = await links.count();
  expect(all).toBeGreaterThan(count);
  await links.nth(60).click();
  await expect(main(page).getByRole("heading", { name: /Dimensions/ })).toBeVisible();
  await page.goBack();
  await expect(links).toHaveCount(all);
});

test("focuses the header search field by keyboard and opens an exact match", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/hardware");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  const field = page.getByRole("banner").getByRole("combobox");
  await expect(field).toBeVisible();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("br 31338");
  await expect(page.getByRole("option").first()).toContainText("BR31338");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/datasheet\?codigo=BR31338/);
});

test("the code search of a section suggests only its own products", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/rotores_y_tambores");
  await main(page).getByRole("combobox").fill("1200");
  await expect(page.getByRole("option").first()).toContainText("1200");
  const offered = await page.getByRole("option").allTextContents();
  expect(offered.filter((text) => !/Rotor|Drum/.test(text))).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/datasheet\?codigo=.*section=rotores_y_tambores/);
});

test("shows No results found. for an unknown code in a section", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/pastillas_y_bandas");
  await main(page).getByRole("combobox").fill("zzz999zzz");
  await expect(page.getByText("No results found.")).toBeVisible();
});
