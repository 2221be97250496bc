import { select } from "@caliper/design-system/testing/playwright";
import { decide, type Hand, keyboard, morning, touch } from "./support/job.ts";
import { expect, fetchJson, main, type Page, results, test } from "./support/test.ts";

// In order, because they share the lists of an account.
test.describe.configure({ mode: "default" });

const dialog = (page: Page) => page.getByRole("dialog");

/** Presses controls and counts what a person does: presses, choices and typed values. */
function clerk(page: Page, hand: Hand) {
  let count = 0;
  const at = (scope: Pick<Page, "getByRole">) => ({
    press: async (name: string | RegExp, role: "button" | "link" = "button") => {
      count += 1;
      await hand.press(scope.getByRole(role, { name }));
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

/** The name of a vehicle's list; another one when the test runs again. */
const listName = ([, model, year]: (typeof morning)[number]) =>
  `${model} ${year}, ${test.info().retry + 1}`;

/** From a vehicle to the PDF of a quotation of its front axle. Returns the interactions. */
async function quote(page: Page, hand: Hand, vehicle: (typeof morning)[number]) {
  const title = main(page).getByRole("heading", { level: 1 });
  const counter = clerk(page, hand);
  await page.goto("/home");
  const field = page.getByRole("banner").getByRole("combobox");
  await field.fill(vehicle.join(" "));
  await field.press("Enter");
  counter.add(2);
  // The results take the focus from the field when they appear.
  await expect(results(page)).toBeVisible();
  await expect(field).not.toBeFocused();
  await counter.page.press("Everything for the front axle", "link");
  await expect(page).toHaveURL(/\/home\/job\?/u);
  counter.add(await decide(page, hand));
  await counter.page.press(/^Add [^,]+,.* to list…$/u);
  // Without lists, the dialog suggests the name of the first one.
  const lists = await fetchJson<readonly unknown[]>(page, "/api/v1/lists");
  if (lists.length > 0) {
    await select(dialog(page), "List").choose("New list");
    counter.add(2);
    await counter.dialog.type("Name of the new list", listName(vehicle));
  }
  await counter.dialog.press("Add");
  counter.add(1);
  await hand.press(page.getByRole("button", { name: "Open list" }));
  await expect(title).toContainText(/20|My list/u);
  await counter.page.press("Quotation");
  await expect(title).toHaveText(/^Quotation \d+-1$/u);
  await counter.page.press("Edit details");
  await counter.dialog.type("Customer", "Taller Centro");
  await counter.dialog.press("Save");
  await expect(dialog(page)).toHaveCount(0);
  await counter.page.press("Mark as sent");
  await expect(main(page).getByText("Sent", { exact: true })).toBeVisible();
  const file = page.waitForEvent("download");
  await counter.page.press("PDF");
  await file;
  return counter.count();
}

/** Quotes vehicles, sends the list of the last one as an order and orders again, in few interactions. */
async function work(page: Page, hand: Hand, vehicles: readonly (typeof morning)[number][]) {
  const counts: number[] = [];
  for (const vehicle of vehicles) counts.push(await quote(page, hand, vehicle));
  const order = clerk(page, hand);
  await page.goto("/home/lists");
  await order.page.press(listName(vehicles.at(-1) ?? morning[0]), "link");
  await order.page.press("Send order");
  await order.dialog.press("Send order");
  await expect(dialog(page).getByText(/was sent/u)).toBeVisible();
  await order.dialog.press(/^View order/u, "link");
  const again = clerk(page, hand);
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
}

test("a clerk quotes vehicles, sends an order and orders again by keyboard", async ({ openAs }) => {
  test.slow();
  await work(await openAs("cliente_miami", "/home"), keyboard, morning.slice(0, 3));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a clerk quotes vehicles, sends an order and orders again by touch", async ({ openAs }) => {
    test.slow();
    await work(await openAs("cliente_miami", "/home"), touch, morning.slice(3));
  });
});
