import type { Section } from "@caliper/catalogue-model";
import type { EmbedSection } from "./options.ts";

/** The sections of the catalogue by their names in pages. */
export const sectionIds = {
  pads: "brakepad_band",
  rotors: "rotor_drum",
  cylinders: "cylinder_bomb",
} as const satisfies Readonly<Record<EmbedSection, Section>>;
