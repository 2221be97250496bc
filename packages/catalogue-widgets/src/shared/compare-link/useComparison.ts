import {
  familyOf,
  type FamilyId,
  isSignedIn,
  maySeeSection,
  type Section,
} from "@caliper/catalogue-model";
import { useLinks, useViewer } from "../../provider/index.ts";

/** The sections whose parts can be compared. */
const comparedSections = [
  "brakepad_band",
  "rotor_drum",
  "cylinder_bomb",
] as const satisfies readonly Section[];

export type ComparedSection = (typeof comparedSections)[number];

const isComparedSection = (section: Section): section is ComparedSection =>
  comparedSections.some((compared) => compared === section);

/** The URL of the comparison with a part in it; undefined if the viewer cannot compare the part. */
export function useComparison() {
  const viewer = useViewer();
  const links = useLinks();
  return ({ code, family }: { readonly code: string; readonly family: FamilyId }) => {
    const { section } = familyOf(family);
    // An access key cannot open pages of the portal.
    const mayCompare = isSignedIn(viewer) && maySeeSection(section, viewer);
    return isComparedSection(section) && mayCompare
      ? links.comparison(section, { a: code })
      : undefined;
  };
}
