import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { withCatalogue } from "../testing/stories/index.ts";
import { DatasheetView } from "./DatasheetView.tsx";
import { preloadSheet } from "./parts.ts";

const images = examples.productImages;
const sheet = { ...examples.datasheets.brake_rotors, images };

const meta = {
  title: "Datasheet/View",
  component: DatasheetView,
  loaders: [preloadSheet],
  decorators: [withCatalogue],
  args: {
    datasheet: sheet,
    selected: 0,
    onSelect: fn(),
    related: examples.relatedProducts,
  },
  parameters: {
    guide: [
      "Use it with data of your own; `Datasheet` loads a part by its code.",
      "Give it the width of a page where possible: in a column it has the layout of a phone.",
      "Don't add blocks above the title: the code comes first on the page and in print.",
    ],
    visual: { width: 1200, phone: true },
  },
} satisfies Meta<typeof DatasheetView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet of the reference picture. */
export const Full: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Scion xD/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(7);
  },
};

/** Drawing and table follow the unit; a toggle shows the uploaded reference drawing. */
export const Inches: Story = {
  globals: { locale: "en" },
  args: { datasheet: { ...sheet, ...(images[0] && { reference: images[0].url }) } },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "inch" }));
    await expect(
      canvas.getAllByRole("group", { name: "Drawing of Brake Rotor BR31338" })[0],
    ).toHaveTextContent("10.827");
    await userEvent.click(canvas.getByRole("radio", { name: "Reference" }));
    await canvas.findByRole("img", { name: "Reference drawing BR01" });
  },
};

/** Codes that are the same, or of one brand, highlight each other. */
export const BelongingCodes: Story = {
  globals: { locale: "en" },
  args: {
    datasheet: {
      ...sheet,
      interchanges: [{ brand: "FRENAX", code: "BR 31340" }, ...(sheet.interchanges ?? [])],
    },
  },
  parameters: { visual: { phone: false } },
  play: async ({ canvas, step }) => {
    const link = await canvas.findByRole("link", { name: "BR31340" });
    const cell = (code: string) => canvas.getByText(code).closest("li");
    await step("An equivalence highlights the interchange of its code", async () => {
      link.focus();
      await waitFor(() => expect(cell("BR 31340")).toHaveAttribute("data-highlighted"));
      await expect(cell("FX-27522")).not.toHaveAttribute("data-highlighted");
      link.blur();
      await waitFor(() => expect(cell("BR 31340")).not.toHaveAttribute("data-highlighted"));
    });
    await step(
      "An interchange highlights the equivalence, and its brand's other codes",
      async () => {
        await userEvent.hover(canvas.getByText("BR 31340"));
        await waitFor(() => expect(link.closest("tr")).toHaveAttribute("data-highlighted"));
        await expect(cell("FX-27522")).toHaveAttribute("data-highlighted");
        await expect(cell("RX31338")).not.toHaveAttribute("data-highlighted");
      },
    );
  },
};

export const FullSpanish: Story = { globals: { locale: "es" } };

export const WithoutPrices: Story = {
  args: { datasheet: { ...examples.datasheetAnonymous, images } },
};

/** A product without any data besides its code. */
export const Bare: Story = {
  args: {
    datasheet: {
      code: "BR99001",
      family: "brake_rotors",
      detail: { en: "", es: "" },
      fmsi: null,
      position: null,
      dimensions: [],
      applications: [],
      interchanges: [],
      prices: { grades: ["Precio"], rows: [] },
      upcs: [],
      equivalences: [],
      pallet: { boxQuantity: null, palletQuantity: null, weight: null },
      certification: { certified: false, grades: [] },
      images: [],
    },
    related: undefined,
  },
};

export const RelatedFailed: Story = {
  args: { related: undefined, onRetryRelated: fn() },
  parameters: { visual: { skip: true } }, // RelatedBlock has the picture
};
