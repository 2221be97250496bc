import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants } from "../../stories/allVariants.tsx";
import { BrandMark } from "./BrandMark.tsx";

/** The brand's logo and name. */
const meta = {
  title: "Layout/BrandMark",
  component: BrandMark,
  parameters: {
    guide: [
      "Show it once per page, at the top of the menu.",
      "Change name, logo and accents in the brand's data, not here.",
      "Don't place it on the accent or on an image.",
      "Don't use it as a loading indicator.",
    ],
  },
} satisfies Meta<typeof BrandMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(BrandMark, { variant: ["full", "mark"] }, {});
