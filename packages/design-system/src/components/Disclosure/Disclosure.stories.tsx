import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Text } from "../../stories/kit.ts";
import { Disclosure } from "./Disclosure.tsx";

/** A section that expands and collapses. */
const meta = {
  title: "Data/Disclosure",
  component: Disclosure,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Use it for details most users don't need, and describe them in the title.",
      "Show errors outside of it: it is collapsed at first.",
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
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard(" ");
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 360 } },
  args: {
    title: "¿Qué medidas necesito para buscar una pieza que tengo en la mano?",
    children: <Text as="p">Complete las que pudo tomar; los campos vacíos no cuentan.</Text>,
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole("button")),
};
