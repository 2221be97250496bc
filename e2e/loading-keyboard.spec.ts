import { hasFocus, tabTo } from "./support/keyboard.ts";
import { dialog, download, workbook } from "./support/loading.ts";
import { expect, main, test } from "./support/test.ts";

/** Loads a file and undoes the import by keyboard, with a different table for each language. */
const texts = {
  en: {
    load: "Load data",
    type: /Upload type/,
    browse: "Browse",
    confirm: "You are about to make changes in piston, are you sure you want to continue?",
    proceed: "Continue",
    review: "Review changes",
    done: "Nothing has changed yet",
    fault: /^32,5: fix row 3/,
    commit: /^Apply 2 changes/,
    inserted: "Lines inserted successfully: 2",
    comparedAgain: "compared again",
    history: "History",
    undo: "Undo: piston.xlsx, Pistons",
    undoIt: "Undo",
    undone: "Change undone",
    close: "Close",
  },
  es: {
    load: "Cargar datos",
    type: /Tipo de subida/,
    browse: "Examinar",
    confirm: "Estas apunto de hacer cambios en wheel_cylinders estas seguro de continuar?",
    proceed: "Continuar",
    review: "Revisar cambios",
    done: "Todavía no ha cambiado nada",
    fault: /^32,5: corregir fila 3/,
    commit: /^Aplicar 2 cambios/,
    inserted: "Lineas insertadas exitosamente: 2",
    comparedAgain: "el archivo se comparó de nuevo",
    history: "Historial",
    undo: "Deshacer: wheel_cylinders.xlsx, Cilindros de rueda",
    undoIt: "Deshacer",
    undone: "Cambio revertido",
    close: "Cerrar",
  },
} as const;

const tables = {
  en: { table: "piston", column: "HEIGHT" },
  es: { table: "wheel_cylinders", column: "Longitud" },
} as const;

for (const language of ["en", "es"] as const) {
  const text = texts[language];
  const { table, column } = tables[language];

  test(`loads, corrects, commits and undoes an import by keyboard (${language})`, async ({
    openAs,
  }) => {
    test.slow();
    const page = await openAs("admin");
    await page.evaluate((value) => localStorage.setItem("language", value), language);
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
    await page.goto("/loadData");
    await tabTo(main(page).getByRole("button", { name: text.load }));
    await key("Enter");
    await tabTo(dialog(page).getByRole("button", { name: text.type }));
    await key("Enter");
    await expect(page.getByRole("option", { name: "EXCEL PARCIAL" })).toBeVisible();
    await page.keyboard.type("EXCEL P");
    await key("Enter");
    await tabTo(dialog(page).getByRole("button", { name: text.browse }));
    await key("Enter");

    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(text.confirm);
    await tabTo(question.getByRole("button", { name: text.proceed }));
    await key("Enter");
    await expect(dialog(page)).toContainText(text.done, { timeout: 30_000 });
    await tabTo(dialog(page).getByRole("link", { name: text.review }));
    await key("Enter");
    await expect(heading(1)).toContainText(`${table}.xlsx`);
    await expect(heading(1)).toBeFocused();

    // Escape returns focus to the cell; a correction moves it to the commit button.
    const fault = press(text.fault);
    await tabTo(fault);
    await key("Enter");
    await expect(main(page).getByRole("textbox")).toBeFocused();
    await key("Escape");
    await expect(fault).toBeFocused();
    await key("Enter");
    await page.keyboard.type("32.5");
    await key("Enter");
    const commit = press(text.commit);
    await expect(commit).toBeFocused();
    // If another test changes data first, the import is compared again and must be committed again.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answered = page.waitForResponse(/\/commit$/);
      await key("Enter");
      if ((await answered).ok()) break;
      await expect(main(page)).toContainText(text.comparedAgain);
      await tabTo(commit);
    }
    await expect(main(page)).toContainText(text.inserted);
    await expect(heading(1)).toBeFocused();
    const changed = await download(page, table);
    expect([changed[1]?.[at], changed[2]?.[at]]).toEqual([Number(first[at]) + 1, 32.5]);

    await tabTo(main(page).getByRole("link", { name: text.history, exact: true }));
    await key("Enter");
    await expect(heading(1)).toHaveText(text.load);
    await expect(heading(1)).toBeFocused();
    const undo = press(text.undo).first();
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
    await tabTo(question.getByRole("button", { name: text.undoIt, exact: true }));
    await key("Enter");
    const result = page.getByRole("dialog", { name: text.undone });
    await expect(result).toBeVisible();
    await tabTo(result.getByRole("button", { name: text.close }).last());
    await key("Enter");
    await expect(result).toBeHidden();
    await expect(heading(2)).toBeFocused();
    expect(await download(page, table)).toEqual(whole);
  });
}
