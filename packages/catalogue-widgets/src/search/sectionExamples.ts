import type { SearchSection } from "@caliper/api-client";
import type { ComparedSection } from "../shared/compare-link/index.ts";

/** The specification's own examples of a part number. */
export const sectionExamples: Readonly<
  Record<ComparedSection, string> & Partial<Record<SearchSection, string>>
> = {
  brakepad_band: "D1200",
  rotor_drum: "BD/BR1200",
  cylinder_bomb: "WC/MC116328",
};
