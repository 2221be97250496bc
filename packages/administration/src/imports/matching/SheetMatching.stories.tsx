import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { withCatalogue } from "../../testing/index.ts";
import { SheetMatching } from "./SheetMatching.tsx";

/** A supplier's interchanges: a title, names of its own, and a column that the catalogue does not have. */
const supplier = {
  name: "Hoja1",
  rows: [
    ["Cross reference 2026"],
    [],
    ["Our code", "Maker", "Ref.", "Remark"],
    ["D1065", "NORDBREM", "NB-4410", "front"],
    ["D1210", "NORDBREM", "NB-4411", null],
    ["D1414", "KAIROS", "K 77-2", "rear"],
  ],
};

const rotors = {
  name: "Rotors",
  rows: [
    ["XBP", "Outer diameter", "Thick", "Weight"],
    ["BR31338", 10.827, "7/8", 6.1],
    ["BR31340", 11.024, "15/16", 6.4],
  ],
};

const meta = {
  title: "Loading/Match columns",
  component: SheetMatching,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it for a file whose table or columns are in doubt.",
      "Fill in what is known; the reader of a supplier's sheet decides the rest.",
      "Don't show it for a file that needs no decision.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 560, phone: true },
  },
  args: {
    fileName: "supplier.xlsx",
    question: {
      tops: [supplier],
      proposal: {
        plan: { sheet: "Hoja1", headerRow: 3, table: "", columns: [null, null, null, null] },
        reason: "none",
        isCertain: false,
      },
    },
    onDecide: fn(),
    onEncoding: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SheetMatching>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(field: RegExp, option: string) {
  await userEvent.click(screen.getByRole("button", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

/** A supplier's sheet: the table and three columns are chosen, and remembered. */
export const Supplier: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Neither the name of the file nor the headers/u)).toBeVisible();
    const read = canvas.getByRole("button", { name: "Read the file" });
    await expect(read).toBeDisabled();
    await choose(/Table$/u, "Interchanges");
    await expect(canvas.getByText("NB-4410 · NB-4411 · K 77-2")).toBeVisible();
    await choose(/Our code$/u, "Code");
    await choose(/Maker$/u, "Brand");
    await expect(canvas.getByText("Required columns are missing: Interchange.")).toBeVisible();
    await choose(/Ref\.$/u, "Interchange");
    await userEvent.click(read);
    await expect(args.onDecide).toHaveBeenCalledWith({
      plan: {
        sheet: "Hoja1",
        headerRow: 3,
        table: "intercambios",
        columns: ["Codigo", "Brand", "Interchange", null],
      },
      remember: ["Our code", "Maker", "Ref.", "Remark"],
    });
  },
};

const priceList = {
  name: "Hoja 1",
  rows: [
    ["Codigo", "MIAMI", "Zona libre"],
    ["BR31338", 40.5, 41],
    ["BR31340", 38, 39.5],
  ],
};

/** A price list with a column for each warehouse: one is recognized, one is chosen, and the grade is one for all rows. */
export const ColumnPerWarehouse: Story = {
  globals: { locale: "en" },
  args: {
    fileName: "precios.xlsx",
    question: {
      tops: [priceList],
      proposal: {
        plan: {
          sheet: "Hoja 1",
          headerRow: 1,
          table: "precios",
          columns: ["Codigo", { column: "Precio", values: { ALMACEN: "MIAMI" } }, null],
          skipsRemarks: true,
        },
        reason: "header",
        isCertain: false,
      },
    },
  },
  play: async ({ canvas, args }) => {
    const read = canvas.getByRole("button", { name: "Read the file" });
    await expect(read).toBeDisabled();
    await choose(/Zona libre$/u, "Price, US$ of one value of Warehouse");
    await choose(/Warehouse of Zona libre$/u, "PANAMA");
    await choose(/Grade$/u, "High Performance");
    await expect(read).toBeEnabled();
    await userEvent.click(read);
    await expect(args.onDecide).toHaveBeenCalledWith({
      plan: {
        sheet: "Hoja 1",
        headerRow: 1,
        table: "precios",
        columns: [
          "Codigo",
          { column: "Precio", values: { ALMACEN: "MIAMI" } },
          { column: "Precio", values: { ALMACEN: "PANAMA" } },
        ],
        constants: { GRADO: "HIGH PERFORMANCE" },
        skipsRemarks: true,
      },
      remember: ["Codigo", "MIAMI", "Zona libre"],
    });
  },
};

/** Interchanges with a column for each brand, in merged cells: the names are the brands, and the value is repeated. */
export const ColumnPerBrand: Story = {
  globals: { locale: "es" },
  args: {
    fileName: "intercambios.xlsx",
    question: {
      tops: [
        {
          name: "Hoja 1",
          rows: [
            ["Codigo", "SYD", "TMK"],
            ["BR31338", "SY-1001", "TK-2001"],
            ["BR31340", null, "TK-2002"],
          ],
        },
      ],
      merged: {
        kind: "mergedCells",
        fileName: "intercambios.xlsx",
        cell: "B2:B3",
        value: "SY-1001",
      },
      proposal: {
        plan: {
          sheet: "Hoja 1",
          headerRow: 1,
          table: "intercambios",
          columns: ["Codigo", null, null],
          skipsRemarks: true,
        },
        reason: "header",
        isCertain: false,
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/^Si el archivo tiene una columna para cada valor/u),
    ).toBeVisible();
    await expect(canvas.getByText(/^Celdas combinadas: B2:B3\./u)).toBeVisible();
    for (const brand of ["SYD", "TMK"])
      await choose(new RegExp(`${brand}$`, "u"), "Intercambio de un valor de Marca");
    await expect(canvas.getByRole("textbox", { name: "Marca de TMK" })).toHaveValue("TMK");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Repetir el valor/u }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Omitir las filas/u }));
    await userEvent.click(canvas.getByRole("button", { name: "Leer el archivo" }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      plan: {
        sheet: "Hoja 1",
        headerRow: 1,
        table: "intercambios",
        columns: [
          "Codigo",
          { column: "Interchange", values: { Brand: "SYD" } },
          { column: "Interchange", values: { Brand: "TMK" } },
        ],
        repeatsMerged: true,
        skipsRemarks: false,
      },
      remember: ["Codigo", "SYD", "TMK"],
    });
  },
};

/** Interchanges with the brand before each code: the samples show where the cells are separated. */
export const BrandAndCode: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  args: {
    fileName: "intercambios.xlsx",
    question: {
      tops: [
        {
          name: "Hoja 1",
          rows: [
            ["Codigo", "Ref."],
            ["BR31338", "NORDBREM NB-4410"],
            ["BR31340", "KAIROS K 77-2"],
          ],
        },
      ],
      proposal: {
        plan: {
          sheet: "Hoja 1",
          headerRow: 1,
          table: "intercambios",
          columns: ["Codigo", null],
          skipsRemarks: true,
        },
        reason: "header",
        isCertain: false,
      },
    },
  },
  play: async ({ canvas, args }) => {
    await choose(/Ref\.$/u, "Interchange with Brand before it");
    await expect(canvas.getByText("NORDBREM | NB-4410 · KAIROS | K 77-2")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Read the file" }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      plan: {
        sheet: "Hoja 1",
        headerRow: 1,
        table: "intercambios",
        columns: ["Codigo", { column: "Interchange", after: "Brand" }],
        skipsRemarks: true,
      },
      remember: ["Codigo", "Ref."],
    });
  },
};

/** A known table with two unknown columns; one gets a unit. Nothing is remembered. */
export const Units: Story = {
  globals: { locale: "es" },
  args: {
    fileName: "1brake_rotors.csv",
    question: {
      tops: [rotors],
      conversion: {
        format: "csv",
        delimiter: ";",
        encoding: "Windows-1252",
        hasDecimalComma: true,
      },
      proposal: {
        plan: {
          sheet: "Rotors",
          headerRow: 1,
          table: "brake_rotors",
          columns: ["XBP", "OUTER_DIAM", null, null],
        },
        reason: "header",
        isCertain: false,
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/2 de 4 columnas reconocidas/u)).toBeVisible();
    await choose(/Unidad de Outer diameter$/u, "in");
    await choose(/Thick$/u, "Espesor nuevo");
    await choose(/Unidad de Thick$/u, "in");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Recordar/u }));
    await userEvent.click(canvas.getByRole("button", { name: "Leer el archivo" }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      plan: {
        sheet: "Rotors",
        headerRow: 1,
        table: "brake_rotors",
        columns: ["XBP", "OUTER_DIAM (in)", "THICKNESS (in)", null],
      },
      remember: undefined,
    });
  },
};

/** A text file whose letters look wrong is read again with another encoding. */
export const OtherEncoding: Story = {
  parameters: { visual: { skip: true } },
  globals: { locale: "es" },
  args: {
    question: {
      tops: [rotors],
      conversion: {
        format: "csv",
        delimiter: ";",
        encoding: "Windows-1252",
        encodings: ["Windows-1252", "CP850", "Mac Roman", "GB18030", "UTF-8", "UTF-16"],
      },
      proposal: {
        plan: { sheet: "Rotors", headerRow: 1, table: "brake_rotors", columns: ["XBP", null] },
        reason: "header",
        isCertain: false,
      },
    },
  },
  play: async ({ args }) => {
    await choose(/Codificación/u, "CP850");
    await expect(args.onEncoding).toHaveBeenCalledWith("CP850");
  },
};
