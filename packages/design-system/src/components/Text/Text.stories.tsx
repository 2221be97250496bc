import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "./Text.tsx";

/** Words in a size of the scale and a tone. The whole scale is in Foundations. */
const meta = { title: "Text/Text", component: Text } satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ["text", "muted", "subtle", "link", "success", "warning", "danger"] as const;

export const Tones: Story = {
  render: () => (
    <Stack gap={4}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <Text truncate>Rotor de freno ventilado con recubrimiento anticorrosivo</Text>
    </div>
  ),
};
