import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { Flag } from "./Flag.tsx";
import { flagCodes } from "./flags.tsx";

/** Beside the name of what it stands for; alone only with a label. */
const meta = {
  title: "Data/Flag",
  component: Flag,
  args: { code: "US" },
  parameters: {
    guide: {
      do: [
        "Put the warehouse's name beside its flag.",
        "Show PLANTA as CHINA, with China's flag; MIAMI has the flag of the United States.",
      ],
      dont: [
        "Don't use a flag for a language: Spanish has twenty countries.",
        "Don't show it at another size: it is drawn for 24 by 16 px.",
      ],
    },
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
