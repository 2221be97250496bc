import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { photograph } from "../../stories/samples.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Gallery } from "./Gallery.tsx";

/** Up to four pictures of one part. The arrows stop at the ends. */
const meta = {
  title: "Data/Gallery",
  component: Gallery,
  args: {
    images: [210, 20, 120, 60].map((hue, index) => ({
      src: photograph(hue),
      alt: `BR31338, picture ${index + 1}`,
    })),
    fallback: <EmptyState icon="image" title="No pictures yet" />,
    previousLabel: "Previous picture",
    nextLabel: "Next picture",
    positionLabel: (position, total) => `Image ${position} of ${total}`,
  },
  parameters: { visual: { width: 404 } },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const One: Story = { args: { images: meta.args.images.slice(0, 1) } };

export const None: Story = { args: { images: [] } };

/** At the last picture the right arrow is off; a thumbnail goes anywhere. */
export const AtTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole("button", { name: "Next picture" });
    const previous = canvas.getByRole("button", { name: "Previous picture" });
    await expect(previous).toBeDisabled();
    for (let press = 0; press < 3; press += 1) await userEvent.click(next);
    await expect(next).toBeDisabled();
    await expect(canvas.getByRole("img", { name: "BR31338, picture 4" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Image 1 of 4" }));
    await expect(previous).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Image 4 of 4" }));
  },
};
