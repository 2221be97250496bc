import {
  type CatalogueColumn,
  columnOf,
  type FamilyId,
  familyOf,
  gradeTitle,
  type Level,
  levelTitles,
  relatedTables,
  type Section,
  sectionTitle,
  tableByWireName,
  type Texts,
  valueText,
  type Warehouse,
  warehouseTitles,
} from "@caliper/catalogue-model";
import { useText } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";

const productColumns: readonly CatalogueColumn[] = relatedTables.product.columns;
const productColumn = (name: string) => productColumns.find(({ field }) => field === name);

/** The catalogue's terms in the reader's language. */
export function useTerms() {
  const t = useText();
  const language = useLocale();
  const titleOr = (title: Texts | undefined, name: string) => title?.[language] ?? name;
  const value = (text: string) => valueText(text, language);
  return {
    /** `one`: Brake Rotor; `many`: Brake Rotors; `short`: Rotors, for chips. */
    family: (id: FamilyId, form: "one" | "many" | "short" = "one") =>
      familyOf(id).title[form][language],
    section: (section: Section) => sectionTitle(section)[language],
    /** The title of a field of the family, or of every product. */
    column: (family: FamilyId, field: string) =>
      titleOr((columnOf(family, field) ?? productColumn(field))?.title, field),
    /** A table that can be loaded, by its name in file names. */
    table: (name: string) => titleOr(tableByWireName(name)?.title, name),
    /** The dimension's letter on the drawing, if it has one. */
    letter: (family: FamilyId, field: string) => columnOf(family, field)?.letter,
    /** PLANTA is shown as CHINA. */
    warehouse: (warehouse: Warehouse) => warehouseTitles[warehouse][language],
    /** `several`: the product has other grades beside this one, so the standard grade is named. */
    grade: (grade: string, several = false) => titleOr(gradeTitle(grade, several), grade),
    /** Front, Rear, Left and so on, in any case. */
    position: value,
    /** A text of a table; unchanged where the catalogue has no translation. */
    value,
    level: (level: Level) => levelTitles[level][language],
    match: (kind: "exact" | "prefix" | "contains") => t(`terms.match.${kind}`),
    /** An interchange is named by its brand, if the viewer may see it. */
    reason: (reason: "customer" | "code" | "fmsi" | "interchange", brand?: string) =>
      reason === "interchange" && brand !== undefined && brand !== ""
        ? brand
        : t(`terms.reason.${reason}`),
  };
}

export type Terms = ReturnType<typeof useTerms>;
