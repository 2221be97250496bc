import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../../stories/kit.ts";
import { Measurement } from "./Measurement.tsx";

/** A number with its unit, as stored. */
const meta = {
  title: "Text/Measurement",
  component: Measurement,
  args: { value: 275, unit: "mm" },
  parameters: {
    visual: { width: 620 },
    guide: [
      "Show the unit in the head of a column, and next to the number everywhere else.",
      "Use the same number of decimals in a column.",
      "Don't round dimensions: they are shown as stored.",
      "Don't convert texts such as `13/16` and `5 x 100.0` to numbers.",
      "Don't use it for prices: use `Money`.",
    ],
  },
} satisfies Meta<typeof Measurement>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With and without a unit. Undefined renders nothing. */
export const Units: Story = {
  render: () => (
    <Inline gap={24}>
      <Measurement value={275} unit="mm" />
      <Measurement value="13/16" unit="in" />
      <Measurement value={22.5} />
      <Measurement value={undefined} unit="mm" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("275 mm13/16 in22.5");
  },
};
