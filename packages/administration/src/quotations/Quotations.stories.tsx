import { problem } from "@caliper/api-client/fixtures";
import { answers, see, shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
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
    visual: { width: 1216, phone: true },
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

const saved = fn();

export const Heading: Story = {
  globals: { locale: "en" },
  parameters: answers(() => ({
    "PUT /api/v1/quotation-heading": ({ body }) => {
      saved(body);
      return { name: "", terms: "" };
    },
  })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Heading" }));
    const dialog = within(await screen.findByRole("dialog"));
    const name = await dialog.findByDisplayValue("Frenos del Valle");
    await userEvent.type(name, " del Norte");
    const [logo] = await fetchLogo();
    const input = screen.getByRole("dialog").querySelector<HTMLInputElement>("input[type=file]");
    if (!input || !logo) throw new Error("There is no field for the logo");
    await userEvent.upload(input, logo);
    await expect(await dialog.findByRole("img", { name: "Logo" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        name: "Frenos del Valle del Norte",
        terms: "Payment within 30 days.",
        logo: expect.stringMatching(/^data:image\/png;base64,/),
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A small picture as a file. */
async function fetchLogo(): Promise<File[]> {
  const canvas = new OffscreenCanvas(40, 16);
  canvas.getContext("2d")?.fillRect(0, 0, 40, 16);
  const content = await canvas.convertToBlob({ type: "image/png" });
  return [new File([content], "logo.png", { type: "image/png" })];
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
