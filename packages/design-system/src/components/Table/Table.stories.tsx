import type { Meta, StoryObj } from "@storybook/react-vite";
import { Flag } from "../Flag/Flag.tsx";
import type { FlagCode } from "../Flag/flags.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Money } from "../Money/Money.tsx";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import { Stack } from "../Stack/Stack.tsx";
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

/** Rows to read, nothing to press. Under a section heading the head has a hairline: the rule is the heading's. */
const meta = {
  title: "Data/Table",
  component: Table<Price>,
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
        cell: ({ standard }) => <Money amount={standard} hideCurrency />,
      },
      {
        id: "high",
        header: "High Performance",
        align: "end",
        cell: ({ high }) => <Money amount={high} hideCurrency />,
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

export const StrongHead: Story = { args: { headRule: "strong", rowHeight: "rowDimension" } };
