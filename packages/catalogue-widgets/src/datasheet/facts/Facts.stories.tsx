import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { withCatalogue } from "../../testing/stories/index.ts";
import { Facts } from "./Facts.tsx";

const { datasheets } = examples;

const meta = {
  title: "Datasheet/Blocks/Facts",
  component: Facts,
  decorators: [withCatalogue],
  args: { datasheet: datasheets.brake_rotors },
  parameters: {
    guide: [
      "Use it right below the title, for what identifies a part at a glance.",
      "Keep it to one line on a wide page.",
      "Don't put dimensions in it: they have letters and a block of their own.",
    ],
    visual: { width: 1200, phone: true },
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rotor: Story = {};
export const RotorSpanish: Story = { globals: { locale: "es" } };
export const Drum: Story = { args: { datasheet: datasheets.brake_drums } };
/** Only some grades are certified, so they are named. */
export const Pads: Story = { args: { datasheet: datasheets.brake_pads } };
export const WheelCylinder: Story = { args: { datasheet: datasheets.wheel_cylinders } };
