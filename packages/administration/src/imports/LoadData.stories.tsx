import { ApiError } from "@caliper/api-client";
import { answers } from "@caliper/catalogue-widgets/testing";
import { SheetError } from "@caliper/sheet-reader";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { LoadDataDialog } from "./LoadDataDialog.tsx";
import { LoadDataView } from "./LoadDataView.tsx";
import type { LoadItem } from "./queue.ts";

const meta = {
  title: "Loading/Load data",
  component: LoadDataView,
  subcomponents: { LoadDataDialog },
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it for one table at a time; the file decides which.",
      "Show the preview before anything changes.",
      "Use `LoadDataDialog` in a page: it sends the files that `LoadDataView` lists.",
      "Don't use it for pictures and PDFs: use the files panel.",
      "Don't choose the total type by default: it removes rows that the file lacks.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 560 },
  },
  args: {
    type: "EXCEL TOTAL",
    onTypeChange: fn(),
    items: [],
    onFiles: fn(),
    onCancel: fn(),
    onConvert: fn(),
    queue: { answer: fn(), decide: fn(), convert: fn(), retry: fn(), remove: fn() },
  },
} satisfies Meta<typeof LoadDataView>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = { name: "1brake_rotors.xlsx", size: 440_800, type: "EXCEL TOTAL" } as const;
const refusal = (detail: string) =>
  new ApiError({
    kind: "invalid",
    problem: {
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      code: "bad-request",
      detail,
    },
  });
const image = { size: 82_300, type: "IMG" } as const;

/** Dropped images; one file of another type is reported once. */
export const Dialog: Story = {
  globals: { locale: "en" },
  render: () => <LoadDataDialog isOpen onClose={fn()} />,
  parameters: {
    visual: { page: true, width: 900 },
    ...answers({
      "POST /api/imgAndPdfUpload": async ({ request }: { request: Request }) => {
        const isBanner = (await request.clone().text()).includes("summer-B.jpg");
        return isBanner
          ? { estado: -2, nombre: "summer-B.jpg" }
          : {
              estado: 0,
              nombre: "BR31338_2.jpg",
              picture: { product: "BR31338", position: 2, missing: [] },
            };
      },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: /Upload type/u }));
    await userEvent.click(await screen.findByRole("option", { name: /IMG/u }));
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no way to choose files");
    await userEvent.upload(input, [
      new File(["1"], "summer-B.jpg", { type: "image/jpeg" }),
      new File(["2"], "BR31338_2.jpg", { type: "image/jpeg" }),
      new File(["3"], "1brake_rotors.xlsx"),
      new File(["4"], "Thumbs.db"),
    ]);
    await expect(await dialog.findByText("SUSTITUIDO in db")).toBeVisible();
    await expect(await dialog.findByText("AGREGADO in db")).toBeVisible();
    await expect(dialog.getByText("Image 2 of BR31338")).toBeVisible();
    await expect(dialog.getAllByRole("alert")).toHaveLength(1);
    await expect(dialog.getByRole("alert")).toHaveTextContent(
      "Make sure to choose the correct upload type, it is currently IMG",
    );
    await expect(dialog.queryByText("Thumbs.db")).toBeNull();
  },
};

const working: readonly LoadItem[] = [
  { ...sheet, id: "1", stage: "reading", share: 0.62 },
  {
    ...sheet,
    id: "2",
    name: "precios.xlsx",
    stage: "sending",
    progress: { done: 7, batches: 20, rows: 3500 },
  },
  { ...sheet, id: "3", name: "upc.xlsx", stage: "waiting" },
];

/** Read, sent and waiting. */
export const Working: Story = { args: { items: working } };

/** Spreadsheets that are compared, interrupted, unreadable and declined. */
export const Outcomes: Story = {
  globals: { locale: "en" },
  args: {
    type: "EXCEL PARCIAL",
    items: [
      { ...sheet, id: "1", stage: "compared", importId: "0e0b", hasChanges: true },
      { ...sheet, id: "2", name: "precios.xlsx", stage: "lost" },
      {
        ...sheet,
        id: "3",
        name: "upc.xlsx",
        stage: "failed",
        reason: {
          thrown: refusal("Sheet “UPC”, cell C212: “7” is not a logical value. Expected 0 or 1."),
        },
      },
      { ...sheet, id: "4", name: "pallet.xlsx", stage: "declined" },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.queue.retry).toHaveBeenCalledWith("2");
    await expect(canvas.getByRole("link", { name: "Review changes" })).toHaveAttribute(
      "href",
      "/loadData/0e0b",
    );
  },
};

const stored = { ...image, stage: "stored", replaced: false } as const;
const product = "BR31338";

/** The product and position of each picture; one is not shown yet, and one has no product. */
export const Pictures: Story = {
  globals: { locale: "en" },
  args: {
    type: "IMG",
    items: [
      {
        ...stored,
        id: "1",
        name: "br31338 (2).png",
        picture: { product, position: 2, missing: [] },
      },
      {
        ...stored,
        id: "2",
        name: "BR31338_4.webp",
        replaced: true,
        picture: { product, position: 4, missing: [2, 3] },
      },
      { ...stored, id: "3", name: "IMG_20261122.jpg", picture: null },
      { ...stored, id: "4", name: "summer-B.jpg" },
    ],
  },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Image 2 of BR31338")).toBeVisible();
    // Image 2 was loaded, so that 3 is the first missing one.
    await expect(
      canvas.getByText("Image 4 of BR31338. The datasheet will show it once image 3 exists."),
    ).toBeVisible();
    await expect(canvas.getByText(/No product has this code/u)).toBeVisible();
    await expect(canvas.getAllByText("AGREGADO in db")).toHaveLength(3);
  },
};

/** Specified texts. */
export const Spanish: Story = {
  globals: { locale: "es" },
  args: {
    type: "PDF",
    wrongType: "PDF",
    items: [
      { ...image, id: "1", type: "PDF", name: "boletin.pdf", stage: "stored", replaced: true },
      {
        ...image,
        id: "2",
        type: "PDF",
        name: "lista.pdf",
        stage: "failed",
        reason: { thrown: new ApiError({ kind: "network" }) },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Asegurate de elegir el tipo de subida correcta, actualmente es PDF",
    );
    await expect(canvas.getByText(/Error al subir el archivo lista.pdf/u)).toBeVisible();
  },
};

/** Confirmation before rows are sent. */
export const Question: Story = {
  globals: { locale: "es" },
  args: {
    items: [
      {
        ...sheet,
        id: "1",
        stage: "asking",
        question: {
          fileName: sheet.name,
          table: "brake_rotors",
          rows: 1260,
          sheet: "Hoja 1",
          otherSheets: 2,
          headerRow: 2,
          leftOut: ["Nota"],
          remarks: new Map([
            [3, "Ej: BR31338"],
            [1264, "TOTAL 1260"],
          ]),
          hiddenRows: 12,
          dollarCells: 0,
          hiddenColumns: [],
          hiddenSheets: ["Costos"],
          isRemembered: false,
        },
      },
    ],
  },
  parameters: { visual: { page: true, width: 900 } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(
      dialog.getByText("Estas apunto de hacer cambios en brake_rotors estas seguro de continuar?"),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancelar" }));
    await expect(args.queue.answer).toHaveBeenCalledWith("1", "no");
  },
};

const csv = new File(["XBP;HEIGHT\nBR1;48,5"], "1brake_rotors.csv", { type: "text/csv" });

/** A file of another format: its detected format and the offer to convert it, below the specified alert. */
export const OtherFormats: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  args: {
    type: "EXCEL PARCIAL",
    wrongType: "EXCEL PARCIAL",
    offers: [{ file: csv, format: "csv" }],
    items: [
      {
        ...sheet,
        id: "1",
        stage: "failed",
        reason: { thrown: new SheetError({ kind: "notWorkbook", fileName: sheet.name }) },
        format: "html",
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("1brake_rotors.csv: This is a CSV file.")).toBeVisible();
    await expect(canvas.getByText(/This is a web page saved/u)).toBeVisible();
    const [offer, failed] = canvas.getAllByRole("button", { name: "Convert and preview" });
    if (!offer || !failed) throw new Error("Two files can be converted");
    await userEvent.click(offer);
    await expect(args.onConvert).toHaveBeenCalledWith({ file: csv, format: "csv" });
    await userEvent.click(failed);
    await expect(args.queue.convert).toHaveBeenCalledWith(expect.objectContaining({ id: "1" }));
  },
};
