import type { CylinderType, FoundPart } from "@caliper/api-client";
import type { Axle, FamilyId, Section } from "@caliper/catalogue-model";

/** The screens of a section. */
export type SectionView = "code" | "apli" | "measu" | "comp_dia" | "schema" | "table";

/** A vehicle in a URL; empty strings where nothing is selected. */
export interface LinkedVehicle {
  readonly maker: string;
  readonly model: string;
  /** A year, or a range: `2010-2015`. */
  readonly year: string;
}

/** URLs of the host; widgets have no router. */
export interface CatalogueLinks {
  /** The datasheet of a product; `reason` and the `brand` of a competitor's code are why a search found it. */
  datasheet(product: {
    code: string;
    family?: FamilyId | undefined;
    reason?: FoundPart["reason"];
    brand?: string | undefined;
  }): string;
  /** The URL of a datasheet in QR codes and on paper: shorter, so that the code is easier to scan. */
  shortDatasheet(product: { code: string; family?: FamilyId | undefined }): string;
  /** A screen of a section. */
  section(view: SectionView, section: Section): string;
  /** The comparison of a section, with parts already in it; drawings are the default view. */
  comparison(
    section: Section,
    parts: {
      a?: string | undefined;
      b?: string | undefined;
      view?: "diagram" | "product" | undefined;
    },
  ): string;
  /** The results for a code. */
  codeSearch(code: string): string;
  /** The tool that looks up a list of codes, also with quantities: `BR31338*4`; for users who may administer. */
  codeList(codes: readonly string[]): string;
  /** What fits a vehicle; `family` filters by product type, `axle` by position. */
  vehicleSearch(search: LinkedVehicle & { family: FamilyId | null; axle: Axle | null }): string;
  /** Everything for the brakes of one axle. */
  job(job: LinkedVehicle & { axle: Axle }): string;
  /** The vehicle search of one section; `cylinder` applies to cylinders only, `axle` filters by position. */
  sectionVehicle(
    search: LinkedVehicle & { section: Section; cylinder: CylinderType | null; axle: Axle | null },
  ): string;
  /** The measure search of one section; `query` comes from `measureAddress`. */
  measureSearch(section: Section, query: readonly (readonly [string, string])[]): string;
  /** What an import changes, before and after its commit. */
  importPreview(id: string): string;
  /** The history of imports; `load` also opens the upload dialog. */
  importHistory(options?: { load?: boolean }): string;
  /** A sent purchase order. */
  order(id: number): string;
  /** The sent purchase orders. */
  orderHistory(): string;
  /** The order form with the products of a sent order. */
  repeatOrder(id: number): string;
  /** The datasheet of a brake fluid, volume in mL. */
  fluid(fluid: { type: string; volume: number }): string;
}
