import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { link } from "./Link.css.ts";
import { Link } from "./Link.tsx";

/** Blue says: you can follow it. */
const meta = {
  title: "Actions/Link",
  component: Link,
  parameters: {
    guide: {
      do: [
        "Let its words make sense alone: screen readers list links without their sentences.",
        "Use `prose` inside a sentence, where colour alone would not tell it.",
      ],
      dont: [
        "Don't write `here` or `click`.",
        "Don't use `quiet` where nothing else says that one can follow it.",
      ],
    },
  },
  args: { children: "Rotors and drums", href: "#rotors" },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof Link>;

export const AllVariants: Story = allVariants(
  Link,
  { ...variantsOf(link), isExternal: [false, true] },
  { children: "Rotors and drums", href: "#rotors" },
);

/** Inside a sentence it is underlined; the ring stays on its words where they break. */
export const Focused: Story = {
  parameters: { visual: { width: 320 } },
  render: (args) => (
    <Stack align="start">
      <Text as="p">
        Not what you hold? Search{" "}
        <Link {...args} appearance="prose">
          by its measures
        </Link>{" "}
        instead.
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "by its measures" })).toHaveFocus();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 320 } },
  args: {
    children: "Ver todos los rotores y tambores que sirven para este vehículo",
    isExternal: true,
  },
};
