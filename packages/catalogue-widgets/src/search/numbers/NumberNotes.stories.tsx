import type { VinReading } from "@caliper/api-client";
import { Stack } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { withCatalogue } from "../../testing/stories/index.ts";
import { NumberNotes } from "./NumberNotes.tsx";

const corolla: VinReading = {
  vin: "2T1BU4EE4CC900001",
  isCorrected: false,
  checkDigit: "right",
  country: "CA",
  maker: "Toyota",
  models: ["Corolla"],
  sourceModel: "Corolla",
  year: 2012,
  series: "ZRE142L / AZE141L",
  liters: 1.8,
  fuel: "gasoline",
};

const meta = {
  title: "Search/Number notes",
  component: NumberNotes,
  decorators: [withCatalogue],
  args: { vins: [corolla], gtins: [] },
  parameters: {
    guide: [
      "Place them under the field in which the VIN or the barcode was typed.",
      "Show them also when the VIN leads to a vehicle, for its engine and its warnings.",
      "Don't repeat the vehicle beside them: the title names it.",
      "Don't store the VIN that they describe.",
    ],
  },
} satisfies Meta<typeof NumberNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

const others: readonly VinReading[] = [
  { ...corolla, vin: "2T1BU4EE5CC900001", checkDigit: "wrong", isCorrected: true },
  {
    vin: "8XA53ZEC010900001",
    isCorrected: false,
    country: "VE",
    maker: "Toyota",
    models: [],
    year: 2001,
  },
  {
    vin: "8AJFZ29G906900001",
    isCorrected: false,
    country: "AR",
    maker: "Toyota",
    models: ["Fortuner", "Hilux"],
  },
  { vin: "XXXAB7AP0FY900001", isCorrected: false, models: [] },
];

/** Known and unknown vehicles, and barcodes that no product has. */
export const Every: Story = {
  render: () => (
    <Stack gap={8}>
      <NumberNotes
        vins={[corolla, ...others]}
        gtins={[
          { digits: "748300313390", checkDigit: "wrong", isKnown: false },
          { digits: "748300313405", checkDigit: "right", isKnown: false },
        ]}
      />
    </Stack>
  ),
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  render: Every.render,
  parameters: { visual: { skip: true } },
};
