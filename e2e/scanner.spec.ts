import { join } from "node:path";
import { expect, main, type Page, test } from "./support/test.ts";
import { filmLabels } from "./support/camera.ts";

const film = join(import.meta.dirname, "../node_modules/.cache/e2e-camera/labels.mjpeg");

/** The URL in a printed QR code may differ from the portal's current one. */
const labels = [
  { text: "7501234567893", format: "EAN13" },
  { text: "BR1200", format: "Code128" },
  { text: "BR31338", format: "DataMatrix" },
  { text: "https://catalogo.example.com/p/D1200", format: "QRCode" },
] as const;

test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await filmLabels(labels, film);
      const flags = [
        "--use-fake-device-for-media-stream",
        // The headless browser cannot ask for permission.
        "--use-fake-ui-for-media-stream",
        `--use-file-for-fake-video-capture=${film}`,
      ];
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
    },
    { scope: "worker" },
  ],
});

test("reads worn labels with the camera, searches one and looks up all", async ({ openAs }) => {
  const page = await openAs("admin");
  await main(page).getByRole("button", { name: "Scan a code" }).click();
  const dialog = page.getByRole("dialog", { name: "Scan codes" });
  for (const code of ["7501234567893", "BR1200", "BR31338", "D1200"]) {
    // The film repeats; a busy machine reads few of its frames.
    await expect(dialog.getByRole("button", { name: `Search ${code}`, exact: true })).toBeVisible({
      timeout: 30_000,
    });
  }
  await dialog.getByRole("button", { name: "Open as a list" }).click();
  await expect(page).toHaveURL(/\/reports\?view=list&codes=/u);
  await expect(dialog).toBeHidden();
  for (const code of ["BR1200", "BR31338", "D1200"]) {
    await expect(main(page).getByRole("row").filter({ hasText: code }).first()).toBeVisible();
  }

  await page.getByRole("banner").getByRole("button", { name: "Scan a code" }).click();
  await dialog.getByRole("button", { name: "Search BR1200", exact: true }).click();
  await expect(page).toHaveURL(/\/datasheet\?codigo=BR1200/u);
});

/** What scanners send besides the code: a terminator, a symbology identifier, element strings, a short UPC. */
function scansOf(upc: string) {
  const gtin = upc.padStart(14, "0");
  return [
    { text: "BR31338", terminator: "Tab", code: "BR31338" },
    { text: "BR31338", terminator: "Enter", code: "BR31338" },
    { text: "]C0BR31338", terminator: "Enter", code: "BR31338" },
    { text: `]E0${gtin.slice(1)}`, terminator: "Enter", code: "BR31338" },
    { text: `01${gtin}`, terminator: "Tab", code: "BR31338" },
    { text: `01${gtin}10LOT5`, terminator: "Enter", code: "BR31338" },
  ] as const;
}

/** Presses keys 10 ms apart, as a scanner does, however long the page takes for each. */
async function scan(page: Page, text: string, terminator: "Enter" | "Tab") {
  const session = await page.context().newCDPSession(page);
  const keys = [...text.split(""), terminator];
  const first = Date.now() / 1000 - keys.length / 100;
  const virtualKeys = { Enter: 13, Tab: 9 };
  const sent = keys.flatMap((key, index) => {
    const isCharacter = key !== "Enter" && key !== "Tab";
    const common = {
      key,
      timestamp: first + index / 100,
      windowsVirtualKeyCode: isCharacter ? key.toUpperCase().charCodeAt(0) : virtualKeys[key],
    };
    const typed = isCharacter ? key : key === "Enter" ? "\r" : undefined;
    return [
      session.send("Input.dispatchKeyEvent", {
        type: typed === undefined ? "rawKeyDown" : "keyDown",
        ...common,
        text: typed,
      }),
      session.send("Input.dispatchKeyEvent", { type: "keyUp", ...common }),
    ];
  });
  await Promise.all(sent);
  await session.detach();
}

for (const place of ["the field", "the page"] as const) {
  test(`opens the part of a scan with the focus in ${place}`, async ({ openAs }) => {
    const page = await openAs("admin");
    const answer = await page.request.get("/api/Ficha_info?codigo=BR31338");
    const { Precio } = (await answer.json()) as { Precio: { UPC: { UPC: string }[] } };
    for (const { text, terminator, code } of scansOf(Precio.UPC[0]?.UPC ?? "")) {
      await page.goto("/home");
      const field = page.getByRole("banner").getByRole("combobox");
      await expect(field).toBeVisible();
      if (place === "the field") await field.focus();
      else await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await scan(page, text, terminator);
      await expect(page, `${text} with ${terminator}`).toHaveURL(
        new RegExp(`/datasheet\\?codigo=${code}`, "u"),
      );
    }
  });
}
