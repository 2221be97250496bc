import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Stack, Text } from "../../stories/kit.ts";
import { Disclosure } from "./Disclosure.tsx";

/** A section that expands and collapses. */
const meta = {
  title: "Data/Disclosure",
  component: Disclosure,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Use it for details most users don't need, and describe them in the title.",
      "Keep it expanded if it contains an error.",
      "Don't hide information users need before acting.",
      "Don't use it for a menu of actions: use `MenuButton`.",
    ],
  },
  args: {
    title: "Which measures do I need?",
    children: (
      <Text as="p" tone="muted">
        Enter only the measurements you have
      </Text>
    ),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={0}>
      <Disclosure {...args} />
      <Disclosure {...args} defaultExpanded />
      <Disclosure {...args} isDisabled />
    </Stack>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(" ");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 360 } },
  args: {
    title: "¿Qué medidas necesito para buscar una pieza que tengo en la mano?",
    defaultExpanded: true,
    children: <Text as="p">Complete las que pudo tomar; los campos vacíos no cuentan.</Text>,
  },
};
