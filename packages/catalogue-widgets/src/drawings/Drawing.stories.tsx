import { Stack } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Drawing } from "./Drawing.tsx";
import { examples } from "./testing/examples.ts";
import { dimensionedFamilies, extremeParts } from "@caliper/drawings/testing";
import { withCatalogue } from "../testing/stories/index.ts";
import { DrawingFileMaker } from "./DrawingFileMaker.tsx";
import { DrawingScale } from "./DrawingScale.tsx";
import { OverlaidDrawings } from "./overlay/OverlaidDrawings.tsx";
import { ScaledView } from "./ScaledView.tsx";

const meta = {
  title: "Drawings/Drawing",
  component: Drawing,
  subcomponents: { DrawingFileMaker, DrawingScale, OverlaidDrawings, ScaledView },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
    withCatalogue,
  ],
  args: { family: "brake_rotors", ...examples.brake_rotors },
  parameters: {
    guide: [
      "Use `sheet` on a page of its own and in print, `aside` beside a table of dimensions, `phone` in narrow columns.",
      "Highlight the line of the dimension under the pointer with `highlighted` and `onHighlight`.",
      "Use `OverlaidDrawings` for two parts at one scale, and `ScaledView` for a picture beside a name.",
      "Save a drawing as a file with `DrawingFileMaker`.",
      "Don't scale it with CSS: choose the size, so that lettering stays readable.",
      "Don't use it where only the kind of part matters: use `Outline`.",
    ],
  },
} satisfies Meta<typeof Drawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rotor: Story = { args: { revision: "C" } };

export const SolidRotor: Story = {
  args: {
    code: "BR30977",
    drawingName: "BR02",
    dimensions: {
      disc: "Solid",
      outerDiameter: 265,
      hatDiameter: 155,
      centerBore: 62,
      boltCircle: 100,
      holes: 4,
      height: 48,
      thickness: 11,
      minThickness: 9,
      flange: 6,
    },
  },
};

export const Drum: Story = { args: { family: "brake_drums", ...examples.brake_drums } };

export const DrumWithHub: Story = {
  args: {
    family: "brake_drums",
    code: "BD30220",
    drawingName: "BD02",
    dimensions: {
      drawing: "BD02",
      drumDiameter: 180,
      maxDiameter: 181,
      drumWidth: 32,
      height: 70,
      centerBore: 52,
      boltCircle: 100,
      outerDiameter: 202,
      holes: 4,
    },
  },
};

export const Pads: Story = { args: { family: "brake_pads", ...examples.brake_pads } };
export const Shoes: Story = { args: { family: "brake_shoes", ...examples.brake_shoes } };
export const Lining: Story = { args: { family: "brake_lining", ...examples.brake_lining } };
export const WheelCylinder: Story = {
  args: { family: "wheel_cylinders", ...examples.wheel_cylinders },
};
export const MasterCylinder: Story = {
  args: { family: "master_cylinders", ...examples.master_cylinders },
};
export const Piston: Story = { args: { family: "pistons", ...examples.pistons } };
export const CylinderCup: Story = { args: { family: "cylinder_cups", ...examples.cylinder_cups } };

/** The pointer is over a row of the dimensions table. */
export const Highlighted: Story = { args: { highlighted: "height", onHighlight: fn() } };

/** The pointer and the arrow keys highlight dimensions. */
export const LightsByItself: Story = {
  args: { onHighlight: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const height = canvas.getByRole("button", { name: /^E / });
    await userEvent.hover(height);
    await expect(args.onHighlight).toHaveBeenLastCalledWith("height");
    await userEvent.unhover(height);
    await expect(args.onHighlight).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(args.onHighlight).toHaveBeenLastCalledWith("outerDiameter");
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onHighlight).toHaveBeenLastCalledWith("hatDiameter");
  },
};

export const Inches: Story = { args: { unit: "in" } };

/** Edges without a catalogue value are dashed and have no dimension. */
export const MissingFigures: Story = {
  args: { code: "BR40100", dimensions: { outerDiameter: 280, thickness: 24 } },
};

/** Contradictory values are drawn within limits and underlined. */
export const ContradictoryFigures: Story = {
  args: {
    code: "BR40101",
    dimensions: {
      ...examples.brake_rotors.dimensions,
      hatDiameter: 400,
      height: 5,
      minThickness: 30,
    },
  },
};

/** Renders nothing without any length. */
export const NothingToDraw: Story = {
  args: { dimensions: { disc: "Solid" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

export const ExtremeRotors: Story = {
  render: (args) => (
    <Stack gap={24}>
      {extremeParts.brake_rotors.map((dimensions, index) => (
        <Drawing key={index} {...args} code={`BR4020${index}`} dimensions={dimensions} />
      ))}
    </Stack>
  ),
};

export const ExtremeDrums: Story = {
  render: (args) => (
    <Stack gap={24}>
      {extremeParts.brake_drums.map((dimensions, index) => (
        <Drawing
          key={index}
          {...args}
          family="brake_drums"
          code={`BD4020${index}`}
          dimensions={dimensions}
        />
      ))}
    </Stack>
  ),
};

/** The right column of the home page: views and letter A. */
export const Aside: Story = {
  args: { size: "aside" },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Drawing {...args} />
    </div>
  ),
};

/** Letters only; the values are in the table below. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { size: "phone" },
  render: (args) => (
    <Stack gap={16}>
      {dimensionedFamilies.map((family) => (
        <Drawing key={family} {...args} {...examples[family]} family={family} />
      ))}
    </Stack>
  ),
};

/** The measure search shows where each letter is measured on a typical part. */
export const WhereToMeasure: Story = {
  args: { size: "form", dimensions: {}, code: undefined },
  render: (args) => (
    <div style={{ inlineSize: 372 }}>
      <Stack gap={16}>
        {dimensionedFamilies.map((family) => (
          <Drawing
            key={family}
            {...args}
            family={family}
            highlighted={family === "brake_rotors" ? "height" : null}
          />
        ))}
      </Stack>
    </div>
  ),
};
