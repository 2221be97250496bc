import type { Bilingual, FamilyId, familyTables, RowOf } from "@caliper/catalogue-model";
import type { Vehicle } from "./vehicles.ts";

export type Position = "Front" | "Rear" | "Front and rear";
export type Side = "Left" | "Right" | "Both";

/** The row of a family's table without its code, which the product carries. A missing column is null. */
export type Dimensions<F extends FamilyId> = Partial<
  Omit<RowOf<(typeof familyTables)[F]>, "code" | "code_key">
>;

/** A vehicle that a product fits. */
export interface Fit {
  readonly vehicle: Pick<Vehicle, "maker" | "model" | "submodel" | "from" | "to">;
  readonly position: Position | null;
  readonly side?: Side;
  readonly engine?: string;
  readonly observation?: string;
}

interface DemoProductOf<F extends FamilyId> {
  readonly code: string;
  readonly family: F;
  readonly fmsi: string | null;
  readonly position: Position | null;
  readonly detail: Bilingual;
  readonly dimensions: Dimensions<F>;
  /** One piece, in kilograms. */
  readonly weight: number;
  /** Price of one piece in MIAMI in the family's first grade, in US cents. */
  readonly basePrice: number;
  readonly fits: Fit[];
  /** Fixed interchanges, in addition to the random ones. */
  readonly interchanges: readonly (readonly [brand: string, code: string])[];
  /** The codes of the pads and shoes that a hardware kit serves. */
  readonly serves: Set<string>;
}

/** A product of any family: `family` determines its dimensions. */
export type DemoProduct = { [F in FamilyId]: DemoProductOf<F> }[FamilyId];
export type ProductOf<F extends FamilyId> = DemoProductOf<F>;

/** A bore of a wheel or master cylinder in inches and in millimeters. */
export interface Bore {
  readonly inches: string;
  readonly mm: number;
}

/** How a rotor or a drum is bolted to its hub. */
export interface Hub {
  readonly holes: number;
  readonly circle: number;
  readonly bore: number;
}
