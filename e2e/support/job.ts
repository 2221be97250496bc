import { expect, type Locator, main, type Page } from "./test.ts";

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

/** How a person uses a page. */
export interface Hand {
  readonly press: (control: Locator) => Promise<void>;
  /** Gives the first answer. */
  readonly answer: (question: Locator) => Promise<void>;
  readonly choose: (radio: Locator) => Promise<void>;
}

export const keyboard: Hand = {
  press: (control) => control.press("Enter"),
  answer: (question) => question.press("1"),
  choose: (radio) => radio.press("Space"),
};

export const touch: Hand = {
  press: (control) => control.tap(),
  answer: (question) => question.getByRole("button").first().tap(),
  choose: (radio) => radio.tap(),
};

/** Gives the first answer to each question, and chooses the first part of each group that is left. Returns the interactions. */
export async function decide(page: Page, hand: Hand): Promise<number> {
  let interactions = 0;
  const question = page.getByRole("region", { name: "Which part fits?" });
  // The page, its script and its parts, on a busy machine.
  await expect(parts(page)).toBeVisible({ timeout: 30_000 });
  for (let asked = 0; asked < 4; asked += 1) {
    if ((await question.getByRole("button", { name: "Don’t know" }).count()) === 0) break;
    const asking = await question.getByRole("status").innerText();
    await hand.answer(question);
    // Until the answer's parts arrive, the page shows the former question.
    await expect(question.getByRole("status")).not.toHaveText(asking, { useInnerText: true });
    interactions += 1;
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
    await hand.choose(group.getByRole("radio").first());
    await expect(main(page).getByText(text, { exact: true })).toHaveCount(0);
    interactions += 1;
  }
  return interactions;
}
