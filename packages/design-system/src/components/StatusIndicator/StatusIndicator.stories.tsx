import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { status } from "./StatusIndicator.css.ts";
import { StatusIndicator } from "./StatusIndicator.tsx";

/** The status of a process or connection, as a dot and a word. */
const meta = {
  title: "Feedback/StatusIndicator",
  component: StatusIndicator,
  args: { children: "Active" },
  parameters: {
    guide: [
      "Say the status in one or two words: `Active`, `Revoked`, `Expires soon`.",
      "Use it in lists, where a column of tags would be too prominent.",
      "Don't show the dot without its word: color is not enough.",
      "Don't use it for a property of a part: use `Tag`.",
    ],
  },
} satisfies Meta<typeof StatusIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(StatusIndicator, variantsOf(status), {
  children: "Expires soon",
});
