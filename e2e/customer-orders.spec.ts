import { layoutProblems } from "./support/layout.ts";
import { makeList } from "./support/lists.ts";
import { expect, fetchJson, main, type Page, test } from "./support/test.ts";

const [first, second] = ["BR31338", "BR1200"] as const;

const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });

test("a customer sends a list once; an administrator answers; the customer sees it and orders again", async ({
  openAs,
  context,
}) => {
  const signOut = async () => {
    await context.clearCookies();
    await customer.evaluate(() => localStorage.clear());
  };
  const customer = await openAs("cliente");
  const list = await makeList(customer, "Week 50", [first, second]);
  const reference = `OC-${list}`;

  await customer.goto(`/home/lists/${list}`);
  await button(customer, "Send order").press("Enter");
  const dialog = customer.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Your reference" }).fill(reference);
  await dialog.getByRole("textbox", { name: "Note" }).fill("Deliver in two parts");
  // A proxy loses the first answer after the server has stored the order.
  await customer.route(
    `**/api/v1/lists/${list}/orders`,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 408, body: "" });
    },
    { times: 1 },
  );
  await dialog.getByRole("button", { name: "Send order" }).press("Enter");
  await expect(dialog.getByRole("alert")).toBeVisible();
  const send = dialog.getByRole("button", { name: "Send order" });
  const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await send.dblclick();
  await expect(dialog.getByText(/was sent/u)).toBeVisible();
  // A late second click meets a smaller dialog.
  await customer.mouse.click(x + width / 2, y + height / 2);
  await expect(dialog.getByText(/was sent/u)).toBeVisible();
  const orders = await fetchJson<readonly { request?: { reference: string } }[]>(
    customer,
    "/api/v1/own-orders",
  );
  expect(orders.filter(({ request }) => request?.reference === reference)).toHaveLength(1);
  await dialog.getByRole("link", { name: /^View order/u }).press("Enter");
  await expect(customer).toHaveURL(/\/home\/orders\/\d+$/u);
  const number = Number(new URL(customer.url()).pathname.split("/").at(-1));
  await expect(main(customer).getByText(reference)).toBeVisible();
  await expect(main(customer).getByText("Received")).toBeVisible();
  expect(await layoutProblems(customer)).toEqual([]);

  await signOut();
  const admin = await openAs("admin", "/reports?view=history");
  const row = main(admin).getByRole("row", { name: new RegExp(`^Order ${number}\\b`, "u") });
  await expect(row).toContainText("From customer");
  await row.getByRole("link", { name: `Order ${number}`, exact: true }).press("Enter");
  await button(admin, `Answer to ${second}`).press("Enter");
  const answer = admin.getByRole("dialog");
  await answer.getByRole("button", { name: /Answer$/u }).press("Enter");
  await admin.getByRole("option", { name: "Not available" }).press("Enter");
  await answer.getByRole("textbox", { name: "Note" }).fill("Out of production");
  await answer.getByRole("button", { name: "Apply" }).press("Enter");
  await expect(answer).toHaveCount(0);
  await admin.reload();
  await expect(main(admin).getByText("Out of production")).toBeVisible();
  await button(admin, /Set status to$/u).press("Enter");
  await admin.getByRole("option", { name: "Partly confirmed" }).press("Enter");
  await button(admin, "Save answer").press("Enter");
  await expect(main(admin).getByText("Partly confirmed").first()).toBeVisible();
  expect(await layoutProblems(admin)).toEqual([]);

  await signOut();
  const back = await openAs("cliente");
  await back
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "My orders" })
    .click();
  await expect(back).toHaveURL(/\/home\/orders$/u);
  await expect(
    main(back).getByRole("row", { name: new RegExp(`^Order ${number}\\b`, "u") }),
  ).toContainText("New answer");
  expect(await layoutProblems(back)).toEqual([]);
  await main(back)
    .getByRole("link", { name: `Order ${number}`, exact: true })
    .press("Enter");
  await expect(main(back).getByText("Not available")).toBeVisible();
  await expect(main(back).getByText("Out of production")).toBeVisible();
  await expect(main(back).getByText("New", { exact: true })).toHaveCount(1);
  await expect
    .poll(async () => (await back.request.get(`/api/v1/own-orders/${number}`)).text())
    .toContain('"hasNews":false');

  await button(back, "Order again").press("Enter");
  await expect(back).toHaveURL(/\/home\/lists\/\d+$/u);
  await expect(
    main(back).getByRole("textbox", { name: `Quantity of ${first}`, exact: true }),
  ).toHaveValue("4");

  await signOut();
  const junior = await openAs("junior", "/home/orders");
  await expect(main(junior).getByRole("heading").first()).toBeVisible();
  await expect(main(junior).getByRole("grid")).toHaveCount(0);
  await expect(junior.getByRole("link", { name: "My orders" })).toHaveCount(0);
});
