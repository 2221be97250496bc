import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent } from "storybook/test";
import { Inline, SectionHeading } from "../../stories/kit.ts";
import { Link } from "../Link/Link.tsx";
import { ContextualHelp } from "./ContextualHelp.tsx";

/** An explanation behind an icon. */
const meta = {
  title: "Feedback/ContextualHelp",
  component: ContextualHelp,
  args: {
    label: "About the tolerance",
    title: "Tolerance",
    children: (
      <>
        Parts whose dimensions differ by no more than this are found. Worn pads are thinner than new
        ones. <Link href="#measuring">How to measure</Link>
      </>
    ),
  },
  render: (args) => (
    <Inline gap={4}>
      <SectionHeading>Tolerance, mm</SectionHeading>
      <ContextualHelp {...args} />
    </Inline>
  ),
  parameters: {
    visual: { page: true },
    guide: [
      "Place it after the label that it explains.",
      "Keep it to three sentences; link to the rest.",
      "Don't hide what everyone needs: write it below the field.",
      "Don't use a tooltip instead: it is not available on touch screens.",
    ],
  },
} satisfies Meta<typeof ContextualHelp>;
export default meta;

type Story = StoryObj<typeof ContextualHelp>;

/** Enter opens the explanation, Tab reaches its links, Escape closes it. */
export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Tolerance" });
    await screen.findByRole("link", { name: "How to measure" });
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  args: {
    label: "Acerca de la tolerancia",
    title: "Diferencia máxima permitida",
    children: "Se encuentran las piezas cuyas medidas difieren como máximo en este valor.",
  },
};
