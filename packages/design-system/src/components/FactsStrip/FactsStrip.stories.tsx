import type { Meta, StoryObj } from "@storybook/react-vite";
import { Code, Tag } from "../../stories/kit.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { strip, value } from "./FactsStrip.css.ts";
import { FactsStrip } from "./FactsStrip.tsx";

const code = (text: string) => <Code size="inherit">{text}</Code>;

/** A row of ruled cells: the facts below a datasheet's title, or large figures. */
const meta = {
  title: "Data/FactsStrip",
  component: FactsStrip,
  parameters: {
    guide: [
      "Put it below a title, with the facts users check first.",
      "Leave out unknown facts instead of showing empty cells.",
      "Don't use more than seven facts.",
      "Don't use `stat` for anything but numbers.",
    ],
  },
  args: {
    facts: [
      { id: "position", label: "Position", value: "Front, left and right" },
      { id: "fmsi", label: "FMSI", value: code("D1200") },
      { id: "drawing", label: "Drawing", value: code("BR01") },
      { id: "disc", label: "Disc", value: "Ventilated" },
      { id: "bolts", label: "Bolt pattern", value: code("5 x 100.0 mm") },
      { id: "weight", label: "Weight", value: code("5.80 kg") },
      {
        id: "certification",
        label: "Certification",
        value: (
          <Tag tone="success" icon="certified" appearance="plain">
            Certified
          </Tag>
        ),
      },
    ],
  },
} satisfies Meta<typeof FactsStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = { parameters: { visual: { phone: true, width: 1168 } } };

export const AllVariants: Story = allVariants(
  FactsStrip,
  { ...variantsOf(strip), ...variantsOf(value, "variant") },
  {
    facts: [
      { id: "box", label: "per box", value: "2" },
      { id: "pallet", label: "per pallet", value: "1,080" },
      { id: "weight", label: "kg per box", value: "11.60" },
    ],
  },
  { cell: 300, parameters: { visual: { phone: true } } },
);

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    facts: [
      { id: "position", label: "Posición", value: "Delantera, izquierda y derecha" },
      { id: "bolts", label: "Círculo de pernos", value: code("5 x 100.0 mm") },
      { id: "certification", label: "Certificación", value: "Certificado para exportación" },
    ],
  },
};
