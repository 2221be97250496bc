import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { button } from "./Button.css.ts";
import { Button } from "./Button.tsx";

/** An action. One primary button per view; other actions are outlined or plain. */
const meta = {
  title: "Actions/Button",
  component: Button,
  parameters: {
    guide: {
      do: [
        "One primary button per view, at most.",
        "Begin with a verb, and say what of: `Send amendment`.",
        "Say in a disabled button what is missing: `Brand Needed`.",
        "Keep it in place while pending; its width and focus stay.",
      ],
      dont: [
        "Don't use it to go somewhere: LinkButton can be opened in a new tab.",
        "Don't use danger for what can be undone.",
        "Don't shorten the label until it needs a tooltip.",
      ],
    },
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

/** Sizes grow on a phone, and buttons may take its width. */
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

/** While the work is done the button keeps its focus and ignores presses. */
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
