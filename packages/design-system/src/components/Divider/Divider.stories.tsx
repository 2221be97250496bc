import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Inline, Stack } from "../../stories/kit.ts";
import { divider } from "./Divider.css.ts";
import { Divider, type DividerProps } from "./Divider.tsx";

/** A hairline between items, or a rule at the start of a section. */
const meta = {
  title: "Layout/Divider",
  component: Divider,
  parameters: {
    guide: [
      "Use the hairline between rows, and the rule once at the start of a section.",
      'Set `align="stretch"` on the `Inline` around a vertical divider.',
      "Don't use a line where spacing is enough.",
      "Don't put one below a SectionHeading, which has its own rule.",
    ],
  },
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A divider needs content on both sides to be visible. */
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
