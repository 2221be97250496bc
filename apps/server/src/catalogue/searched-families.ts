import {
  families,
  familiesOf,
  familiesOfSection,
  type FamilyId,
  familyOf,
  maySeeFamily,
  maySeeSection,
  type Section,
  type Viewer,
} from "@caliper/catalogue-model";
import { forbidden } from "../refusal.ts";
import { message } from "../messages/message.ts";

/**
 * The families of a section, or of the whole catalogue, that are open to the viewer.
 * @throws Refusal when the section is closed to the viewer.
 */
export function openFamilies(viewer: Viewer, section: Section | undefined): readonly FamilyId[] {
  if (section && !maySeeSection(section, viewer)) {
    throw forbidden(message("access.section", { section }));
  }
  const open = familiesOf(viewer);
  if (!section) return open;
  const ofSection = familiesOfSection(section);
  return open.filter((id) => ofSection.includes(id));
}

/** @throws Refusal when the family is closed to the viewer. */
export function requireFamily(family: FamilyId, viewer: Viewer): void {
  if (maySeeFamily(family, viewer)) return;
  throw forbidden(message("access.family", { family: familyOf(family).title.many }));
}

/** Undefined when these are all families: the query then needs no filter. */
export function restriction(
  searchedFamilies: readonly FamilyId[],
): readonly FamilyId[] | undefined {
  return searchedFamilies.length === families.length ? undefined : searchedFamilies;
}
