import { dialog } from "./support/loading.ts";
import { expect, main, test } from "./support/test.ts";

for (const account of ["cliente", "junior", "planta"] as const) {
  test(`hides data loading from ${account} and returns 403 for its requests`, async ({
    openAs,
  }) => {
    const page = await openAs(account, "/loadData?load=1");
    await expect(main(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(main(page).getByRole("table")).toBeHidden();
    for (const path of ["/api/v1/imports", "/api/v1/tables", "/api/descargar-excel/brake_rotors"]) {
      expect((await page.request.get(path)).status(), path).toBe(403);
    }
    const sent = await page.request.post("/api/excelUpload", {
      data: { table_name: "brake_rotors", tipo: "total", Header: ["XBP"], Data: [["BR1"]] },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(sent.status()).toBe(403);
  });
}
