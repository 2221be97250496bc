import { examples } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** The searches of a section by measurements and by vehicle, and the comparison. */
const meta = { title: "Pages/Section search" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const ByMeasure: Story = page({
  path: paths.measures("rotor_drum", [
    ["type", "Brake Rotors"],
    ["OUTER_DIAM", "279.7"],
    ["THICKNESS", "21.6"],
  ]),
  shows: /BR31338|BR1200/,
});

export const ByApplication: Story = page({
  path: paths.application("rotor_drum", { maker: "Toyota", model: "Corolla", year: "2012" }),
  shows: /BR31338/,
});

/** Cylinders: the kind is selected first. */
export const Cylinders: Story = page({
  path: paths.application("cylinder_bomb"),
  shows: /Wheel cylinders?|Cilindros? de rueda/i,
  hasPicture: false,
});

/** A rotor and a drum: parts of two families. */
export const Comparison: Story = page({
  path: paths.comparison("rotor_drum", {
    a: examples.datasheets.brake_rotors.code,
    b: examples.datasheets.brake_drums.code,
  }),
  shows: examples.datasheets.brake_drums.code,
});
