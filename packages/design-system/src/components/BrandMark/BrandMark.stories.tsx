import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants } from "../../stories/allVariants.tsx";
import { BrandMark } from "./BrandMark.tsx";

/** The company's sign and name; another company's come with its brand. */
const meta = {
  title: "Layout/BrandMark",
  component: BrandMark,
  parameters: {
    guide: {
      do: [
        "Show it once per page, where the menu begins.",
        "Change name, logo and accents in the brand's data, never here.",
      ],
      dont: ["Don't place it on the accent or on a picture.", "Don't use it as a loading sign."],
    },
  },
} satisfies Meta<typeof BrandMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(BrandMark, { variant: ["full", "mark"] }, {});
