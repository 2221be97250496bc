import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { divider } from "./Divider.css.ts";
import { Divider } from "./Divider.tsx";
import type { DividerProps } from "./Divider.tsx";

/** A hairline between things of one kind; the rule opens a section. */
const meta = {
  title: "Layout/Divider",
  component: Divider,
  parameters: {
    guide: {
      do: [
        "Use the hairline between rows, and the rule once, where a section begins.",
        "Stretch the row that a vertical one stands in.",
      ],
      dont: [
        "Don't use a line where space is enough.",
        "Don't put one under a SectionHeading, which has its own.",
      ],
    },
  },
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A line is seen between two things only. */
function Between(props: DividerProps) {
  return props.orientation === "vertical" ? (
    <Inline align="stretch">
      English
      <Divider {...props} />
      Español
    </Inline>
  ) : (
    <Stack gap={8}>
      English
      <Divider {...props} />
      Español
    </Stack>
  );
}

export const AllVariants: Story = allVariants(Between, variantsOf(divider), {});
