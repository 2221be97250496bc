import type { Section } from "@caliper/catalogue-model";

/** The sections whose parts can be compared. */
const comparedSections = [
  "brakepad_band",
  "rotor_drum",
  "cylinder_bomb",
] as const satisfies readonly Section[];

export type ComparedSection = (typeof comparedSections)[number];

export const isComparedSection = (section: Section): section is ComparedSection =>
  comparedSections.some((compared) => compared === section);
