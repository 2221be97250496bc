import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Inline, Stack } from "../../stories/kit.ts";
import { button } from "./Button.css.ts";
import { Button } from "./Button.tsx";

/** An action. One primary button per view; other actions are outlined or plain. */
const meta = {
  title: "Actions/Button",
  component: Button,
  parameters: {
    guide: [
      "Use at most one primary button per view.",
      "Start with a verb and name the object: `Send amendment`.",
      "State what is missing in a disabled button: `Brand needed`.",
      "Set `isPending` while work is in progress; the button keeps its width and focus.",
      "Don't use it to navigate: LinkButton can be opened in a new tab.",
      "Don't use `danger` for actions that can be undone.",
      "Don't shorten the label so much that it needs a tooltip.",
    ],
  },
  args: { children: "Search", onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof Button>;

export const AllVariants: Story = allVariants(
  Button,
  {
    ...variantsOf(button, "fill", "iconOnly"),
    icon: [undefined, "search"],
    isPending: [false, true],
    isDisabled: [false, true],
  },
  { children: "Search" },
);

/** Buttons are larger on a phone and can take its full width. */
export const Sizes: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Stack gap={12}>
      <Inline>
        <Button {...args} size="chip" />
        <Button {...args} size="control" />
        <Button {...args} size="main" variant="primary" />
        <Button {...args} size="large" />
      </Inline>
      <Button {...args} size="large" variant="primary" fill>
        Login
      </Button>
      <Button {...args} fill="narrow">
        Full width on a phone
      </Button>
    </Stack>
  ),
};

/** A pending button keeps focus and ignores presses. */
export const Pending: Story = {
  args: { isPending: true, variant: "primary", children: "Sending" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: /Sending/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** With `isPending`, a double click counts once even if the page is too busy to show the work in between. */
export const PressedTwice: Story = {
  args: { isPending: false, children: "Send" },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Without it, each press counts: a stepper. */
export const PressedQuickly: Story = {
  args: { children: "Add" },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Add" }));
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Focused: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Search" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** The longest labels of the Spanish interface. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Inline>
      <Button {...args} variant="primary">
        Enviar una solicitud de corrección
      </Button>
      <Button {...args} icon="compare">
        Comparar diagramas
      </Button>
      <Button {...args}>Restablecer todos los filtros de la búsqueda por aplicación</Button>
    </Inline>
  ),
};
