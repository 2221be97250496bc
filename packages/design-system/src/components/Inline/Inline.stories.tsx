import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Box, Stack } from "../../stories/kit.ts";
import { inline } from "./Inline.css.ts";
import { Inline } from "./Inline.tsx";

const box = (label: string) => (
  <Box key={label} surface="sunken" border="hairline" padding={8}>
    {label}
  </Box>
);

/** A row of children that wraps. */
const meta = {
  title: "Layout/Inline",
  component: Inline,
  args: { children: ["One", "Two or more words", "Three", "The fourth"].map(box) },
  parameters: {
    visual: { width: 1000 },
    guide: [
      "Let it wrap: Spanish labels are a third longer.",
      "Use `collapse` for buttons, which are easier to hit when stacked.",
      "Don't build columns with it: use a Grid, which aligns them.",
      "Don't turn wrapping off for text, which would be cut off on a phone.",
    ],
  },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Inline,
  variantsOf(inline, "gap", "wrap", "collapse"),
  { children: ["One", "Two"].map(box) },
  { cell: 220 },
);

/** Wrapped into several lines, and stacked on a phone. */
export const Wrapping: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Stack>
      <Inline {...args} />
      <Inline {...args} collapse />
    </Stack>
  ),
};
