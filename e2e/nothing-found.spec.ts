import { expect, main, results, test } from "./support/test.ts";

test("leads from a search without parts to parts of other years, and tells the administrators", async ({
  openAs,
}) => {
  const page = await openAs("admin");
  const field = page.getByRole("banner").getByRole("combobox");
  await expect(main(page).getByRole("combobox")).toBeVisible();
  await field.click();
  await field.pressSequentially("discos toyota corolla 1950");
  await expect(page.getByText(/^There are parts for these years: /u)).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(/code=/u);
  const years = main(page).getByRole("region", { name: "There are parts for these years:" });
  await expect(years.getByRole("button").first()).toBeVisible();

  await main(page).getByRole("button", { name: "Tell us what you looked for" }).press("Enter");
  const thanks = main(page).getByRole("button", { name: "Thank you, we have noted it" });
  await expect(thanks).toBeFocused();

  await years.getByRole("button").first().click();
  await expect(results(page).getByRole("link").first()).toHaveText(/^BR/u);
  await expect(years).toHaveCount(0);

  // A search of another text: nobody is typing the first one any more.
  await page.goto("/home?code=ZZ9999Q");
  await expect(
    main(page).getByRole("button", { name: "Tell us what you looked for" }),
  ).toBeVisible();
  const entry = main(page).getByRole("row", { name: /Toyota Corolla 1950/u });
  await page.goto("/adminPanel?view=searches");
  await expect(entry.getByRole("link", { name: "Applications" })).toHaveAttribute(
    "href",
    "/loadData?load=1&table=aplicaciones",
  );
  await entry.getByRole("button", { name: /^Remove/u }).click();
  await expect(entry).toHaveCount(0);
});
