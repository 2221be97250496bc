import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { withCatalogue } from "../../testing/stories/index.ts";
import { ImagesView } from "./ImagesView.tsx";

const sheet = examples.datasheets.brake_rotors;

const meta = {
  title: "Datasheet/Blocks/Images",
  component: ImagesView,
  decorators: [withCatalogue],
  args: { datasheet: { ...sheet, images: examples.productImages } },
  parameters: {
    guide: [
      "Use it for photographs of the part.",
      "Don't use it for drawings: use `Drawing`, which is sharp at every size.",
    ],
    visual: { width: 420 },
  },
} satisfies Meta<typeof ImagesView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows step through the pictures and stop at the ends. */
export const Four: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole("button", { name: "Previous image" });
    const next = canvas.getByRole("button", { name: "Next image" });
    await expect(previous).toBeDisabled();
    for (const picture of ["2", "3", "4"]) {
      await userEvent.click(next);
      await canvas.findByRole("img", { name: `BR31338, image ${picture} of 4` });
    }
    await expect(next).toBeDisabled();
    await userEvent.click(previous);
    await canvas.findByRole("img", { name: "BR31338, image 3 of 4" });
  },
};
export const One: Story = {
  args: { datasheet: { ...sheet, images: examples.productImages.slice(0, 1) } },
};
export const None: Story = { args: { datasheet: sheet } };
