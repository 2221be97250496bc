import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { button } from "../Button/Button.css.ts";
import { IconButton } from "./IconButton.tsx";

/** An action with only an icon. The required label is its name and tooltip. */
const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  parameters: {
    guide: [
      "Use it for well-known icons where space is limited: close, copy, print.",
      "Include the object in the label if there are several on a page: `Copy BR31338`.",
      "Don't use it for the main action of a view.",
      "Don't invent an icon: text is easier to understand.",
    ],
  },
  args: { icon: "print", label: "Print the datasheet", onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof IconButton>;

export const AllVariants: Story = allVariants(
  IconButton,
  {
    ...variantsOf(button, "fill", "iconOnly"),
    isDisabled: [false, true],
    isPending: [false, true],
  },
  { icon: "print", label: "Print the datasheet" },
  { parameters: { visual: { phone: true } } },
);

export const WithTooltip: Story = {
  parameters: { visual: { page: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: args.label });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(args.label);
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true } },
  args: { label: "Imprimir la ficha técnica con todas sus aplicaciones e intercambios" },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole("tooltip");
  },
};
