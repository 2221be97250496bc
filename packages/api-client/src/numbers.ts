/** Vehicle identification numbers and barcodes in a search text. */
import type { Wire } from "./wire.ts";

export type CheckDigit = Wire<"CheckDigit">;

export type Fuel = NonNullable<Wire<"VinReading">["Fuel"]>;

/** The facts of a VIN about its vehicle; unknown facts are missing. */
export interface VinReading {
  readonly vin: string;
  /** Whether letters that a VIN does not have were read as digits. */
  readonly isCorrected: boolean;
  /** Missing where the market does not require one. */
  readonly checkDigit?: CheckDigit;
  /** ISO 3166. */
  readonly country?: string;
  readonly maker?: string;
  /** Models of the catalogue; several if the VIN is ambiguous. */
  readonly models: readonly string[];
  /** The model in the VIN data. */
  readonly sourceModel?: string;
  readonly year?: number;
  readonly series?: string;
  readonly trim?: string;
  readonly liters?: number;
  readonly fuel?: Fuel;
  /** Of the permitted weight in the United States: `2F`. */
  readonly weightClass?: string;
}

/** A UPC, EAN or other GTIN. */
export interface GtinReading {
  readonly digits: string;
  readonly checkDigit: CheckDigit;
  /** Whether a product has it; missing where the level may not see UPCs. */
  readonly isKnown?: boolean;
}

/** The numbers of vehicles and the GTINs of a text. */
export interface Numbers {
  readonly vins: readonly VinReading[];
  /** The identifiers of vehicles for the Japanese market, as written. */
  readonly frameNumbers: readonly string[];
  readonly gtins: readonly GtinReading[];
}

export function numbersOf(readings: Wire<"FindAnswer">["Understood"]): Numbers {
  return {
    vins: readings.flatMap((reading) => (reading.Kind === "vin" ? [vinOf(reading)] : [])),
    frameNumbers: readings.flatMap(({ Kind, Text }) => (Kind === "frame_number" ? [Text] : [])),
    gtins: readings.flatMap((reading) => (reading.Kind === "gtin" ? [gtinOf(reading)] : [])),
  };
}

function vinOf(wire: Wire<"VinReading">): VinReading {
  return {
    vin: wire.Vin,
    isCorrected: wire.Corrected,
    models: wire.Models,
    checkDigit: wire.Check_digit,
    country: wire.Country,
    maker: wire.Maker,
    sourceModel: wire.Source_model,
    year: wire.Year,
    series: wire.Series,
    trim: wire.Trim,
    liters: wire.Liters,
    fuel: wire.Fuel,
    weightClass: wire.Weight_class,
  };
}

function gtinOf(wire: Wire<"GtinReading">): GtinReading {
  return {
    digits: wire.Digits,
    checkDigit: wire.Check_digit,
    isKnown: wire.Known,
  };
}
