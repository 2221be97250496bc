import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Box } from "../Box/Box.tsx";
import { stack } from "./Stack.css.ts";
import { Stack } from "./Stack.tsx";

const children = ["First", "Second", "Third"].map((label) => (
  <Box key={label} surface="sunken" border="hairline" padding={8}>
    {label}
  </Box>
));

/** Children under each other; the gap is the parent's, never the child's. */
const meta = {
  title: "Layout/Stack",
  component: Stack,
  args: { children },
  parameters: {
    guide: {
      do: [
        "Space things by their parent: 8 px within a group, 16 between groups, 32 between blocks.",
        "Nest stacks where the distances differ.",
      ],
      dont: [
        "Don't put an empty child in to get more space.",
        "Don't give a child an outer margin: no component has one.",
      ],
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Stack,
  { gap: [4, 16, 32], align: variantsOf(stack).align },
  { children },
);
