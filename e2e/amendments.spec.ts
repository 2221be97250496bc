import { dialog, select } from "@caliper/design-system/testing/playwright";
import { tabTo } from "./support/keyboard.ts";
import { expect, fetchJson, main, type Page, test } from "./support/test.ts";

const rotor = "/datasheet?codigo=BR31338";

interface SentAmendment {
  readonly report_id: number;
  readonly message: string;
}

const pending = (page: Page) => fetchJson<SentAmendment[]>(page, "/api/amendments?status=0");

test("a junior sends an amendment by keyboard", async ({ openAs }) => {
  const page = await openAs("junior", rotor);
  const open = main(page).getByRole("button", { name: "Make an amendment" });
  await open.focus();
  await page.keyboard.press("Enter");
  const amendment = dialog(page, "Make an amendment");
  const form = amendment.opened();
  await expect(form.getByLabel("User")).toHaveValue("junior");
  await expect(form.getByLabel("Product")).toHaveValue("BR31338");

  // The email of an earlier correction is filled in.
  await form.getByLabel("Email").fill("");
  await tabTo(form.getByRole("button", { name: "Send" }));
  await page.keyboard.press("Enter");
  await expect(form.getByText("All the info must be filled")).toBeVisible();
  await expect(form.getByLabel("Email")).toBeFocused();

  await page.keyboard.type("mostrador@example.com");
  await tabTo(form.getByRole("button", { name: /Subject/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Measure" })).toBeVisible();
  await page.keyboard.type("Mea");
  await page.keyboard.press("Enter");
  await tabTo(form.getByLabel("Message"));
  await page.keyboard.insertText("x".repeat(295));
  await page.keyboard.type("x".repeat(10));
  await expect(form.getByLabel("Message")).toHaveValue("x".repeat(300));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Sent by keyboard");
  await tabTo(form.getByRole("button", { name: "Send" }));
  await page.keyboard.press("Enter");
  await expect(form.getByRole("button", { name: "Sent" })).toBeDisabled();
  await expect(page.getByText("Information sent, thanks for your support!")).toBeVisible();

  await amendment.close();
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Email")).toHaveValue("mostrador@example.com");
  await expect(form.getByLabel("Message")).toHaveValue("");
  await expect(form.getByRole("button", { name: "Send" })).toBeEnabled();
});

test("keeps an unsent correction over a reload, until its dialog is closed", async ({ openAs }) => {
  const page = await openAs("junior", rotor);
  const open = main(page).getByRole("button", { name: "Make an amendment" });
  const amendment = dialog(page, "Make an amendment");
  const form = amendment.opened();
  await open.click();
  await form.getByLabel("Message").fill("Not sent yet");
  await page.reload();
  await open.click();
  await expect(form.getByLabel("Message")).toHaveValue("Not sent yet");
  await amendment.close();
  await open.click();
  await expect(form.getByLabel("Message")).toHaveValue("");
});

test("rejects a value that is invalid for its column with an error at the field, in Spanish", async ({
  openAs,
}) => {
  const page = await openAs("cliente", rotor, "es");
  await main(page).getByRole("button", { name: "Solicitar una corrección" }).click();
  const amendment = dialog(page, "Solicitar una corrección");
  const form = amendment.opened();
  await form.getByLabel("Correo electrónico").fill("a@example.com");
  await select(form, "Asunto").choose("Medida");
  await form.getByLabel("Mensaje").fill("Medido en el banco");
  await select(form, /Valor por corregir/).choose(/Diámetro exterior/);
  await form.getByLabel("Valor sugerido").fill("275,2");
  await amendment.press("Enviar");
  await expect(form.getByText("Se espera: un número con punto decimal, como 22.00")).toBeVisible();
  await expect(form.getByLabel("Mensaje")).toHaveValue("Medido en el banco");
});

test("hides the dialog from anonymous visitors and rejects their requests", async ({ page }) => {
  await page.goto(rotor);
  await expect(main(page).getByRole("heading", { name: /^BR31338/ })).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Make an amendment" })).toHaveCount(0);
  const refused = await page.request.post("/api/insert_amendments", {
    data: { user: "x", email: "x", subject: "Image", message: "x", product: "BR31338" },
  });
  expect([401, 403]).toContain(refused.status());
});

test("keeps the typed text after a failed request", async ({ openAs }) => {
  const page = await openAs("cliente", "/brakeFluidSheet?codigo=dot3&vol=355");
  await main(page).getByRole("button", { name: "Make an amendment" }).click();
  const amendment = dialog(page, "Make an amendment");
  const form = amendment.opened();
  await expect(form.getByLabel("Product")).toHaveValue("DOT3-355");
  await form.getByLabel("Email").fill("a@example.com");
  await select(form, "Subject").choose("Other");
  await form.getByLabel("Message").fill("The label is blue");
  await page.route("**/api/insert_amendments", (route) => route.fulfill({ status: 429, json: {} }));
  await amendment.press("Send");
  await expect(form.getByText("Request fail.")).toBeVisible();
  await expect(form.getByLabel("Message")).toHaveValue("The label is blue");
  await page.unroute("**/api/insert_amendments");
  await amendment.press("Send");
  await expect(form.getByRole("button", { name: "Sent" })).toBeDisabled();
});

test("applies a suggested value, undoes it, and accepts and solves an amendment", async ({
  openAs,
}) => {
  const page = await openAs("admin");
  const bore = async () => {
    const { Dimensiones } = await fetchJson<{ Dimensiones: { Data: { CENTER_BORE: number }[] } }>(
      page,
      "/api/Ficha_info?codigo=BR31338",
    );
    return Dimensiones.Data[0]?.CENTER_BORE;
  };
  const before = await bore();
  const send = async (message: string, more: object = {}) => {
    const data = {
      user: "admin",
      email: "a@example.com",
      subject: "Specification",
      message,
      product: "BR31338",
      ...more,
    };
    const response = await page.request.post("/api/insert_amendments", { data });
    expect(response.status()).toBe(200);
    return ((await response.json()) as SentAmendment).report_id;
  };
  const suggesting = await send("bore", { field: "CENTER_BORE", suggested: "55.75" });
  const plain = await send("words");

  await page.goto("/adminPanel?view=amendments");
  const press = (action: string, id: number) =>
    main(page).getByRole("button", { name: `${action}: BR31338, amendment ${id}` });
  await press("Apply", suggesting).focus();
  await page.keyboard.press("Enter");
  await expect(press("Accept", suggesting)).toHaveCount(0);
  expect(await bore()).toBe(55.75);
  await main(page).getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByText(/^BR31338: .* again\.$/)).toBeVisible();
  expect(await bore()).toBe(before);

  await press("Accept", plain).press("Enter");
  await expect(press("Accept", plain)).toHaveCount(0);
  expect((await pending(page)).some(({ report_id }) => report_id === plain)).toBe(false);
  await main(page).getByRole("button", { name: "Show accepted" }).press("Enter");
  await press("Mark as solved", plain).press("Enter");
  await expect(press("Mark as solved", plain)).toHaveCount(0);
  await main(page).getByRole("button", { name: "Show pendings" }).press("Enter");
  await expect(main(page).getByRole("button", { name: "Show accepted" })).toBeVisible();
});
