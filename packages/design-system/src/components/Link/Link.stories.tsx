import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Link } from "./Link.tsx";

/** Blue says: you can follow it. */
const meta = {
  title: "Actions/Link",
  component: Link,
  args: { children: "Rotors and drums", href: "#rotors" },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Appearances: Story = {
  render: (args) => (
    <Stack align="start">
      <Link {...args} />
      <Link {...args} appearance="quiet" />
      <Link {...args} isExternal>
        Official page
      </Link>
      <Text as="p">
        Not what you hold? Search{" "}
        <Link {...args} appearance="prose">
          by its measures
        </Link>{" "}
        instead.
      </Text>
    </Stack>
  ),
};
