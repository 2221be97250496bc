import type { Section } from "@caliper/api-client/access";

/** The sections whose parts can be compared. */
export const comparedSections = [
  "brakepad_band",
  "rotor_drum",
  "cylinder_bomb",
] as const satisfies readonly Section[];

export type ComparedSection = (typeof comparedSections)[number];

export const isComparedSection = (section: Section): section is ComparedSection =>
  comparedSections.some((compared) => compared === section);

/** The specification's own examples of a part number. */
export const examples: Readonly<Record<ComparedSection, string>> = {
  brakepad_band: "D1200",
  rotor_drum: "BD/BR1200",
  cylinder_bomb: "WC/MC116328",
};
