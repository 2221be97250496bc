import { pictureUrl } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { FilePreview } from "./FilePreview.tsx";

const banner = { id: 21, name: "rotors-B.jpg", kind: "banner", state: "active" } as const;

const meta = {
  title: "Files/Preview",
  component: FilePreview,
  decorators: [withCatalogue],
  args: { file: { ...banner, url: pictureUrl("#e9ebee", 640, 320) }, onClose: fn() },
  parameters: {
    guide: [
      "Use it to look at an uploaded file before it is activated.",
      "Let the user return to the same row of the list.",
      "Don't use it for imports: `ImportPreview` shows their rows.",
    ],
    visual: { width: 1200, phone: true, page: true },
  },
} satisfies Meta<typeof FilePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {
  play: async ({ args }) => {
    const image = await screen.findByRole<HTMLImageElement>("img", { name: "rotors-B.jpg" });
    await waitFor(() => expect(image.naturalWidth).toBe(640));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The file is missing or is not an image. */
export const Broken: Story = {
  globals: { locale: "en" },
  args: { file: { ...banner, url: "data:image/jpeg;base64,AAAA" } },
  play: async () => {
    await screen.findByText("This file has no preview.");
    await expect(screen.getByRole("link", { name: /Open in a new tab/ })).toBeVisible();
  },
};
