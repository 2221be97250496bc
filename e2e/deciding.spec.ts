import { expect, main, test } from "./support/test.ts";

const text = "/home?tab=product&code=audi+a4+1996+front+brake+pads";

test("asks which wheels, keeps the choice in the text, and shows the parts of other versions on request", async ({
  openAs,
}) => {
  const page = await openAs("cliente", text);
  const question = page.getByRole("region", { name: "Which part fits?" });
  await expect(question).toContainText("Which wheels?");
  await question.getByRole("button", { name: "18-inch wheel" }).click();
  await expect(page).toHaveURL(/18-inch\+wheel/iu);
  await expect(main(page).getByRole("link", { name: "D315" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "D604" })).toHaveCount(0);
  await question.getByRole("button", { name: /other version/u }).click();
  await expect(main(page).getByRole("link", { name: "D604" })).toBeVisible();
  await page.goBack();
  await expect(question).toContainText("Which wheels?");
});

test("is answered by digits, and takes answers back with Escape", async ({ openAs }) => {
  const page = await openAs("cliente", text);
  const question = page.getByRole("region", { name: "Which part fits?" });
  await question.getByRole("button", { name: "17-inch wheel" }).focus();
  await page.keyboard.press("1");
  await expect(page).toHaveURL(/17-inch\+wheel/iu);
  await expect(question).not.toContainText("Which wheels?");
  await expect(question).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toContainText("Which wheels?");
  await question.getByRole("button", { name: "Don’t know" }).click();
  await expect(question).toContainText("Measure the old part");
});

test("keeps what a text cannot state in the URL: a link shows it, and Back takes it back", async ({
  openAs,
}) => {
  const page = await openAs("cliente", text);
  const question = page.getByRole("region", { name: "Which part fits?" });
  await question.getByRole("button", { name: "Don’t know" }).click();
  await expect(page).toHaveURL(/answer=wheelSize%3Aunknown/u);
  await expect(question).toContainText("Measure the old part");
  await page.reload();
  await expect(question).toContainText("Measure the old part");
  await page.goBack();
  await expect(question).toContainText("Which wheels?");
  await page.goto(`${text}&answer=wheelSize:unknown`);
  await question.getByRole("button", { name: "Take back" }).click();
  await expect(question).toContainText("Which wheels?");
});
