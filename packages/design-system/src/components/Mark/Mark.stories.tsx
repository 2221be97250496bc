import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack, Text } from "../../stories/kit.ts";
import { Mark } from "./Mark.tsx";

/** Highlights the characters that matched the search. */
const meta = {
  title: "Text/Mark",
  component: Mark,
  args: { children: "FX-D1200-28", ranges: [[3, 8]] },
  parameters: {
    guide: [
      "Mark the code that matched, not the code that was found.",
      "Mark characters as printed, without the separators between them.",
      "Don't use it to draw attention for other reasons.",
      "Don't mark an exact match completely: its group already says so.",
    ],
  },
} satisfies Meta<typeof Mark>;
export default meta;

type Story = StoryObj<typeof meta>;

const places: Record<string, [number, number][]> = {
  D12001: [[0, 5]],
  "FX-D1200-28": [[3, 8]],
  "D-1200": [
    [0, 1],
    [2, 6],
  ],
  BR31338: [],
};

export const Places: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(places).map(([text, ranges]) => (
        <Text key={text} variant="data">
          <Mark ranges={ranges}>{text}</Mark>
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.textContent).toContain("D12001FX-D1200-28D-1200BR31338");
    await expect(canvas.getAllByRole("mark")).toHaveLength(4);
  },
};
