import type { Answer, Wire } from "@caliper/api-client/wire";
import { headerOf, vinLength, type YearRange } from "@caliper/catalogue-model";
import type { Finding } from "../../query-understanding/find.service.ts";
import type { PrefilledSearch } from "../../query-understanding/prefilled-searches.ts";
import type { Reading, VinReading, Span } from "@caliper/search-language";
import type { ListedPart } from "./finding.ts";
import { markOf, replacementOf } from "./replacements.ts";
import { fitsOf, measuresOf, priceOf, typeOf } from "./products.ts";

export function findAnswer({ text, readings, rest, parts, searches }: Finding): Answer<"find"> {
  const later = readings.filter((reading) => !isInThisVersion(reading));
  const unknown = [...rest, ...later].sort((a, b) => a.from - b.from);
  return {
    Understood: readings.filter(isInThisVersion).map((reading) => readingOf(reading, text)),
    Not_understood: unknown.map((span) => pieceOf(span, text)),
    Parts: parts.map(partOf),
    // In this version a list has at least two codes.
    Searches: searches
      .filter((search) => search.kind !== "codes" || search.codes.length > 1)
      .map(searchOf),
  };
}

type KnownReading = Exclude<Reading, { kind: "unsold" | "other_maker" }>;

/** Other readings are in the second version of the call only; here a VIN is whole. */
const isInThisVersion = (reading: Reading): reading is KnownReading =>
  reading.kind !== "unsold" &&
  reading.kind !== "other_maker" &&
  !(reading.kind === "vin" && reading.decoded.vin.length < vinLength);

const pieceOf = ({ from, to }: Span, text: string): Wire<"TextPiece"> => ({
  Text: text.slice(from, to),
  From: from,
  To: to,
});

const yearsOf = ({ from, to }: YearRange): Wire<"YearRange"> => ({ Desde: from, Hasta: to });

function readingOf(reading: KnownReading, text: string): Wire<"Reading"> {
  const piece = pieceOf(reading, text);
  switch (reading.kind) {
    case "code":
      return { ...piece, Kind: "code" };
    case "brand":
      return { ...piece, Kind: "brand", Brand: reading.brand };
    case "maker":
      return {
        ...piece,
        Kind: "maker",
        Maker: reading.maker,
        Corrected: reading.corrected,
        Models: [...reading.models],
      };
    case "model":
      return {
        ...piece,
        Kind: "model",
        Maker: reading.maker,
        Model: reading.model,
        Corrected: reading.corrected,
        Others: reading.others.map(({ maker, model }) => ({ Maker: maker, Model: model })),
      };
    case "chassis":
      return { ...piece, Kind: "chassis", SubModel: reading.submodel, ...yearsOf(reading.years) };
    case "years":
      return { ...piece, Kind: "years", ...yearsOf(reading.years) };
    case "axle":
      return { ...piece, Kind: "axle", Position: reading.axle };
    case "product":
      return {
        ...piece,
        Kind: "product",
        Types: reading.families.map(typeOf),
        Corrected: reading.corrected,
      };
    case "engine":
      return {
        ...piece,
        Kind: "engine",
        ...(reading.liters !== undefined && { Liters: reading.liters }),
      };
    case "trait":
      return {
        ...piece,
        Kind: "trait",
        Trait: reading.trait,
        Stated: reading.isStated,
        ...(reading.inches !== undefined && { Inches: reading.inches }),
      };
    case "measures":
      return {
        ...piece,
        Kind: "measures",
        Values: [...reading.values, ...(reading.labeled ?? []).map(({ value }) => value)],
        Unit: reading.unit,
        Assumed: reading.assumed,
      };
    case "vin":
      return { ...piece, ...vinOf(reading) };
    case "frame_number":
      return { ...piece, Kind: "frame_number" };
    case "gtin":
      return {
        ...piece,
        Kind: "gtin",
        Digits: reading.digits,
        Check_digit: checkDigit(reading.isValid),
        ...(reading.isKnown !== undefined && { Known: reading.isKnown }),
      };
  }
}

const checkDigit = (isRight: boolean): Wire<"CheckDigit"> => (isRight ? "right" : "wrong");

/** Keys without a value are not in the answer. */
function vinOf({ corrected, decoded, maker, models }: VinReading) {
  const { isCheckDigitRight, makers, liters } = decoded;
  return {
    Kind: "vin" as const,
    Vin: decoded.vin,
    Corrected: corrected,
    Check_digit: isCheckDigitRight === undefined ? undefined : checkDigit(isCheckDigitRight),
    Country: decoded.country,
    Maker: maker ?? (makers.join(" / ") || undefined),
    Models: [...models],
    Source_model: decoded.models.join(" / ") || undefined,
    Year: decoded.year,
    Series: decoded.series,
    Trim: decoded.trim,
    Liters: liters === undefined ? undefined : Number(liters),
    Fuel: decoded.fuel,
    Weight_class: decoded.weight,
  };
}

function searchOf(search: PrefilledSearch): Wire<"PrefilledSearch"> {
  switch (search.kind) {
    case "codes":
      return {
        Kind: "codes",
        Codes: search.codes.map(({ code }) => code),
        ...(search.codes.some(({ quantity }) => quantity > 1) && {
          Quantities: search.codes.map(({ quantity }) => quantity),
        }),
      };
    case "product":
      return { Kind: "product", Type: typeOf(search.family) };
    case "measures":
      return {
        Kind: "measures",
        // Only families with measures have any in a text.
        Type: typeOf(search.family) as Wire<"MeasurableType">,
        Values: Object.fromEntries(
          Object.entries(search.values).map(([field, value]) => [
            headerOf(search.family, field),
            value,
          ]),
        ),
        Unit: search.unit,
      };
    case "vehicle":
      return {
        Kind: "vehicle",
        Maker: search.maker,
        ...(search.model !== undefined && { Model: search.model }),
        ...(search.years && { Years: yearsOf(search.years) }),
        ...(search.family !== undefined && { Type: typeOf(search.family) }),
        ...(search.axle !== undefined && { Position: search.axle }),
      };
  }
}

export function partOf(part: ListedPart): Wire<"FoundPart"> {
  const { product, reason, match, matched, brand, difference, measures } = part;
  const { price, replaces, replacedBy } = part;
  return {
    XBP: product.code,
    Type: typeOf(product.family),
    ...(reason !== undefined && { Reason: reason }),
    ...(match !== undefined && { Match: match }),
    ...(matched !== undefined && { Matched: matched }),
    ...(brand !== undefined && { Brand: brand }),
    ...(difference !== undefined && { Difference: difference }),
    Detail: product.detail,
    Measures: measuresOf(product.family, measures),
    ...(product.fits && { Fits: fitsOf(product.fits) }),
    ...priceOf(price),
    Certified: product.certified,
    ...markOf(replacedBy),
    ...(replaces && { Replaces: replacementOf(replaces) }),
  };
}
