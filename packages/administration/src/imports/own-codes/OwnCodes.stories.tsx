import { importsAnswer, problem } from "@caliper/api-client/fixtures";
import { answers, shows } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { withCatalogue } from "../../testing/index.ts";
import { OwnCodes } from "./OwnCodes.tsx";

const codes = [
  { own: "ALM-1001", code: "BR31338", description: "Disco ventilado delantero" },
  { own: "ALM-1002", code: "BR31340", description: null },
  { own: "70-2215/B", code: "D1200", description: "Juego de balatas" },
];

const meta = {
  title: "Loading/Own codes",
  component: OwnCodes,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it on the page where users keep their own codes of our parts.",
      "Open `LoadDataDialog` from `onLoad`: without the administration, it loads own codes only.",
      "Don't use it for the codes of other accounts: administrators load them as the table `codigos_cliente`.",
    ],
    catalogue: {
      account: "cliente",
      handlers: {
        "GET /api/v1/own-codes": codes,
        "GET /api/v1/imports": { imports: importsAnswer.imports.slice(0, 1) },
      },
    },
    visual: { width: 1216, phone: true },
  },
  args: { onLoad: fn() },
} satisfies Meta<typeof OwnCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The codes, and the last imports. */
export const Data: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText("ALM-1001")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Load a file" }));
    await expect(args.onLoad).toHaveBeenCalled();
  },
};

/** Deleting all codes asks first. */
export const Deleting: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true, phone: false } },
  play: async ({ canvas }) => {
    await canvas.findByText("ALM-1001");
    await userEvent.click(canvas.getByRole("button", { name: "Borrar todos" }));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText("¿Borrar los 3 códigos?")).toBeVisible();
  },
};

/** No codes yet. */
export const Empty: Story = {
  globals: { locale: "en" },
  parameters: {
    ...answers({ "GET /api/v1/own-codes": [], "GET /api/v1/imports": { imports: [] } }),
  },
  play: shows("You have no codes of your own yet"),
};

/** The codes cannot be read. */
export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { phone: false },
    ...answers({ "GET /api/v1/own-codes": problem(500) }),
  },
  play: shows("Request fail."),
};
