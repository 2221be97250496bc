import type { Meta, StoryObj } from "@storybook/react-vite";
import { vars } from "../../theme/vars.css.ts";
import { DescriptionList } from "./DescriptionList.tsx";

/** Terms with their values. */
const meta = {
  title: "Data/DescriptionList",
  component: DescriptionList,
  parameters: {
    guide: [
      "Use it for a few named values of one item.",
      "Give every value its unit; there is no column head for it.",
      "Don't compare items with it: use a `Table`.",
      "Don't use sentences as values.",
    ],
  },
  args: {
    items: [
      { id: "A", term: "A Outer diameter", value: "275.0 mm" },
      { id: "F", term: "F Thickness", value: "22.0 mm" },
      { id: "E", term: "E Overall height", value: "49.5 mm" },
      { id: "D", term: "D Bolt circle", value: "5 x 100.0 mm" },
      { id: "box", term: "Box / pallet", value: "2 / 1,080" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, border: vars.border.hairline, padding: vars.space[16] }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Values: Story = {};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: {
    items: [
      {
        id: "A",
        term: "A Diámetro exterior máximo después de rectificar",
        value: "275.0 mm",
      },
      { id: "H", term: "H Espesor de la brida", value: "6.5 mm" },
    ],
  },
};
