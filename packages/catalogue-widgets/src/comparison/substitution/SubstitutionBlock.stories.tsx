import type { Datasheet } from "@caliper/api-client";
import { chainedReplacement, examples, replacementTogether } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { absent, shows, withCatalogue } from "../../testing/stories/index.ts";
import { neighborOf, neighbors } from "../testing/neighbors.ts";
import { SubstitutionBlock } from "./SubstitutionBlock.tsx";

const { brake_rotors: rotor, brake_drums: drum, brake_shoes: shoe } = examples.datasheets;
const bored = neighborOf(rotor, "BR31350", { centerBore: 52, height: 49.2 });

const meta = {
  title: "Comparison/Substitution",
  component: SubstitutionBlock,
  decorators: [withCatalogue],
  args: { parts: [rotor, neighbors.brake_rotors] },
  parameters: {
    guide: [
      "Use it above the figures of parts that are compared.",
      "Declare tolerances beside the columns in `catalogue-model`, with their source.",
      "Don't say yes while a dimension that decides is unknown.",
    ],
    visual: { width: 1136, phone: true },
  },
} satisfies Meta<typeof SubstitutionBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const No: Story = {
  globals: { locale: "en" },
  play: shows(
    /BR31340 can replace BR31338/u,
    "Overall height: 7 mm lower",
    "Overall height: 7 mm higher",
    "Bolt holes: 4 instead of 5",
  ),
};

/** The difference that the tolerance allows is named. */
export const Yes: Story = {
  globals: { locale: "en" },
  args: { parts: [rotor, neighborOf(rotor, "BR31351", { height: 49.2 })] },
  play: shows("Overall height: 0.3 mm lower, within the tolerance", absent("no")),
};

/** In one direction only: a bore can be made larger, not smaller. */
export const WithWork: Story = {
  globals: { locale: "en" },
  args: { parts: [rotor, bored] },
  play: shows("with the hub bored to 55 mm", "Center bore: 3 mm larger"),
};

export const CannotSay: Story = {
  globals: { locale: "en" },
  args: { parts: [rotor, neighborOf(rotor, "BR31352", { boltCircle: null, centerBore: 52 })] },
  play: shows("Bolt circle: no value for BR31352", "with the hub bored to 55 mm", absent("yes")),
};

export const OtherAxle: Story = {
  globals: { locale: "en" },
  args: { parts: [rotor, { ...neighbors.brake_rotors, position: "Rear" }] },
  play: shows("Position: Rear instead of Front"),
};

/** What the manufacturer states is shown beside a judgment that differs. */
export const StatedOtherwise: Story = {
  globals: { locale: "en" },
  args: { parts: [{ ...neighbors.brake_rotors, replacedBy: chainedReplacement }, rotor] },
  play: shows(
    "Overall height: 7 mm higher",
    /although the dimensions differ: BR31340 → BR31338 · Renumbered/u,
  ),
};

/** Parts of different families replace one together. */
export const StatedTogether: Story = {
  globals: { locale: "en" },
  args: {
    parts: [
      { ...shoe, code: "KB0947", replacedBy: replacementTogether },
      { ...drum, code: "BD31512" },
    ],
  },
  play: shows(/KB0947 → B12011 \+ 2 × BD31512 · Discontinued/u),
};

const piston: Datasheet = { ...rotor, code: "P1001", family: "pistons", position: null };

export const WithoutTolerances: Story = {
  globals: { locale: "en" },
  args: { parts: [piston, { ...piston, code: "P1002" }] },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("No tolerances are defined for Pistons.")).toHaveLength(2);
  },
};

/** Each part is compared with the first one, in both directions. */
export const FourPartsSpanish: Story = {
  globals: { locale: "es" },
  args: {
    parts: [
      rotor,
      neighbors.brake_rotors,
      bored,
      neighborOf(rotor, "BR31353", { thickness: null, flange: null }),
    ],
  },
  play: shows(
    "Altura total: 7 mm más baja",
    "con el orificio central torneado a 55 mm",
    "sí, con mecanizado",
  ),
};
