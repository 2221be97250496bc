import { expect, main, type Page } from "./test.ts";

export const parts = (page: Page) =>
  main(page).getByRole("table", { name: "Parts of the job" }).first();

/** Vehicles with parts for both axles. */
export const morning = [
  ["Toyota", "Hilux", "2012"],
  ["Toyota", "Corolla", "2012"],
  ["Nissan", "Sentra", "2010"],
  ["Chevrolet", "Aveo", "2008"],
  ["Honda", "Civic", "2008"],
  ["Kia", "Rio", "2012"],
] as const;

/** Answers the questions and chooses the first part of each group that is left, with the keyboard. Returns the interactions. */
export async function decide(page: Page): Promise<number> {
  let interactions = 0;
  const question = page.getByRole("region", { name: "Which part fits?" });
  const press = async (key: string) => {
    interactions += 1;
    await page.keyboard.press(key);
    await page.waitForLoadState("networkidle");
  };
  // The page, its script and its parts, on a busy machine.
  await expect(parts(page)).toBeVisible({ timeout: 30_000 });
  for (let asked = 0; asked < 4; asked += 1) {
    if ((await question.getByRole("button", { name: "Don’t know" }).count()) === 0) break;
    await question.focus();
    await press("1");
  }
  for (let chosen = 0; chosen < 8; chosen += 1) {
    const [text] = await main(page)
      .getByText(/^No total yet/u)
      .allTextContents();
    if (text === undefined) break;
    const [first = ""] = text.replace(/^.*: |\.$/gu, "").split("; ");
    const group = parts(page)
      .locator("tbody")
      .filter({ hasText: new RegExp(`^${first}`, "u") });
    await group.getByRole("radio").first().focus();
    await press("Space");
  }
  return interactions;
}
