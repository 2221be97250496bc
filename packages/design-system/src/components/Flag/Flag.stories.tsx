import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline, Text } from "../../stories/kit.ts";
import { Flag } from "./Flag.tsx";
import { flagCodes } from "./flags.tsx";

/** A country flag, next to its name; alone only with a label. */
const meta = {
  title: "Data/Flag",
  component: Flag,
  args: { code: "US" },
  parameters: {
    guide: [
      "Show the warehouse's name next to its flag.",
      "Show PLANTA as CHINA with China's flag, and MIAMI with the flag of the United States.",
      "Don't use a flag for a language: Spanish is spoken in twenty countries.",
      "Don't show it at another size than 24 by 16 px.",
    ],
  },
} satisfies Meta<typeof Flag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Inline gap={24}>
      {flagCodes.map((code) => (
        <Inline key={code}>
          <Flag code={code} />
          <Text variant="cell">{code}</Text>
        </Inline>
      ))}
    </Inline>
  ),
};

export const Alone: Story = { args: { label: "United States" } };
