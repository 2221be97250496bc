import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { withCatalogue } from "../../testing/stories/index.ts";
import { DimensionsBlock } from "./DimensionsBlock.tsx";

const { datasheets } = examples;

const meta = {
  title: "Datasheet/Blocks/Dimensions",
  component: DimensionsBlock,
  decorators: [withCatalogue],
  args: { datasheet: datasheets.brake_rotors, highlighted: null, onHighlight: fn() },
  parameters: {
    guide: [
      "Use it beside the drawing, whose letters it repeats.",
      "Pass millimeters: it shows inches beside them.",
      "Don't round the values before: the format knows each family.",
    ],
    visual: { width: 420 },
  },
} satisfies Meta<typeof DimensionsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Millimeters as stored, inches with three decimals; bolt holes in the row of their circle. */
export const Rotor: Story = {
  globals: { locale: "en" },
  play: async ({ args, canvas }) => {
    await userEvent.hover(canvas.getByText("Overall height"));
    await expect(args.onHighlight).toHaveBeenCalledWith("height");
    await userEvent.unhover(canvas.getByText("Overall height"));
    await expect(args.onHighlight).toHaveBeenLastCalledWith(null);
  },
};
/** The letters are one tab stop; arrow keys move between them. */
export const Keyboard: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^A,/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("button", { name: /^B,/ })).toHaveFocus();
    await expect(args.onHighlight).toHaveBeenLastCalledWith("hatDiameter");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(canvas.getByRole("button", { name: /^A,/ })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const Highlighted: Story = { args: { highlighted: "height" } };
export const Drum: Story = { args: { datasheet: datasheets.brake_drums } };
export const Pads: Story = { args: { datasheet: datasheets.brake_pads } };
export const Shoes: Story = { args: { datasheet: datasheets.brake_shoes } };
export const Lining: Story = { args: { datasheet: datasheets.brake_lining } };
/** Sizes, threads and counts are texts without inches. */
export const WheelCylinder: Story = { args: { datasheet: datasheets.wheel_cylinders } };
export const MasterCylinder: Story = { args: { datasheet: datasheets.master_cylinders } };
export const MasterCylinderSpanish: Story = {
  args: { datasheet: datasheets.master_cylinders },
  globals: { locale: "es" },
};
export const SmallPart: Story = {
  args: {
    hasDrawing: false,
    datasheet: {
      family: "pistons",
      dimensions: [
        { name: "material", value: "Steel" },
        { name: "outerDiameter", value: 45.2 },
        { name: "height", value: 51 },
      ],
    },
  },
};
/** A family without measures. */
export const Hardware: Story = {
  args: {
    hasDrawing: false,
    datasheet: {
      family: "hardware",
      dimensions: [
        { name: "hardwareType", value: "Disc brake hardware" },
        { name: "location", value: "Front" },
        { name: "pieces", value: 6 },
      ],
    },
  },
};
export const Empty: Story = { args: { datasheet: { family: "brake_pads", dimensions: [] } } };
