import { accounts, expect, password, signIn, test } from "./support/test.ts";

const wrongUsername = "Please enter a valid Username";
const wrongPassword = "Please enter a valid Password";

test("every account signs in and logs out", async ({ page }) => {
  await page.goto("/");
  for (const account of Object.keys(accounts)) {
    await signIn(page, account, password);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole("button", { name: `Account: ${account}` })).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test("the stored session contains neither password nor code", async ({ openAs }) => {
  const page = await openAs("planta");
  const stored = await page.evaluate(() => localStorage.getItem("session") ?? "");
  const session = JSON.parse(stored) as Record<string, unknown>;
  expect(session).toMatchObject({ username: "planta", level: "PLANTA" });
  expect(stored).toContain("P_WC_MC");
  expect(stored).not.toMatch(/password|contrasena|codigo|caliper-demo/i);
});

test("shows an error for each empty field", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText(wrongUsername)).toBeVisible();
  await expect(page.getByText(wrongPassword)).toBeVisible();
  await page.getByRole("textbox", { name: "Username" }).fill("cliente");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText(wrongUsername)).toBeHidden();
  await expect(page.getByText(wrongPassword)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("a wrong password or user shows errors at both fields and keeps the username", async ({
  page,
}) => {
  for (const [username, secret] of [
    ["junior", "wrong"],
    ["nobody", password],
  ] as const) {
    await page.goto("/");
    await signIn(page, username, secret);
    await expect(page.getByText(wrongUsername)).toBeVisible();
    await expect(page.getByText(wrongPassword)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Username" })).toHaveValue(username);
    await expect(page).toHaveURL(/\/$/);
  }
});

test("signs in on Enter in the password field", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Username" }).fill("junior");
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
});

test("shows and hides the password", async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("textbox", { name: "Password" });
  await field.fill("secret");
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveValue("secret");
});

test("redirects a signed-in user from / to the home page", async ({ openAs }) => {
  const page = await openAs("cliente", "/");
  await expect(page).toHaveURL(/\/home$/);
});

test("ends the session in the browser and on the server on log out", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/hardware");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const session = await page.request.get("/api/v1/session");
  expect(await session.json()).toEqual({ authenticated: false });
  // The next user starts on the home page, not on the previous user's page.
  await signIn(page, "junior", password);
  await expect(page).toHaveURL(/\/home$/);
});
