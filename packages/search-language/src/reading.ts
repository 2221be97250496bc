import type { FamilyId, YearRange } from "@caliper/catalogue-model";
import type { MeasureName } from "./labeled-measures.ts";
import type { Span } from "./text.ts";
import type { DecodedVin } from "./vin/decode.ts";

/** The axle of a part. */
export type Axle = "Front" | "Rear";

export interface ModelName {
  readonly maker: string;
  readonly model: string;
}

interface Corrected {
  /** The piece is spelled differently from the name that it matched. */
  readonly corrected: boolean;
}

export interface CodeReading extends Span {
  readonly kind: "code";
  /** The code's key, if the piece contains more than the code. */
  readonly key?: string;
}

export interface BrandReading extends Span {
  readonly kind: "brand";
  readonly brand: string;
}

export interface MakerReading extends Span, Corrected {
  readonly kind: "maker";
  readonly maker: string;
  /** The models with the most applications, where the text names none. */
  readonly models: readonly string[];
}

export interface ModelReading extends Span, Corrected, ModelName {
  readonly kind: "model";
  /** Other models that the piece may mean, the most likely first. */
  readonly others: readonly ModelName[];
  /** The years of a trade name, such as Tsuru, or of a chassis; undefined for a model of the catalogue. */
  readonly years?: YearRange | undefined;
  /** A word in the names of the submodels that the piece means: `b13` for Tsuru. */
  readonly submodel?: string | undefined;
  /** The submodel as the catalogue names it. */
  readonly generation?: string | undefined;
  /** The years in which the trade name was sold, where those of its submodel in the catalogue are others. */
  readonly built?: YearRange | undefined;
  /** Models of several brands have this chassis, so the search asks which is meant. */
  readonly isAmbiguous?: boolean;
  /** A word behind it names a generation that the catalogue does not have, or has under another name. */
  readonly hasUnknownGeneration?: boolean;
}

export interface ChassisReading extends Span {
  readonly kind: "chassis";
  readonly submodel: string;
  /** The word in the names of submodels that the piece means. */
  readonly word: string;
  readonly years: YearRange;
}

export interface YearsReading extends Span {
  readonly kind: "years";
  readonly years: YearRange;
  /** Of one year: `06/2009`. */
  readonly months?: { readonly from: number; readonly to: number };
  /** The vehicle that the text names was not built in these years. */
  readonly conflict?: { readonly name: string; readonly built: YearRange } | undefined;
}

export interface AxleReading extends Span {
  readonly kind: "axle";
  readonly axle: Axle;
}

export interface ProductReading extends Span, Corrected {
  readonly kind: "product";
  /** The families that the word may mean, the most likely first; never empty. */
  readonly families: readonly FamilyId[];
  /** A brake fluid, as its table names it, and its volume in ml. */
  readonly fluid?: { readonly name: string; readonly volume: number | undefined };
}

/** A kind of part that the catalogue does not have, such as shock absorbers. */
export interface UnsoldReading extends Span {
  readonly kind: "unsold";
}

/** A vehicle brand that the catalogue does not have. */
export interface OtherMakerReading extends Span {
  readonly kind: "other_maker";
  readonly name: string;
}

/** The engine of the vehicle. */
export interface EngineReading extends Span {
  readonly kind: "engine";
  /** Displacement; undefined for cylinders, valves and fuel. */
  readonly liters?: number;
}

/** Properties of a part or its vehicle in a text, besides names. */
export type Trait =
  | "solid"
  | "ventilated"
  | "drilled"
  | "slotted"
  | "semi_metallic"
  | "ceramic"
  | "organic"
  | "without_sensor"
  | "with_sensor"
  | "without_abs"
  | "with_abs"
  | "four_wheel_drive"
  | "two_wheel_drive"
  | "left"
  | "right"
  | "rear_drum"
  | "rear_disc"
  | "wheel";

export interface TraitReading extends Span {
  readonly kind: "trait";
  readonly trait: Trait;
  /** The catalogue states it for some parts, so it affects their order. */
  readonly isStated: boolean;
  /** The diameter of the wheel. */
  readonly inches?: number;
}

export interface MeasuresReading extends Span {
  readonly kind: "measures";
  /** Families that may have these measures, the most likely first; never empty. */
  readonly families: readonly FamilyId[];
  /** mm, in the order of the text, without the labeled ones. */
  readonly values: readonly number[];
  /** Measures with their name, in mm, and the number of holes. */
  readonly labeled?: readonly { readonly name: MeasureName; readonly value: number }[];
  readonly unit: "mm" | "in";
  /** The text does not state the unit. */
  readonly assumed: boolean;
}

/** A vehicle identification number, perhaps without its last characters. */
export interface VinReading extends Span {
  readonly kind: "vin";
  /** Letters that cannot occur in a VIN were read as digits. */
  readonly corrected: boolean;
  /** In the words of the VIN data. */
  readonly decoded: DecodedVin;
  /** As the catalogue names it; undefined when it has no such maker. */
  readonly maker: string | undefined;
  /** Models of the catalogue; several when the VIN does not determine the model. */
  readonly models: readonly string[];
}

/** The identifier of a vehicle for the Japanese market, which is not decoded. */
export interface FrameNumberReading extends Span {
  readonly kind: "frame_number";
}

export interface GtinReading extends Span {
  readonly kind: "gtin";
  /** Without spaces and hyphens. */
  readonly digits: string;
  /** The check digit is right. */
  readonly isValid: boolean;
  /** Whether a product has this number; undefined for viewers who may not see it. */
  readonly isKnown: boolean | undefined;
}

/** A piece of the text and what it means. */
export type Reading =
  | CodeReading
  | BrandReading
  | MakerReading
  | ModelReading
  | ChassisReading
  | YearsReading
  | AxleReading
  | ProductReading
  | UnsoldReading
  | OtherMakerReading
  | EngineReading
  | TraitReading
  | MeasuresReading
  | VinReading
  | FrameNumberReading
  | GtinReading;
