import { Secret, TOTP } from "otpauth";
import { expect, type Page, signIn, test } from "./support/test.ts";

const password = "correct-horse-battery";

/** Creates an account of its own, also for each retry, so that no other test needs a second factor; its name. */
async function createAccount(page: Page, name: string, baseURL = "") {
  const { repeatEachIndex, retry } = test.info();
  const username = `${name}_${repeatEachIndex}_${retry}`;
  const post = (path: string, data: object) =>
    page.request.post(path, { data, headers: { Origin: baseURL } });
  const made = await post("/api/v1/accounts", { username, level: "CLIENTE" });
  const { link } = (await made.json()) as { link: { path: string } };
  const used = await post(link.path.replace("/password/", "/api/v1/password-links/"), { password });
  expect(used.status()).toBe(204);
  return username;
}

/** What an authenticator app shows now, or shows next: a code works once. */
const codeOf = (key: string, step: "now" | "next") =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + (step === "next" ? 30_000 : 0),
  });

async function openSecondFactor(page: Page, username: string) {
  await page.getByRole("button", { name: `Account: ${username}` }).click();
  await page.getByRole("menuitem", { name: "Two-step sign-in…" }).click();
  return page.getByRole("dialog", { name: "Two-step sign-in" });
}

async function logOut(page: Page) {
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
}

test("signs in with an authenticator app or a recovery code once it is set up", async ({
  openAs,
  baseURL,
}) => {
  const page = await openAs("admin");
  const username = await createAccount(page, "con_telefono", baseURL);
  await logOut(page);
  await signIn(page, username, password);
  const dialog = await openSecondFactor(page, username);
  await dialog.getByRole("button", { name: "Set up app" }).click();
  await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const keyInGroups = await dialog.getByRole("group", { name: "Key", exact: true }).innerText();
  const key = keyInGroups.replaceAll(/\s/gu, "");
  await dialog.getByLabel("Code from the app").fill(codeOf(key, "now"));
  await page.keyboard.press("Enter");
  const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? "";
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("Recovery codes.txt");
  await dialog.getByRole("button", { name: "I have saved the codes" }).click();
  await expect(dialog.getByText("10 recovery codes are left.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await logOut(page);

  await signIn(page, username, password);
  const field = page.getByRole("textbox", { name: "Code", exact: true });
  await expect(field).toBeFocused();
  // The password alone is not a session.
  const session = await page.request.get("/api/v1/session");
  expect(await session.json()).toEqual({ authenticated: false });
  await field.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^This code is not valid/)).toBeVisible();
  const code = codeOf(key, "next");
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
  await logOut(page);

  await signIn(page, username, password);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCode.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
  const settings = await openSecondFactor(page, username);
  await expect(settings.getByText("9 recovery codes are left.")).toBeVisible();
  await settings.getByRole("button", { name: "Turn off" }).click();
  await settings.getByLabel("Current password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Two-step sign-in is off.")).toBeVisible();
  await expect(settings.getByRole("button", { name: "Set up app" })).toBeVisible();
});

test("signs in with a passkey, which also completes a sign-in with a password", async ({
  openAs,
  browser,
  baseURL,
}) => {
  const admin = await openAs("admin");
  const username = await createAccount(admin, "con_llave", baseURL);
  // Passkeys need a host with a name.
  const page = await browser.newPage({ baseURL: baseURL?.replace("127.0.0.1", "localhost") ?? "" });
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/");
  await signIn(page, username, password);
  const dialog = await openSecondFactor(page, username);
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await dialog.getByLabel("Name of the passkey").fill("Notebook");
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await dialog.getByRole("button", { name: "I have saved the codes" }).click();
  await expect(dialog.getByText("Notebook")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await logOut(page);

  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await logOut(page);

  await signIn(page, username, password);
  await expect(page.getByText("Confirm the sign-in with your passkey.")).toBeVisible();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/home$/);
  const settings = await openSecondFactor(page, username);
  await settings.getByRole("button", { name: "Remove Notebook" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(settings.getByText("Notebook")).toBeHidden();
  await settings.getByRole("button", { name: "Close" }).click();
  await logOut(page);
  // The browser still offers the passkey; the server does not know it.
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("Signing in with this passkey failed.")).toBeVisible();
  await page.close();
});
