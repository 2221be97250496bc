import { dialog } from "@caliper/design-system/testing/playwright";
import { expect, main, type Page, signIn, test } from "./support/test.ts";

const actions = async (page: Page, name: string, entry: string) => {
  await main(page)
    .getByRole("button", { name: `Actions for ${name}`, exact: true })
    .press("Enter");
  await page.getByRole("menuitem", { name: entry }).press("Enter");
};

test("creates an account by keyboard, and its one-time link sets the password once", async ({
  openAs,
  browser,
}) => {
  const page = await openAs("admin");
  await page.getByRole("navigation", { name: "Main menu" }).getByText("Administration").click();
  await page.getByRole("link", { name: "Accounts", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/accounts$/);
  await main(page).getByRole("button", { name: "New account" }).press("Enter");
  const form = dialog(page, "New account").opened();
  await form.getByRole("textbox", { name: "Username" }).focus();
  await page.keyboard.type("Cliente");
  await page.keyboard.press("Enter");
  await expect(form.getByText("This username is already taken")).toBeVisible();
  await form.getByRole("textbox", { name: "Username" }).fill("mostrador_sur");
  await page.keyboard.press("Enter");
  const link = page.getByRole("textbox", { name: "Link" });
  const address = await link.inputValue();
  expect(address).toMatch(/\/password\/[\w-]{43}$/);
  await page.keyboard.press("Escape");
  await expect(main(page).getByText("No password")).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText(/mostrador_sur/)).toBeVisible();
  const first = visitor.getByLabel("New password");
  await first.fill("short");
  await first.press("Enter");
  await expect(first).toBeFocused();
  await first.fill("correct-horse-battery");
  await visitor.getByLabel("Repeat the password").fill("correct-horse-battery");
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByText("Your password is set")).toBeVisible();
  await visitor.getByRole("link", { name: "Login" }).click();
  await signIn(visitor, "mostrador_sur", "correct-horse-battery");
  await expect(visitor).toHaveURL(/\/home$/);

  // The one-time link is used up.
  await visitor.goto(address);
  await expect(visitor.getByText("This link no longer works")).toBeVisible();

  // Disabling the account ends its open session.
  await page.reload();
  await actions(page, "mostrador_sur", "Disable");
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).press("Enter");
  await expect(main(page).getByText("Disabled", { exact: true })).toBeVisible();
  await visitor.goto("/home");
  await expect(visitor).toHaveURL(/\/$/);
  await visitor.close();

  await page.goto("/audit");
  await page.getByLabel("Item", { exact: true }).fill("mostrador_sur");
  await page.keyboard.press("Enter");
  for (const action of ["Account created", "Password set", "Account changed"]) {
    await expect(main(page).getByRole("grid").getByText(action, { exact: true })).toBeVisible();
  }
  await expect(main(page).getByText("Disabled: no → yes")).toBeVisible();
});

test("refuses to disable the last administrator, in Spanish", async ({ openAs }) => {
  const page = await openAs("admin", "/accounts", "es");
  await main(page).getByRole("button", { name: "Acciones para admin", exact: true }).click();
  await page.getByRole("menuitem", { name: "Desactivar" }).click();
  const question = dialog(page, "¿Desactivar la cuenta admin?");
  await question.press("Desactivar");
  await expect(question.opened()).toContainText(
    "admin es el último administrador. Primero cree o active otro.",
  );
  await page.goto("/audit");
  await expect(main(page).getByRole("heading", { name: "Registro de cambios" })).toBeVisible();
});

test("redirects anonymous visitors from accounts to sign-in and rejects unknown password links", async ({
  page,
}) => {
  await page.goto("/accounts");
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/password/${"x".repeat(43)}`);
  await expect(page.getByText("This link no longer works")).toBeVisible();
  await page.goto("/password/short");
  await expect(page.getByText("This link no longer works")).toBeVisible();
});

test("creates, edits and signs out a plant account by keyboard, in Spanish", async ({ openAs }) => {
  const page = await openAs("admin", "/accounts", "es");
  const keys = page.keyboard;
  const form = dialog(page, "Nueva cuenta").opened();
  const tabTo = async (name: RegExp | string, role: "button" | "textbox" | "checkbox") => {
    const scope = (await form.count()) > 0 ? form : page;
    const control = scope.getByRole(role, { name, exact: typeof name === "string" });
    const hasFocus = () => control.evaluate((element) => element.matches(":focus, :focus-within"));
    for (let step = 0; step < 80 && !(await hasFocus()); step += 1) await keys.press("Tab");
    await expect(control).toBeFocused();
  };
  await tabTo("Nueva cuenta", "button");
  await keys.press("Enter");
  await expect(form).toBeVisible();
  await tabTo("Usuario", "textbox");
  await keys.type("Taller Ñandú & Hijos");
  await tabTo(/Nivel/, "button");
  await keys.press("Enter");
  await expect(page.getByRole("option", { name: "Planta" })).toBeVisible();
  await keys.type("Pl");
  await keys.press("Enter");
  await tabTo("CHINA", "checkbox");
  await keys.press("Space");
  await tabTo("Rotores y tambores", "checkbox");
  await keys.press("Space");
  await tabTo("Crear cuenta", "button");
  await keys.press("Enter");
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Enlace" })).toHaveValue(/\/password\//);
  await keys.press("Escape");
  const row = main(page).getByRole("row", { name: /Taller Ñandú & Hijos/ });
  await expect(row).toContainText("Rotores y tambores");
  await expect(row).toContainText("Sin contraseña");

  // The table is a single tab stop before its column menu: typing selects a row, arrow keys reach its menu.
  await tabTo("Nueva cuenta", "button");
  await keys.press("Tab");
  await keys.press("Tab");
  await expect(page.getByRole("button", { name: "Columnas" })).toBeFocused();
  await tabTo("Nueva cuenta", "button");
  await keys.press("Tab");
  await keys.type("Taller");
  await expect(row).toBeFocused();
  await keys.press("Enter");
  const edit = page.getByRole("dialog", { name: "Editar Taller Ñandú & Hijos" });
  await tabTo("Pastillas", "checkbox");
  await keys.press("Space");
  await tabTo("Guardar", "button");
  await keys.press("Enter");
  await expect(edit).toHaveCount(0);
  await expect(row).toContainText("Pastillas");

  await row.focus();
  await keys.press("ArrowRight");
  await keys.press("End");
  await expect(row.getByRole("button")).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await keys.type("Cerrar");
  await keys.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await keys.press("Tab");
  await keys.press("Enter");
  await expect(
    page.getByText("Se cerraron todas las sesiones de Taller Ñandú & Hijos."),
  ).toBeVisible();

  const log = await page.request.get(
    `/api/v1/audit?${new URLSearchParams({ target: "Taller Ñandú & Hijos" }).toString()}`,
  );
  const entries = (await log.json()) as { action: string; detail: Record<string, unknown> }[];
  expect(entries.map(({ action }) => action)).toEqual([
    "account.signedOut",
    "account.changed",
    "account.created",
  ]);
  expect(entries[1]?.detail).toEqual({ flags: [["P_BR"], ["P_BP", "P_BR"]] });
});
