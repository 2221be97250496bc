import type { Section } from "@caliper/catalogue-model";
import type { IconName } from "@caliper/design-system";

/** A typical part of each section. */
export const sectionIcons: Readonly<Record<Section, IconName>> = {
  brakepad_band: "brakePads",
  rotor_drum: "brakeRotor",
  cylinder_bomb: "wheelCylinder",
  hardware: "hardware",
  brake_fluid: "brakeFluid",
  kit_caliper: "caliperKit",
  cylinder_cups: "cylinderCup",
  piston: "piston",
};
