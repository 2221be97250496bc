import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { button } from "../Button/Button.css.ts";
import { IconButton } from "./IconButton.tsx";

/** An action with a sign only. Its label is required: it is the name and the tooltip. */
const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  parameters: {
    guide: {
      do: [
        "Use it where the sign is known and space is short: close, copy, print.",
        "Name the thing, too: `Copy BR31338`, where several stand on one page.",
      ],
      dont: [
        "Don't use it for the main action of a view.",
        "Don't invent a sign; a word is shorter to learn.",
      ],
    },
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
