import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box } from "../Box/Box.tsx";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { row } from "./DescriptionList.css.ts";
import { DescriptionList } from "./DescriptionList.tsx";

/** Name at the left, figure at the right. */
const meta = {
  title: "Data/DescriptionList",
  component: DescriptionList,
  parameters: {
    guide: {
      do: [
        "Use it for a handful of named figures of one thing.",
        "Give every figure its unit; here no head carries it.",
      ],
      dont: [
        "Don't compare two things with it: that is a `Table`.",
        "Don't put sentences in the values.",
      ],
    },
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
      <div style={{ maxWidth: 320 }}>
        <Box border="hairline" padding={16}>
          <Story />
        </Box>
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(DescriptionList, variantsOf(row), meta.args);

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
