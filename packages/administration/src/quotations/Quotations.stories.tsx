import { problem } from "@caliper/api-client/fixtures";
import { answers, see, shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { Quotations } from "./Quotations.tsx";

/** The quotations of a user, and the heading that stands above them. */
const meta = {
  title: "Lists/Quotations",
  component: Quotations,
  decorators: [withToasts, withCatalogue],
  args: {
    hrefs: {
      quotation: (id?: number) =>
        id === undefined ? "/home/quotations" : `/home/quotations/${id}`,
      list: (id: number) => `/home/lists/${id}`,
    },
  },
  parameters: {
    guide: [
      "Use it as the page of a user's quotations; each revision has a page of its own.",
      "Let users set their heading here once: sent quotations keep the one they were sent with.",
      "Don't start quotations here: they start from a list.",
    ],
    catalogue: { account: "cliente" },
    visual: { width: 1216 },
  },
} satisfies Meta<typeof Quotations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await see(canvas, ["link", "Quotation 12-2"], "Draft", "Sent", "Expired");
    await expect(canvas.getByRole("link", { name: "Quotation 12-2" })).toHaveAttribute(
      "href",
      "/home/quotations/8",
    );
  },
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: shows("Borrador", "Enviada", "Vencida"),
};

export const Heading: Story = {
  globals: { locale: "en" },
  decorators: [(Story) => <div style={{ minHeight: 640 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Heading" }));
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByDisplayValue("Frenos del Valle");
    const input = screen.getByRole("dialog").querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no field for the logo");
    await userEvent.upload(input, await drawnLogo());
    await expect(await dialog.findByRole("img", { name: "Logo" })).toBeVisible();
  },
};

/** A small picture as a file. */
async function drawnLogo(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 16);
  canvas.getContext("2d")?.fillRect(0, 0, 40, 16);
  const content = await canvas.convertToBlob({ type: "image/png" });
  return new File([content], "logo.png", { type: "image/png" });
}

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: answers({ "GET /api/v1/quotations": [] }),
  play: shows("No quotations yet"),
};

export const Loading: Story = {
  parameters: { visual: { skip: true }, catalogue: { account: "cliente", delay: Infinity } },
};

export const Failed: Story = {
  parameters: {
    ...answers({ "GET /api/v1/quotations": () => problem(503) }),
    visual: { skip: true },
  },
  globals: { locale: "en" },
  play: async ({ canvas }) => see(canvas, ["button", "Try again"]),
};
