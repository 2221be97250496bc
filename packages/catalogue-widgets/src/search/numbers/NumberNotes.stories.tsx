import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { shows, withCatalogue } from "../../testing/stories/index.ts";
import { NumberNotes } from "./NumberNotes.tsx";

const meta = {
  title: "Search/Number notes",
  component: NumberNotes,
  decorators: [withCatalogue],
  args: { vins: [], frameNumbers: [], gtins: [] },
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

/** Known and unknown vehicles, and barcodes that no product has. */
export const Every: Story = {
  args: {
    vins: examples.vins.map((vin) => ({ ...vin, isCorrected: vin.checkDigit === "wrong" })),
    gtins: examples.gtins.flatMap((gtin) => [
      gtin,
      { ...gtin, digits: "748300313405", checkDigit: "right" as const },
    ]),
  },
};

export const FrameNumber: Story = {
  globals: { locale: "en" },
  args: { frameNumbers: ["NZE141-1234567"] },
  parameters: { visual: { skip: true } },
  play: shows(/frame number of the Japanese market/u),
};
