import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { absent, shows, withCatalogue } from "../testing/stories/index.ts";
import { VehicleChip } from "./VehicleChip.tsx";

const aveo = { maker: "Chevrolet", model: "Aveo", from: "2009", to: "2009" };

const meta = {
  title: "Search/Vehicle of the tab",
  component: VehicleChip,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it once on every page, in the header: lists and datasheets say what fits this vehicle.",
      "The host stores the vehicle for the tab and removes it when the session ends.",
      "Don't send it to the server's storage.",
    ],
    visual: { width: 320 },
  },
} satisfies Meta<typeof VehicleChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press removes it. */
export const Wheels: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { vehicle: { ...aveo, wheelSize: "15" } },
  },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole("button", { name: "Aveo 2009, 15-inch wheel: remove" });
    await userEvent.click(chip);
    await absent(["button"])(canvas);
  },
};

export const Spanish: Story = {
  globals: { locale: "es" },
  parameters: {
    catalogue: { vehicle: { ...aveo, month: "6", engine: "1.6 L", abs: "yes", rearBrake: "Drum" } },
  },
  play: shows(["button"]),
};

/** Longer than its place: the rest is in the name of the button. */
export const Long: Story = {
  globals: { locale: "en" },
  args: { isPlain: true },
  parameters: {
    catalogue: {
      vehicle: {
        maker: "Toyota",
        model: "Land Cruiser Prado",
        submodel: "J150",
        from: "2009",
        to: "2015",
        drive: "4x4",
        wheelSize: "17",
      },
    },
  },
};

export const None: Story = {
  parameters: { visual: { skip: true } },
  play: shows(absent(["button"])),
};
