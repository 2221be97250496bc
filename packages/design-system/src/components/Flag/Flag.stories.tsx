import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { Flag } from "./Flag.tsx";
import { flagCodes } from "./flags.tsx";

/** Beside the name of what it stands for; alone only with a label. */
const meta = { title: "Data/Flag", component: Flag, args: { code: "US" } } satisfies Meta<
  typeof Flag
>;
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
