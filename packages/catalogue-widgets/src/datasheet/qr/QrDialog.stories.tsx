import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { withCatalogue } from "../../testing/stories/index.ts";
import { QrDialog } from "./QrDialog.tsx";
import { qrPng } from "./saveQrPng.ts";

const meta = {
  title: "Datasheet/Blocks/QR dialog",
  component: QrDialog,
  decorators: [withCatalogue],
  args: {
    code: "BR31338",
    address: "https://catalogue.example/datasheet?codigo=BR31338",
    isOpen: true,
    onClose: fn(),
  },
  parameters: {
    guide: [
      "Use it for a code that a phone opens: a label, a counter, a shelf.",
      "Pass the short address of the part.",
      "Don't encode prices or anything that changes.",
    ],
    visual: { page: true },
  },
} satisfies Meta<typeof QrDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  globals: { locale: "en" },
  play: async ({ args }) => {
    await screen.findByRole("img", { name: "QR code for BR31338" });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The saved picture is 640 px wide. */
export const Picture: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args }) => {
    const picture = new Image();
    picture.src = qrPng(args.code, args.address);
    await picture.decode();
    await expect(picture.naturalWidth).toBe(640);
  },
};
