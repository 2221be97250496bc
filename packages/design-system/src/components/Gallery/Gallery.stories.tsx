import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { photograph } from "../../stories/samples.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Gallery } from "./Gallery.tsx";

/** Up to four pictures of one part. The arrows stop at both ends. */
const meta = {
  title: "Data/Gallery",
  component: Gallery,
  args: {
    images: [210, 20, 120, 60].map((hue, index) => ({
      src: photograph(hue),
      alt: `BR31338, image ${index + 1}`,
    })),
    fallback: <EmptyState icon="image" title="No pictures yet" />,
    previousLabel: "Previous image",
    nextLabel: "Next image",
    positionLabel: (position, total) => `Image ${position} of ${total}`,
  },
  parameters: {
    visual: { width: 404 },
    guide: [
      "Show the part alone, on a light background, as large as the drawing next to it.",
      "State in `alt` which view of the part it is.",
      "Don't rotate it automatically: that is `Carousel`.",
      "Don't leave an empty frame: the fallback states that there is no picture yet.",
    ],
  },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const One: Story = { args: { images: meta.args.images.slice(0, 1) } };

export const None: Story = { args: { images: [] } };

/** Pictures that fail to load are left out. Wide and tall ones are centered on a neutral background. */
export const Broken: Story = {
  args: {
    images: [
      { src: "data:image/png;base64,AAAA", alt: "gone" },
      {
        src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><rect width="400" height="160" fill="white"/><circle cx="200" cy="80" r="64" fill="gray"/></svg>')}`,
        alt: "BR31338, from the front",
      },
      { src: photograph(210), alt: "BR31338, from the side" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 / 2")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "BR31338, from the front" })).toBeVisible();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    images: [],
    fallback: (
      <EmptyState icon="image" title="Todavía no hay fotografías de este producto en el catálogo" />
    ),
  },
};

/** The next button is disabled at the last picture; thumbnails jump to any picture. */
export const AtTheEnd: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole("button", { name: "Next image" });
    const previous = canvas.getByRole("button", { name: "Previous image" });
    await expect(previous).toBeDisabled();
    next.focus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await expect(next).toBeDisabled();
    await expect(previous).toHaveFocus();
    await expect(canvas.getByRole("img", { name: "BR31338, image 4" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Image 1 of 4" }));
    await expect(previous).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Image 4 of 4" }));
  },
};
