import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { SectionHeading } from "./SectionHeading.tsx";

/** The head of a numbered block, with its 1.5 px rule. */
const meta = {
  title: "Layout/SectionHeading",
  component: SectionHeading,
  parameters: { visual: { width: 620 } },
  args: { children: "Dimensions" },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <Stack gap={32}>
      <SectionHeading number={1} note="hover to find it on the drawing">
        Dimensions
      </SectionHeading>
      <SectionHeading number={2}>Box and pallet</SectionHeading>
      <SectionHeading>No number</SectionHeading>
      <SectionHeading rule={false} note="ranked by closeness">
        10 rotors within 2.0 mm
      </SectionHeading>
    </Stack>
  ),
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    number: 8,
    children: "También sirve para Toyota Corolla Verso Executive 2009-2013 con motor 1.8",
    note: "elija una fila para ver qué más lleva el vehículo",
  },
};
