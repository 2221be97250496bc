import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Table } from "../Table/Table.tsx";
import { measurement } from "./Measurement.css.ts";
import { Measurement } from "./Measurement.tsx";

/** A number with its unit: two decimals in mm, three in inches; rotors as stored. */
const meta = {
  title: "Text/Measurement",
  component: Measurement,
  args: { value: 275, unit: "mm", shownIn: "mm" },
  parameters: {
    visual: { width: 620 },
    guide: [
      "Pass mm and set `shownIn`; the conversion to inches is only here.",
      "Show the unit in the head of a column, and next to the number everywhere else.",
      "Use the same number of decimals in a column.",
      "Don't round rotor dimensions: they are shown as stored.",
      "Don't convert texts such as `13/16` and `5 x 100.0` to numbers.",
      "Don't use it for prices: use `Money`.",
    ],
  },
} satisfies Meta<typeof Measurement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Measurement,
  variantsOf(measurement),
  { value: 275, unit: "mm", shownIn: "mm" },
  { cell: 130 },
);

const figures = [275, 22.5, 1080.25, 25.4];

const formats = [
  { header: "mm", shownIn: "mm" },
  { header: "mm, rotor", shownIn: "mm", decimals: "stored" },
  { header: "in", shownIn: "in" },
] as const;

/** Lengths in mm, in mm as stored, and in inches. Texts are unchanged, and undefined renders nothing. */
export const Units: Story = {
  render: () => (
    <>
      <Table
        label="Lengths"
        rows={figures}
        getRowId={String}
        columns={formats.map(({ header, ...format }) => ({
          id: header,
          header,
          align: "end",
          cell: (value: number) => <Measurement value={value} {...format} />,
        }))}
      />
      <Measurement value="13/16" unit="in" shownIn="mm" />
      <Measurement value={undefined} unit="mm" />
    </>
  ),
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole("row").at(-1)?.textContent;
    await expect(cells).toBe("25.4025.41.000");
  },
};
