import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { BrandMark } from "./BrandMark.tsx";

/** The company's sign and name; another company changes the theme's `brand.ts` and this file. */
const meta = { title: "Layout/BrandMark", component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {
  render: () => (
    <Inline gap={40}>
      <BrandMark />
      <BrandMark variant="mark" />
    </Inline>
  ),
};
