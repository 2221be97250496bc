import { join } from "node:path";
import { expect, main, test } from "./support/test.ts";
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
    await expect(dialog.getByRole("button", { name: `Search ${code}`, exact: true })).toBeVisible();
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
