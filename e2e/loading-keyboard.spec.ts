import { hasFocus, tabTo } from "./support/keyboard.ts";
import { download, form, workbook } from "./support/loading.ts";
import { expect, main, test } from "./support/test.ts";

/** The flow of `loading.spec.ts` in Spanish and by keyboard. */
const table = "wheel_cylinders";
const column = "Longitud";

test("loads, corrects, commits and undoes an import by keyboard, in Spanish", async ({
  openAs,
}) => {
  test.slow();
  const page = await openAs("admin", "/loadData", "es");
  const whole = await download(page, table);
  const [header = [], first = [], second = []] = whole;
  const at = header.indexOf(column);
  const sheet = [header, first.with(at, Number(first[at]) + 1), second.with(at, "32,5")];
  const press = (name: string | RegExp) => page.getByRole("button", { name });
  const key = (name: string) => page.keyboard.press(name);
  const heading = (level: number) => main(page).getByRole("heading", { level }).first();

  // Tests cannot type into the operating system's file dialog.
  page.on("filechooser", (chooser) => {
    void chooser.setFiles({
      name: `${table}.xlsx`,
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: workbook(sheet),
    });
  });
  await tabTo(main(page).getByRole("button", { name: "Cargar un archivo" }));
  await key("Enter");
  await tabTo(form(page).getByRole("button", { name: /Tipo de subida/ }));
  await key("Enter");
  await expect(page.getByRole("option", { name: "EXCEL PARCIAL" })).toBeVisible();
  await page.keyboard.type("EXCEL P");
  await key("Enter");
  await tabTo(form(page).getByRole("button", { name: "Examinar" }));
  await key("Enter");

  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Estas apunto de hacer cambios en wheel_cylinders estas seguro de continuar?",
  );
  await tabTo(question.getByRole("button", { name: "Continuar" }));
  await key("Enter");
  await expect(form(page)).toContainText("Todavía no ha cambiado nada", { timeout: 30_000 });
  await tabTo(form(page).getByRole("link", { name: "Revisar cambios" }));
  await key("Enter");
  await expect(heading(1)).toContainText(`${table}.xlsx`);
  await expect(heading(1)).toBeFocused();

  // Escape returns focus to the cell; a correction moves it to the commit button.
  const fault = press(/^32,5: corregir fila 3/);
  await tabTo(fault);
  await key("Enter");
  await expect(main(page).getByRole("textbox")).toBeFocused();
  await key("Escape");
  await expect(fault).toBeFocused();
  await key("Enter");
  await page.keyboard.type("32.5");
  await key("Enter");
  const commit = press(/^Aplicar 2 cambios/);
  await expect(commit).toBeFocused();
  // If another test changes data first, the import is compared again and must be committed again.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answered = page.waitForResponse(/\/commit$/);
    await key("Enter");
    if ((await answered).ok()) break;
    await expect(main(page)).toContainText("el archivo se comparó de nuevo");
    await tabTo(commit);
  }
  await expect(main(page)).toContainText("Lineas insertadas exitosamente: 2");
  await expect(heading(1)).toBeFocused();
  const changed = await download(page, table);
  expect([changed[1]?.[at], changed[2]?.[at]]).toEqual([Number(first[at]) + 1, 32.5]);

  await tabTo(main(page).getByRole("link", { name: "Historial", exact: true }));
  await key("Enter");
  await expect(heading(1)).toHaveText("Cargas de datos");
  await expect(heading(1)).toBeFocused();
  const undo = press("Deshacer: wheel_cylinders.xlsx, Cilindros de rueda").first();
  await expect(undo).toBeVisible();
  // The table is a single tab stop; arrow keys move inside it.
  const rows = main(page).getByRole("grid").first().getByRole("row");
  await tabTo(rows.nth(1));
  // Newer imports of other tests are listed above.
  const own = rows.filter({ has: undo });
  for (let row = 0; row < 20 && !(await hasFocus(own)); row += 1) await key("ArrowDown");
  for (let cell = 0; cell < 12 && !(await hasFocus(undo)); cell += 1) await key("ArrowRight");
  await expect(undo).toBeFocused();
  await key("Enter");
  await tabTo(question.getByRole("button", { name: "Deshacer", exact: true }));
  await key("Enter");
  const result = page.getByRole("dialog", { name: "Cambio revertido" });
  await expect(result).toBeVisible();
  await tabTo(result.getByRole("button", { name: "Cerrar" }).last());
  await key("Enter");
  await expect(result).toBeHidden();
  await expect(heading(2)).toBeFocused();
  expect(await download(page, table)).toEqual(whole);
});
