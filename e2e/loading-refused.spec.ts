import { writeFile } from "node:fs/promises";
import { archive, textRow, workbookParts } from "../packages/sheet-reader/src/testing/archive.ts";
import { drop, form, dialog, question, uploadType, workbook, zone } from "./support/loading.ts";
import { expect, test, type Page } from "./support/test.ts";

/** Rejected files and the specified messages. */
type Language = "en" | "es";

const pdf = Buffer.from("%PDF-1.7\n%%EOF");
const resultList = (page: Page) => form(page).getByRole("list");

const header = textRow(1, "XBP", "HEIGHT");
const sheetOf = (cells: string, after = "") =>
  workbookParts(
    `${header}<row r="2"><c r="A2" t="inlineStr"><is><t>BR1</t></is></c>${cells}</row>`,
    { after },
  );
const without = (path: string) =>
  Object.fromEntries(Object.entries(sheetOf("")).filter(([name]) => name !== path));

/** The signature of an .xls workbook; an encrypted .xlsx adds the stream name. */
const compound = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(600),
]);
const encrypted = Buffer.concat([
  compound,
  Buffer.from("EncryptedPackage", "utf16le"),
  Buffer.alloc(99),
]);

const sheet = "xl/worksheets/sheet1.xml";
const sheetXml = sheetOf("")[sheet] ?? "";

interface Unreadable {
  readonly name: string;
  readonly bytes: () => Uint8Array;
  /** Without Spanish where reading takes seconds. */
  readonly message: { readonly en: string; readonly es?: string };
}

const unreadable: readonly Unreadable[] = [
  {
    name: "a text file named .xlsx",
    bytes: () => Buffer.from("XBP;HEIGHT\nBR1;48"),
    message: {
      en: "This is a CSV file.Convert and preview",
      es: "Es un archivo CSV.Convertir y ver los cambios",
    },
  },
  {
    name: "a PDF named .xlsx",
    bytes: () => pdf,
    message: { en: "Not an Excel workbook.", es: "No es un libro de Excel." },
  },
  {
    name: "an .xls workbook named .xlsx",
    bytes: () => compound,
    message: {
      en: "This is an old Excel workbook (.xls).Convert and preview",
      es: "Es un libro de Excel antiguo (.xls).Convertir y ver los cambios",
    },
  },
  {
    name: "an encrypted workbook",
    bytes: () => encrypted,
    message: {
      en: "Encrypted by a password or by Excel protection. Remove both in Excel (File, Info, Protect Workbook), or copy the cells into a new workbook, and save it as .xlsx.",
      es: "Cifrado con contraseña o con la protección de Excel. Quite ambas en Excel (Archivo, Información, Proteger libro), o copie las celdas a un libro nuevo, y guárdelo como .xlsx.",
    },
  },
  {
    name: "a truncated archive",
    bytes: () => archive(sheetOf("")).slice(0, -40),
    message: {
      en: "The file is damaged. Open it in Excel, save it and load it again.",
      es: "El archivo está dañado. Ábralo en Excel, guárdelo y cárguelo de nuevo.",
    },
  },
  {
    name: "malformed XML",
    bytes: () => archive({ ...sheetOf(""), [sheet]: sheetXml.slice(0, -40) }),
    message: {
      en: "The file is damaged. Open it in Excel, save it and load it again.",
      es: "El archivo está dañado. Ábralo en Excel, guárdelo y cárguelo de nuevo.",
    },
  },
  {
    name: "a workbook without its sheet",
    bytes: () => archive(without(sheet)),
    message: { en: "The sheet “R&D” is missing.", es: "Falta la hoja “R&D”." },
  },
  {
    name: "an invalid boolean",
    bytes: () => archive(sheetOf('<c r="B2" t="b"><v>7</v></c>')),
    message: {
      en: "Sheet “R&D”, cell B2 (HEIGHT): “7” is not yes or no. Expected 0 or 1. Correct it in Excel and load the file again.",
      es: "Hoja “R&D”, celda B2 (HEIGHT): “7” no es sí ni no. Se esperaba 0 o 1. Corríjala en Excel y cargue el archivo de nuevo.",
    },
  },
  {
    name: "an invalid shared string",
    bytes: () => archive(sheetOf('<c r="B2" t="s"><v>99</v></c>')),
    message: {
      en: "Sheet “R&D”, cell B2 (HEIGHT): the workbook has no shared text number 99. Correct the cell in Excel and load the file again.",
      es: "Hoja “R&D”, celda B2 (HEIGHT): el texto número “99” no existe en el libro. Corríjala en Excel y cargue el archivo de nuevo.",
    },
  },
  {
    name: "an invalid number",
    bytes: () => archive(sheetOf('<c r="B2"><v>12,5</v></c>')),
    message: {
      en: "Sheet “R&D”, cell B2 (HEIGHT): “12,5” is not a number. Correct it in Excel and load the file again.",
      es: "Hoja “R&D”, celda B2 (HEIGHT): “12,5” no es un número. Corríjala en Excel y cargue el archivo de nuevo.",
    },
  },
  {
    name: "a formula without a stored result",
    bytes: () => archive(sheetOf('<c r="B2"><f>1+2</f></c>')),
    message: {
      en: "Sheet “R&D”, cell B2 (HEIGHT): the formula has no stored result. Open it in Excel, save it and load it again.",
      es: "Hoja “R&D”, celda B2 (HEIGHT): la fórmula no tiene un resultado guardado. Ábralo en Excel, guárdelo y cárguelo de nuevo.",
    },
  },
  {
    name: "a worksheet that expands beyond the size limit",
    bytes: () => archive({ ...sheetOf(""), [sheet]: Buffer.alloc(450 * 2 ** 20) }, { size: 100 }),
    message: {
      en: "Too much data to read. Split it into smaller files.",
    },
  },
];

const failed: Readonly<Record<Language, string>> = {
  en: "Error uploading the Excel file",
  es: "Error al subir el archivo de Excel",
};

for (const language of ["en", "es"] as const) {
  test(`shows file, sheet, cell and value of an unreadable workbook (${language})`, async ({
    openAs,
  }) => {
    test.slow();
    const page = await openAs("admin", "/loadData?load=1", language);
    await uploadType(page).choose("EXCEL PARCIAL");
    for (const { name, bytes, message } of unreadable) {
      if (message[language] === undefined) continue;
      await test.step(name, async () => {
        await drop(page, "1brake_rotors.xlsx", Buffer.from(bytes()));
        await expect(form(page).getByRole("alert")).toHaveText(
          `${failed[language]}1brake_rotors.xlsx: ${message[language]}`,
          { timeout: 30_000 },
        );
        await zone(page).remove("1brake_rotors.xlsx");
        await expect(resultList(page)).toHaveCount(0);
      });
    }
  });
}

test("shows one warning per drop for a wrong upload type, in Spanish", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1", "es");
  const warning = (type: string) =>
    `Asegurate de elegir el tipo de subida correcta, actualmente es ${type}`;
  const alert = form(page).getByRole("alert");
  const rotors = workbook([["XBP"], ["BR1"]]);
  await drop(page, "1brake_rotors.xlsx", rotors);
  await expect(alert).toHaveText(warning("PDF"));
  for (const [type, name, mimeType] of [
    ["IMG", "list.pdf", "application/pdf"],
    // .xls is an allowed extension, but this upload type rejects it.
    ["EXCEL PARCIAL", "1brake_rotors.xls", "application/vnd.ms-excel"],
    ["EXCEL TOTAL", "BR31338.jpg", "image/jpeg"],
  ] as const) {
    await uploadType(page).choose(type);
    await expect(alert).toBeHidden();
    await drop(page, name, pdf, mimeType);
    await expect(alert).toHaveText(warning(type));
  }
  // Each dropped file has an entry, and nothing was uploaded.
  await expect(resultList(page).getByRole("button", { name: /^Quitar/ })).toHaveCount(4);
});

test("shows a message for each rejected file type, file size and number of files", async ({
  openAs,
}) => {
  // Handing a thousand files to the browser takes most of the time.
  test.slow();
  const page = await openAs("admin", "/loadData?load=1");
  await uploadType(page).choose("IMG");
  const file = (name: string, mimeType: string, bytes: number) => ({
    name,
    mimeType,
    buffer: Buffer.alloc(bytes),
  });
  await zone(page).browse([
    file("notes.docx", "application/msword", 10),
    file("empty.jpg", "image/jpeg", 0),
    file("huge.jpg", "image/jpeg", 20 * 1_048_576 + 1),
    file(".DS_Store", "", 10),
    file("Thumbs.db", "", 10),
  ]);
  const types = "PDF, JPG, JPEG, PNG, GIF, WEBP, XLSX, XLS";
  const rows = resultList(page).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(`File type must be ${types}`);
  await expect(rows.nth(1)).toContainText("File is smaller than 1 bytes");
  await expect(rows.nth(2)).toContainText("File is larger than 20,971,520 bytes");
  // Pictures are rejected for the type PDF, so none is sent.
  await uploadType(page).choose("PDF");
  await zone(page).browse(
    Array.from({ length: 1001 }, (_, index) => file(`${index}.jpg`, "image/jpeg", 1)),
  );
  await expect(rows.last()).toContainText("Too many files");
});

test("lists each file that is not loaded, with its reason", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  await uploadType(page).choose("EXCEL PARCIAL");
  const rows = resultList(page).getByRole("listitem");
  await drop(page, "~$1brake_rotors.xlsx", Buffer.from("\u0005Admin"));
  await expect(form(page).getByRole("alert")).toContainText(
    "Excel keeps this file only while the workbook is open.",
  );
  await drop(page, "empty.xlsx", Buffer.alloc(0));
  await expect(rows.filter({ hasText: "empty.xlsx" })).toContainText("smaller than 1 bytes");
  await drop(page, "BR31338.jpg", Buffer.from("picture"), "image/jpeg");
  await expect(rows.filter({ hasText: "BR31338.jpg" })).toContainText(
    "Not a file for EXCEL PARCIAL",
  );
  await drop(page, "1brake_rotors.xlsx", encrypted);
  await expect(rows.filter({ hasText: /^1brake_rotors/ })).toContainText("Not loaded");
  await expect(rows).toHaveCount(4);
});

test("says that a file was changed or deleted after it was chosen", async ({ openAs }, info) => {
  const page = await openAs("admin", "/loadData?load=1");
  await uploadType(page).choose("EXCEL PARCIAL");
  const path = info.outputPath("brake_drums.csv");
  await writeFile(path, "XBP;POSITION\r\nBR1;Rear");
  await zone(page).browse(path);
  const convert = form(page).getByRole("button", { name: "Convert and preview" });
  await expect(convert).toBeVisible();
  await writeFile(path, "XBP;POSITION\r\nBR1;Front and rear");
  await convert.click();
  await expect(form(page)).toContainText("It was changed or deleted after you chose it.");
});

test("shows the server's message when it rejects a file, in Spanish", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1", "es");
  await drop(page, "boletin.pdf", Buffer.from("no PDF at all"), "application/pdf");
  await expect(form(page).getByRole("listitem")).toContainText(
    "Error al subir el archivo boletin.pdf",
  );
  await uploadType(page).choose("EXCEL PARCIAL");
  // The reader sends no table that the server does not have.
  await page.route("/api/excelUpload", (route) =>
    route.continue({
      postData: { ...(route.request().postDataJSON() as object), table_name: "rotors" },
    }),
  );
  await drop(
    page,
    "1brake_rotors.xlsx",
    workbook([
      ["XBP", "HEIGHT"],
      ["BR1", 48],
    ]),
  );
  await expect(question(page).opened()).toContainText(
    "Estas apunto de hacer cambios en brake_rotors estas seguro de continuar?",
  );
  await question(page).press("Continuar");
  const alert = form(page).getByRole("alert");
  await expect(alert).toContainText(failed.es);
  // The unchanged sqlMessage of the response.
  await expect(alert).toContainText("No existe la tabla rotors");
  await dialog(page).close();
  await page.goto("/loadData?load=1");
  await expect(form(page)).not.toContainText("1brake_rotors.xlsx");
});
