import {
  brand,
  expect,
  fetchJson,
  hit,
  main,
  model,
  type Page,
  results,
  test,
} from "./support/test.ts";

const headers = (page: Page) => results(page).getByRole("columnheader");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

for (const { section, columns, found } of [
  {
    section: "pastillas_y_bandas",
    columns: ["From", "To", "Front", "Rear", "Observation", "Add to list"],
    found: "D12001",
  },
  {
    section: "rotores_y_tambores",
    columns: ["From", "To", "Submodel", "Front disc", "Rear disc or drum", "Add to list"],
    found: "BR31338",
  },
]) {
  test(`finds parts of ${section} by brand, model and year`, async ({ openAs }) => {
    const page = await openAs("cliente", `/home/apli/${section}`);
    await expect(button(page, "Brand needed")).toBeDisabled();
    await expect(model(page).value()).toBeDisabled();
    await brand(page).choose("Toyota");
    await model(page).type("Corolla");
    await model(page).choose("Corolla");
    const year = main(page).getByRole("textbox", { name: "Year" });
    await year.pressSequentially("2x0y11");
    await expect(year).toHaveValue("2011");
    await button(page, "Search").click();
    await expect(page).toHaveURL(
      new RegExp(`/home/apli/${section}\\?marca=Toyota&modelo=Corolla&year=2011`),
    );
    await expect(hit(page, found).first()).toBeVisible();
    await expect(headers(page)).toHaveText(columns);
    await main(page)
      .getByRole("radio", { name: /^Front/ })
      .click();
    await expect(page).toHaveURL(/year=2011&posicion=Front$/);
    await expect(headers(page)).toHaveText(columns.filter((column) => !column.startsWith("Rear")));
    await hit(page, found).first().click();
    await expect(page).toHaveURL(new RegExp(`/datasheet\\?codigo=${found}`));
    await page.goBack();
    await expect(hit(page, found).first()).toBeVisible();
    await button(page, "2011").click();
    await expect(main(page).getByRole("textbox", { name: "Year" })).toHaveValue("2011");
  });
}

test("requires the cylinder type before the brand", async ({ openAs }) => {
  const page = await openAs("junior", "/home/apli/cilindros_y_bombas");
  await expect(button(page, "Type needed")).toBeDisabled();
  await expect(brand(page).value()).toBeDisabled();
  await main(page).getByText("Wheel Cylinder", { exact: true }).click();
  await expect(button(page, "Brand needed")).toBeDisabled();
  await brand(page).choose("Toyota");
  await model(page).type("Hilux");
  await model(page).choose("Hilux");
  await button(page, "Search").click();
  await expect(page).toHaveURL(/type=wheel_cylinder&marca=Toyota&modelo=Hilux/);
  await expect(hit(page, "WC116328").first()).toBeVisible();
  await expect(headers(page)).toHaveText([
    "From",
    "To",
    "Submodel",
    "Left",
    "Right",
    "Master",
    "Add to list",
  ]);
  await expect(results(page).getByRole("link", { name: /^MC/ })).toHaveCount(0);

  await button(page, "Wheel Cylinder").click();
  await main(page).getByText("Master Cylinder", { exact: true }).click();
  await expect(brand(page).value()).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
});

test("clears year and hardware results on a model change, and the whole search on a section change", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/home/apli/hardware?marca=Toyota&modelo=Corolla&year=2011");
  await expect(hit(page, "H5678").first()).toBeVisible();
  await expect(results(page)).toContainText("Pad fitting kit");
  await expect(results(page)).toContainText("Caliper bracket");
  await button(page, "Corolla").click();
  await model(page).type("Hilux");
  await model(page).choose("Hilux");
  await expect(main(page).getByRole("textbox", { name: "Year" })).toHaveValue("");
  await expect(results(page)).toHaveCount(0);

  const menu = page.getByRole("navigation").first();
  await menu.getByRole("link", { name: "Rotors and drums" }).first().click();
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Rotors and drums");
  if (page.url().includes("/apli/")) {
    await expect(brand(page).value()).toHaveValue("");
  }
});

test("opens a long list of models at the chosen one", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/apli/rotores_y_tambores?marca=Toyota&modelo=Yaris");
  const list = page.getByRole("listbox");
  await button(page, "Yaris").click();
  await model(page).value().click();
  const chosen = list.getByRole("option", { name: "Yaris", exact: true });
  await expect(chosen).toBeInViewport();
  // Lists of more than 100 options are virtual.
  expect(Number(await chosen.getAttribute("aria-setsize"))).toBeGreaterThan(100);
});

test("restores a search from its URL, in Spanish", async ({ openAs }) => {
  const page = await openAs(
    "junior",
    "/home/apli/rotores_y_tambores?marca=TOYOTA&modelo=corolla&year=2011",
    "es",
  );
  await expect(hit(page, "BR31338").first()).toBeVisible();
  await expect(headers(page)).toHaveText([
    "Desde",
    "Hasta",
    "Submodelo",
    "Disco delantero",
    "Disco o tambor trasero",
    "Agregar a lista",
  ]);
  await expect(button(page, "Editar la búsqueda")).toBeVisible();
});

test("plant staff can open only the sections of their family flags", async ({ openAs }) => {
  const page = await openAs(
    "planta_pads",
    "/home/apli/pastillas_y_bandas?marca=Toyota&modelo=Corolla",
  );
  await expect(hit(page, "D12001").first()).toBeVisible();
  await page.goto("/home/apli/rotores_y_tambores");
  await expect(main(page)).toContainText("Your account does not have access to this section");
});

test("renders only the visible rows of a large result", async ({ openAs }) => {
  const page = await openAs("admin");
  const makers = await fetchJson<string[]>(page, "/api/Maker_Input?data=brakepad_band");
  const counts = await Promise.all(
    makers.slice(0, 30).map(async (maker) => {
      const query = new URLSearchParams({ data: "brakepad_band", marca: maker });
      const { Data } = await fetchJson<{ Data: unknown[] }>(
        page,
        `/api/Search_By_Application?${query}`,
      );
      return { maker, rows: Data.length };
    }),
  );
  const [largest] = counts.toSorted((a, b) => b.rows - a.rows);
  expect(largest?.rows).toBeGreaterThan(200);
  await page.goto(`/home/apli/pastillas_y_bandas?marca=${largest?.maker}`);
  await expect(results(page).getByRole("row").nth(3)).toBeVisible();
  expect(await results(page).getByRole("row").count()).toBeLessThan(150);
});
