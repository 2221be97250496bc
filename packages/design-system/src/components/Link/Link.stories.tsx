import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { link } from "./Link.css.ts";
import { Link } from "./Link.tsx";

/** A link. Blue means that it can be followed. */
const meta = {
  title: "Actions/Link",
  component: Link,
  parameters: {
    guide: [
      "Use text that makes sense alone: screen readers list links out of context.",
      "Give it a line or a cell of its own.",
      "Don't put it in a sentence, where color alone does not identify a link.",
      "Don't write `here` or `click`.",
      "Don't use `quiet` unless the context makes clear that it is a link.",
    ],
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

export const Focused: Story = {
  parameters: { visual: { width: 320 } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Rotors and drums" })).toHaveFocus();
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
