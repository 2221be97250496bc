import { select } from "@caliper/design-system/testing/playwright";
import { decide, morning } from "./support/job.ts";
import { expect, fetchJson, main, type Page, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** Presses controls with the keyboard, and counts what a person does: keys, choices and typed values. */
function clerk(page: Page) {
  let count = 0;
  const at = (scope: Pick<Page, "getByRole">) => ({
    press: async (name: string | RegExp, role: "button" | "link" = "button") => {
      count += 1;
      await scope.getByRole(role, { name }).press("Enter");
    },
    type: async (name: string, text: string) => {
      count += 1;
      await scope.getByRole("textbox", { name }).fill(text);
    },
  });
  return {
    page: at(main(page)),
    dialog: at(dialog(page)),
    add: (interactions: number) => void (count += interactions),
    count: () => count,
  };
}

test("a clerk makes a quotation for every vehicle, sends an order and orders again, by keyboard", async ({
  openAs,
}) => {
  test.slow();
  const page = await openAs("cliente_miami", "/home");
  const counts: number[] = [];
  const title = main(page).getByRole("heading", { level: 1 });
  for (const [maker, model, year] of morning.slice(0, 3)) {
    const hand = clerk(page);
    await page.goto("/home");
    const field = page.getByRole("banner").getByRole("combobox");
    await field.fill(`${maker} ${model} ${year}`);
    await field.press("Enter");
    hand.add(2);
    await hand.page.press("Everything for the front axle", "link");
    await expect(page).toHaveURL(/\/home\/job\?/u);
    hand.add(await decide(page));
    await hand.page.press(/^Add [^,]+,.* to list…$/u);
    // Without lists, the dialog suggests the name of the first one.
    const lists = await fetchJson<readonly unknown[]>(page, "/api/v1/lists");
    if (lists.length > 0) {
      await select(dialog(page), "List").choose("New list");
      hand.add(2);
      await hand.dialog.type("Name of the new list", `${model} ${year}`);
    }
    await hand.dialog.press("Add");
    hand.add(1);
    await page.getByRole("button", { name: "Open list" }).press("Enter");
    await expect(title).toContainText(/20|My list/u);
    await hand.page.press("Quotation");
    await expect(title).toHaveText(/^Quotation \d+-1$/u);
    await hand.page.press("Edit details");
    await hand.dialog.type("Customer", "Taller Centro");
    await hand.dialog.press("Save");
    await expect(dialog(page)).toHaveCount(0);
    await hand.page.press("Mark as sent");
    await expect(main(page).getByText("Sent", { exact: true })).toBeVisible();
    const file = page.waitForEvent("download");
    await hand.page.press("PDF");
    await file;
    counts.push(hand.count());
  }
  const order = clerk(page);
  await page.goto("/home/lists");
  await order.page.press(new RegExp(`^${morning[2][1]}`, "u"), "link");
  await order.page.press("Send order");
  await order.dialog.press("Send order");
  await expect(dialog(page).getByText(/was sent/u)).toBeVisible();
  await order.dialog.press(/^View order/u, "link");
  const again = clerk(page);
  await again.page.press("Order again");
  await again.page.press("Send order");
  await again.dialog.press("Send order");
  await expect(dialog(page).getByText(/was sent/u)).toBeVisible();
  test
    .info()
    .annotations.push(
      { type: "interactions for a quotation", description: counts.join(", ") },
      { type: "interactions for an order", description: String(order.count()) },
      { type: "interactions for ordering again", description: String(again.count()) },
    );
  expect(Math.max(...counts)).toBeLessThanOrEqual(18);
  expect(order.count()).toBeLessThanOrEqual(4);
  expect(again.count()).toBeLessThanOrEqual(3);
});
