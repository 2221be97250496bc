import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { withCatalogue } from "../../testing/stories/index.ts";
import { PartsWall } from "./PartsWall.tsx";

const meta = {
  title: "Search/Parts wall",
  component: PartsWall,
  decorators: [withCatalogue],
  args: { hrefOf: (section): string | undefined => `#${section}` },
  parameters: {
    guide: [
      "Use it as the start of a catalogue, before anything is searched.",
      "Don't use it beside results: it is the index of an empty search.",
      "Leave out the sections that the user may not open: `hrefOf` returns undefined.",
    ],
  },
} satisfies Meta<typeof PartsWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryFamily: Story = {};

export const Spanish: Story = { globals: { locale: "es" } };

/** A user of two sections. */
export const TwoSections: Story = {
  args: {
    hrefOf: (section) =>
      section === "brakepad_band" || section === "brake_fluid" ? `#${section}` : undefined,
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual([
      "Brake Pads",
      "Brake Shoes",
      "Brake Fluids",
    ]);
  },
};
