import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flag } from "../Flag/Flag.tsx";
import type { FlagCode } from "../Flag/flags.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Money } from "../Money/Money.tsx";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { row, table } from "../../internal/table.css.ts";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Table } from "./Table.tsx";

interface Price {
  warehouse: string;
  flag: FlagCode;
  standard: number;
  high?: number;
}

const prices: readonly Price[] = [
  { warehouse: "MIAMI", flag: "US", standard: 38.4, high: 44.75 },
  { warehouse: "VENEZUELA", flag: "VE", standard: 42.6, high: 0 },
  { warehouse: "PANAMA", flag: "PA", standard: 38.95, high: 45.05 },
  { warehouse: "COLOMBIA", flag: "CO", standard: 39.85, high: 46.1 },
  { warehouse: "CHINA", flag: "CN", standard: 31.2, high: 36.9 },
  { warehouse: "MEXICO", flag: "MX", standard: 39.2, high: 45.3 },
  { warehouse: "CETAM", flag: "CETAM", standard: 1040.1, high: 46.55 },
];

/** Rows to read, nothing to select. Under a section heading, which has the rule, the header has a hairline. */
const meta = {
  title: "Data/Table",
  component: Table<Price>,
  parameters: {
    guide: [
      "Put the unit in the header and the figures at the end.",
      "Use it where rows have no actions: it has no tab stop.",
      "Don't add borders around it or stripe its rows.",
      "Don't use it for more than two screens of rows: that is `DataTable`.",
    ],
  },
  args: {
    label: "Prices, FOB US$",
    rows: prices,
    getRowId: ({ warehouse }) => warehouse,
    columns: [
      {
        id: "warehouse",
        header: "Warehouse",
        cell: ({ warehouse, flag }) => (
          <Inline wrap={false}>
            <Flag code={flag} />
            {warehouse}
          </Inline>
        ),
      },
      {
        id: "standard",
        header: "Standard",
        align: "end",
        cell: ({ standard }) => <Money amount={standard} />,
      },
      {
        id: "high",
        header: "High Performance",
        align: "end",
        cell: ({ high }) => <Money amount={high} />,
      },
    ],
  },
} satisfies Meta<typeof Table<Price>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Prices: Story = {
  parameters: { visual: { phone: true, width: 420 } },
  render: (args) => (
    <Stack gap={0}>
      <SectionHeading number={4}>Prices, FOB US$</SectionHeading>
      <Table {...args} />
    </Stack>
  ),
};

export const AllVariants: Story = allVariants(
  Table<Price>,
  {
    // The datasheet blocks show the density `sheet`.
    ...variantsOf(table, "isFixed", "isWrapped", "density"),
    ...variantsOf(row, "isInteractive", "isSample"),
  },
  (name) => ({ ...meta.args, label: name, rows: prices.slice(0, 2) }),
  { cell: 400 },
);

interface Measure {
  letter: string;
  name: string;
  value: string;
}

/** Decimals as stored: figures align at the point. */
export const LongSpanish: StoryObj<typeof Table<Measure>> = {
  globals: { locale: "es" },
  parameters: { visual: { width: 420, phone: true } },
  render: () => (
    <Table
      label="Medidas"
      getRowId={({ letter }) => letter}
      columns={[
        {
          id: "name",
          header: "Medida",
          cell: ({ name }) => name,
        },
        {
          id: "value",
          header: "mm",
          align: "decimal",
          isMono: true,
          cell: ({ value }) => value,
        },
      ]}
      rows={[
        { letter: "A", name: "Diámetro exterior máximo después de rectificar", value: "275" },
        { letter: "F", name: "Espesor nominal del disco ventilado", value: "22.05" },
        { letter: "G", name: "Espesor mínimo", value: "20.3" },
        { letter: "H", name: "Espesor de la brida", value: "" },
      ]}
    />
  ),
};
