import { texts, type Texts } from "./languages.ts";

interface SectionEntry {
  readonly id: string;
  /** The name in URLs; missing for tables without search screens. */
  readonly slug?: string;
  readonly title: Texts;
}

/** Family groups by the wire's internal name, in menu order. */
export const sections = [
  {
    id: "brakepad_band",
    slug: "pastillas_y_bandas",
    title: texts("Pads and shoes", "Pastillas y bandas"),
  },
  {
    id: "rotor_drum",
    slug: "rotores_y_tambores",
    title: texts("Rotors and drums", "Rotores y tambores"),
  },
  {
    id: "cylinder_bomb",
    slug: "cilindros_y_bombas",
    title: texts("Cylinders", "Cilindros y bombas"),
  },
  { id: "hardware", slug: "hardware", title: texts("Hardware", "Herrajes") },
  { id: "brake_fluid", slug: "brake_fluid", title: texts("Brake fluid", "Líquido de frenos") },
  { id: "kit_caliper", title: texts("Caliper Systems", "Kits de caliper") },
  { id: "cylinder_cups", title: texts("Cylinder Cups", "Gomas de cilindro") },
  { id: "piston", title: texts("Pistons", "Pistones") },
] as const satisfies readonly SectionEntry[];

export type Section = (typeof sections)[number]["id"];

type SearchEntry = Extract<(typeof sections)[number], { slug: string }>;

/** The sections with search screens, in menu order. */
export const searchSections = sections.filter((entry): entry is SearchEntry => "slug" in entry);

export function sectionTitle(section: Section): Texts {
  const title = sections.find(({ id }) => id === section)?.title;
  if (title === undefined) throw new RangeError(`There is no section ${section}`);
  return title;
}

/** The name in URLs; undefined for the sections without search screens. */
export function slugOfSection(section: Section): SearchEntry["slug"] | undefined {
  return searchSections.find((entry) => entry.id === section)?.slug;
}
