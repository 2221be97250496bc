import type { FamilyId, Section } from "@caliper/api-client/access";

/** The screens of a section. */
export type SectionView = "code" | "apli" | "measu" | "comp_dia" | "schema" | "table";

/** Widgets have no router: the host says which address shows what. */
export interface CatalogueLinks {
  /** The datasheet of a product. */
  datasheet(product: { code: string; family?: FamilyId | undefined }): string;
  /** A screen of a section. */
  section(view: SectionView, section: Section): string;
  /** The comparison of a section, with parts already in it. */
  comparison(section: Section, parts: { a?: string | undefined; b?: string | undefined }): string;
  /** The results for a code, wherever the host shows them. */
  codeSearch(code: string): string;
  /** The datasheet of a brake fluid, volume in mL. */
  fluid(fluid: { type: string; volume: number }): string;
}
