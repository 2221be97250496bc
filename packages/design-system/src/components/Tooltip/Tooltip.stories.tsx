import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { allVariants } from "../../stories/allVariants.tsx";
import { Button } from "../Button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

/** A name or hint on hover and focus. Never the only place for essential information. */
const meta = {
  title: "Feedback/Tooltip",
  component: Tooltip,
  parameters: {
    visual: { page: true },
    guide: [
      "Use it to name an icon or to explain a control briefly.",
      "Keep it to one line.",
      "Don't put links or buttons in it: they cannot be reached.",
      "Don't repeat text next to the control.",
    ],
  },
  args: { content: "Drawn to scale from table 1", children: <Button>Drawing</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keyboard focus opens it immediately; Escape closes it. */
export const OnFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toBeVisible();
    await expect(button).toHaveAccessibleDescription("Drawn to scale from table 1");
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("tooltip")).toBeNull();
    button.blur();
    await userEvent.tab();
    await screen.findByRole("tooltip");
  },
};

export const AllVariants: Story = {
  ...allVariants(
    Tooltip,
    { placement: ["top", "bottom", "start", "end"] },
    { content: "To scale", isOpen: true, children: <Button>Drawing</Button> },
    { cell: 260 },
  ),
  parameters: { visual: { page: true } },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true, phone: true } },
  args: {
    isOpen: true,
    content: "Dibujado a escala con las medidas de la tabla 1, vista frontal y corte",
    children: <Button>Dibujo</Button>,
  },
};
