import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { allVariants } from "../../stories/allVariants.tsx";
import { Outline } from "../../stories/samples.tsx";
import { Inline, Stack, Text } from "../../stories/kit.ts";
import { Card } from "./Card.tsx";

const children = (
  <Inline justify="between" align="start" wrap={false}>
    <Stack gap={2}>
      <Text variant="code" tone="link">
        BR30981
      </Text>
      <Text variant="caption" tone="subtle">
        Brake Rotor, rear
      </Text>
    </Stack>
    <Outline />
  </Inline>
);

/** One item with a border, often a link as a whole. */
const meta = {
  title: "Layout/Card",
  component: Card,
  parameters: {
    visual: { width: 620 },
    guide: [
      "Use it for one item that can be opened, such as a related product.",
      "Make the whole card the link, with its first line as the link's name.",
      "Don't put a table or another card in a card.",
      "Don't give it a shadow: only overlays have one.",
    ],
  },
  args: {
    padding: 12,
    children,
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Card,
  { href: [undefined, "#BR30981"] },
  { padding: 12, children },
  { cell: 280 },
);

/** Long text wraps within its column. */
export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { width: 390 } },
  args: {
    href: "#B12003",
    children: (
      <Stack gap={2}>
        <Text variant="code" tone="link">
          B12003
        </Text>
        <Text variant="caption" tone="subtle">
          Bandas de freno traseras con resortes de retorno y ajustador automático
        </Text>
      </Stack>
    ),
  },
};

export const Focused: Story = {
  args: { href: "#BR30981" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /BR30981 Brake Rotor, rear/ })).toHaveFocus();
  },
};
