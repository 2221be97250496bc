import type { CylinderType } from "@caliper/api-client";
import type { FamilyId, Section } from "@caliper/catalogue-model";

/** The screens of a section. */
export type SectionView = "code" | "apli" | "measu" | "comp_dia" | "schema" | "table";

/** A vehicle as an address holds it; empty text where nothing is chosen. */
export interface LinkedVehicle {
  readonly maker: string;
  readonly model: string;
  readonly year: string;
}

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
  /** What fits a vehicle, wherever the host shows it; `family` narrows it to a product type. */
  vehicleSearch(search: LinkedVehicle & { family: FamilyId | null }): string;
  /** The search by vehicle of one section; `cylinder` in the section of the cylinders only. */
  sectionVehicle(
    search: LinkedVehicle & { section: Section; cylinder: CylinderType | null },
  ): string;
  /** The search by measures of one section; `query` is the search as `measureAddress` writes it. */
  measureSearch(section: Section, query: readonly (readonly [string, string])[]): string;
  /** What an import changes, before and after its commit. */
  importPreview(id: string): string;
  /** The history of imports; `load` opens the dialog that loads data, too. */
  importHistory(options?: { load?: boolean }): string;
  /** The datasheet of a brake fluid, volume in mL. */
  fluid(fluid: { type: string; volume: number }): string;
}
