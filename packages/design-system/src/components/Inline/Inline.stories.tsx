import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Box } from "../Box/Box.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { inline } from "./Inline.css.ts";
import { Inline } from "./Inline.tsx";

const box = (label: string) => (
  <Box key={label} surface="sunken" border="hairline" padding={8}>
    {label}
  </Box>
);

/** Children beside each other; they wrap unless told not to. */
const meta = {
  title: "Layout/Inline",
  component: Inline,
  args: { children: ["One", "Two or more words", "Three", "The fourth"].map(box) },
  parameters: {
    visual: { width: 1000 },
    guide: {
      do: [
        "Let it wrap: a Spanish label is a third longer.",
        "Use `collapse` for buttons, which are easier to hit one under the other.",
      ],
      dont: [
        "Don't build columns with it: they only align in a Grid.",
        "Don't turn wrapping off for texts; they would be cut off on a phone.",
      ],
    },
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

/** Too much for one line, and one under the other on a phone. */
export const Wrapping: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Stack>
      <Inline {...args} />
      <Inline {...args} collapse />
    </Stack>
  ),
};
