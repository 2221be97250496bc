import { setTimeout as sleep } from "node:timers/promises";
import { expect, hit, main, results, test } from "./support/test.ts";

const field = (page: Parameters<typeof main>[0]) => page.getByRole("banner").getByRole("combobox");

test("suggests a code for mistyped ones, and says why", async ({ openAs }) => {
  const page = await openAs("cliente");
  const code = "BR31338";
  for (const [typed, why] of [
    ["BR3I338", "Look-alike"],
    ["BR-31383", "Two characters swapped"],
    ["BR31338XYZ", "Same beginning"],
  ] as const) {
    await page.goto(`/home?code=${typed}`);
    await expect(main(page)).toContainText("No results found.");
    await expect(main(page)).toContainText(typed);
    await expect(hit(page, code)).toBeVisible();
    await expect(results(page).getByRole("row").filter({ hasText: code }).first()).toContainText(
      why,
    );
  }
  await hit(page, code).click();
  await expect(page).toHaveURL(new RegExp(`/datasheet\\?codigo=${code}`));
});

test("does not show a junior interchanges near the typed code", async ({ openAs }) => {
  const page = await openAs("junior", "/home?code=FX-27529");
  await expect(main(page)).toContainText("No results found.");
  await expect(main(page)).not.toContainText("FRENAX");
  await expect(main(page)).not.toContainText("FX-27522");
  const answer = await page.request.post("/api/v2/find", { data: { text: "FX-27529" } });
  const { near } = (await answer.json()) as { near: { reason: string }[] };
  expect(near.filter(({ reason }) => reason === "interchange")).toEqual([]);
});

const offers = [
  {
    words: "corolla",
    offer: "Parts for Toyota Corolla",
    address: /tab=application&marca=Toyota&modelo=Corolla$/,
  },
  {
    words: "pastillas toyota",
    offer: "Brake Pads for Toyota",
    address: /marca=Toyota&familia=brake_pads/,
  },
  {
    words: "rotors hyundai",
    offer: "Brake Rotors for Hyundai",
    address: /marca=Hyundai&familia=brake_rotors/,
  },
  { words: "zapatas", offer: "Brake Shoes", address: /\/home\/apli\/pastillas_y_bandas$/ },
  { words: "campana", offer: "Brake Drums", address: /\/home\/apli\/rotores_y_tambores$/ },
  {
    words: "bomba de freno",
    offer: "Master Cylinders",
    address: /cilindros_y_bombas\?type=master_cylinder$/,
  },
];

test("offers vehicle searches for words", async ({ openAs }) => {
  test.slow();
  const page = await openAs("cliente");
  for (const { words, offer, address } of offers)
    await test.step(words, async () => {
      await page.goto("/home");
      await main(page).getByRole("combobox").pressSequentially(words);
      await page.keyboard.press("Enter");
      // The home page has links with the same names.
      await expect(page).toHaveURL(/code=/);
      await main(page).getByRole("link", { name: offer, exact: true }).click();
      await expect(page).toHaveURL(address);
    });
});

test("lists all parts for a vehicle and changes what was understood", async ({ openAs }) => {
  const page = await openAs("cliente");
  await main(page).getByRole("combobox").pressSequentially("discos delanteros corolla 2012");
  await page.keyboard.press("Enter");
  await expect(hit(page, "BR31338")).toBeVisible();
  await expect(main(page)).not.toContainText("No match for");
  const same = "Brake Rotors for Toyota Corolla 2012, front";
  await expect(main(page).getByRole("link", { name: same, exact: true })).toHaveCount(0);

  const chips = main(page).getByRole("region", { name: "Search interpreted as" });
  await chips.getByRole("button", { name: /^Front/ }).click();
  await page.getByRole("menuitem", { name: "Rear" }).click();
  await expect(page).toHaveURL(/code=DISCOS\+Rear\+COROLLA\+2012/);
  await expect(chips.getByRole("button", { name: /^Rear/ })).toBeVisible();
  await expect(hit(page, "BR31338")).toHaveCount(0);
});

test("the header field offers vehicle searches, and Enter opens the first", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/table/kit_caliper");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(field(page)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("discos corolla 2012");
  await expect(page.getByRole("option").first()).toContainText(
    "Brake Rotors for Toyota Corolla 2012",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=application&marca=Toyota&modelo=Corolla&year=2012/);
  await expect(hit(page, "BR31338").first()).toBeVisible();
});

test("opens the application search of the section for plant staff", async ({ openAs }) => {
  const page = await openAs("planta", "/home/code/hardware");
  await expect(field(page)).toBeVisible();
  await field(page).fill("discos corolla 2012");
  await page.getByRole("option", { name: /Brake Rotors for Toyota Corolla 2012/ }).click();
  await expect(page).toHaveURL(
    /\/home\/apli\/rotores_y_tambores\?marca=Toyota&modelo=Corolla&year=2012/,
  );
  await expect(hit(page, "BR31338").first()).toBeVisible();
});

test("suggests near codes in a section and opens the chosen datasheet", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/rotores_y_tambores");
  await main(page).getByRole("combobox").fill("br3i338");
  await expect(main(page)).toContainText("Codes similar to BR3I338");
  // While the datasheet page loads, the search field must not navigate back.
  let isRequested = false;
  await page.route(/\/DatasheetPage-[^/]+\.js$/, async (route) => {
    isRequested = true;
    await sleep(1000);
    await route.continue();
  });
  await page.getByRole("option", { name: /BR31338/ }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("BR31338");
  await expect(page).toHaveURL(/\/datasheet\?codigo=BR31338/);
  expect(isRequested).toBe(true);
});

test("hides the header search field from anonymous visitors", async ({ page }) => {
  await page.goto("/datasheet?codigo=BR31338");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("combobox")).toHaveCount(0);
});
