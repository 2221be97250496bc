import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Button } from "./Button.tsx";

/** An action. One primary button per view; other actions are outlined or plain. */
const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Search", onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} variant="primary">
        Make an amendment
      </Button>
      <Button {...args} icon="compare">
        Compare
      </Button>
      <Button {...args} variant="plain">
        Clear
      </Button>
      <Button {...args} variant="danger">
        Send to old
      </Button>
      <Button {...args} iconEnd="chevronDown">
        More
      </Button>
    </Inline>
  ),
};

/** 28, 36, 40 and 44 px. */
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

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} variant="primary" isDisabled>
        Brand Needed
      </Button>
      <Button {...args} isDisabled>
        Need a measure
      </Button>
      <Button {...args} variant="plain" isDisabled />
    </Inline>
  ),
};

/** While the work is done the button keeps its focus and ignores presses. */
export const Pending: Story = {
  args: { isPending: true, variant: "primary", children: "Sending" },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /Sending/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Search" });
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
