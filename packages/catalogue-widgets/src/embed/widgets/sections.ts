import type { ComparedSection } from "../../shared/compare-link/index.ts";
import type { EmbedSection } from "../options.ts";

export const sectionIds: Readonly<Record<EmbedSection, ComparedSection>> = {
  pads: "brakepad_band",
  rotors: "rotor_drum",
  cylinders: "cylinder_bomb",
};
