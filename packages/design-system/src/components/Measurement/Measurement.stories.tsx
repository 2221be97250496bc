import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Table } from "../Table/Table.tsx";
import { measurement } from "./Measurement.css.ts";
import { Measurement } from "./Measurement.tsx";

/** A figure with its unit. Two decimals in mm, three in inches; rotors as they are stored. */
const meta = {
  title: "Text/Measurement",
  component: Measurement,
  args: { value: 275, unit: "mm", shownIn: "mm" },
  parameters: {
    visual: { width: 620 },
    guide: {
      do: [
        "Give the mm and say in what to show them: 25.4 mm are an inch, and only here.",
        "Put the unit in the head of a column, beside the figure everywhere else.",
        "Keep one number of decimals per column.",
      ],
      dont: [
        "Round a rotor: its dimensions are shown as they are stored.",
        "Turn a text into a number. `13/16` and `5 x 100.0` stay what they are.",
        "Set a price in it; that is `Money`.",
      ],
    },
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

/** The same lengths as mm, as a rotor has them, and as inches. Texts and nothing stay what they are. */
export const Units: Story = {
  render: () => (
    <>
      <Table
        label="Lengths"
        rows={figures}
        getRowId={String}
        columns={[
          {
            id: "mm",
            header: "mm",
            align: "end",
            cell: (value) => <Measurement value={value} shownIn="mm" />,
          },
          {
            id: "stored",
            header: "mm, rotor",
            align: "end",
            cell: (value) => <Measurement value={value} shownIn="mm" decimals="stored" />,
          },
          {
            id: "in",
            header: "in",
            align: "end",
            cell: (value) => <Measurement value={value} shownIn="in" />,
          },
        ]}
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
