import type { Answer, Wire } from "@caliper/api-client/wire";
import { vinLength } from "@caliper/catalogue-model";
import type { CodeHits } from "../../catalogue/code-search.service.ts";
import type { NearestHit } from "../../catalogue/code-search-nearest.service.ts";
import type { Decision } from "../../deciding/decide.ts";
import { vehicleFields } from "../../deciding/fields.ts";
import type { KnownVehicle } from "../../query-understanding/described-parts.ts";
import type { Finding } from "../../query-understanding/find.service.ts";
import type { FoundPart } from "../../query-understanding/found-parts.ts";
import type { Nearest } from "../../query-understanding/nearest.ts";
import type { PrefilledSearch } from "../../query-understanding/prefilled-searches.ts";
import { type Axle, type Reading, type VinReading, type Span } from "@caliper/search-language";
import { replacementOf } from "./replacements.ts";
import { familyCounts, measuresOf, stockOf } from "./products.ts";

interface Found {
  readonly finding: Omit<Finding, "near">;
  readonly hits: CodeHits;
  readonly near: readonly NearestHit[];
  readonly nearest?: Nearest | undefined;
}

/** Keys whose value is undefined are not in the answer. */
export function findingAnswer({ finding, hits, near, nearest }: Found): Answer<"findByText"> {
  const { text, readings, rest, parts, searches, decision } = finding;
  return {
    understood: readings.map((reading) => understood(reading, text)),
    notUnderstood: rest.map((span) => pieceOf(span, text)),
    parts: parts.map(partOf),
    ...(decision && {
      deciding: decidingOf(decision),
      contradicted: finding.contradicted?.map(partOf),
    }),
    ...(finding.vehicle && { vehicle: knownVehicleOf(finding.vehicle) }),
    searches: searches.map(searchOf),
    hits: {
      parts: hits.hits.map((hit) => ({ ...partOf(hit), match: hit.match, reason: hit.reason })),
      total: hits.total,
      families: familyCounts(hits.families),
    },
    near: near.map(nearPartOf),
    nearest: nearest && {
      vehicles: [...nearest.vehicles],
      models: [...nearest.models],
      parts: nearest.parts.map(partOf),
    },
  };
}

function knownVehicleOf({ maker, model, years, answers }: KnownVehicle): Wire<"KnownVehicle"> {
  const answerEntries = vehicleFields.map((field) => [field, answers[field] ?? undefined]);
  const [from, to] = [years?.from, years?.to ?? undefined].map((year) => year?.toString());
  return { maker, model, from, to, ...Object.fromEntries(answerEntries) };
}

export const decidingOf = ({
  outcome,
  count,
  contradicted,
  question,
}: Decision): Wire<"Deciding"> => ({
  outcome,
  count,
  contradicted,
  question: question && {
    field: question.field,
    choices: question.choices.map((choice) => ({ ...choice })),
  },
});

export const decideAnswer = ({
  decision,
  parts,
}: {
  readonly decision: Decision;
  readonly parts: readonly FoundPart[];
}): Answer<"decide"> => ({ ...decidingOf(decision), parts: parts.map(partOf) });

const pieceOf = ({ from, to }: Span, text: string): Wire<"Piece"> => ({
  text: text.slice(from, to),
  from,
  to,
});

export const axleOf = (axle: Axle) => (axle === "Front" ? "front" : "rear");

function understood(reading: Reading, text: string): Wire<"UnderstoodPiece"> {
  const piece = pieceOf(reading, text);
  const { kind } = reading;
  switch (kind) {
    case "code":
    case "frame_number":
    case "engine":
    case "unsold":
      return { ...piece, kind };
    case "other_maker":
      return { ...piece, kind, name: reading.name };
    case "brand":
      return { ...piece, kind, brand: reading.brand };
    case "maker": {
      const { maker, models, corrected: isCorrected } = reading;
      return { ...piece, kind, maker, isCorrected, models: [...models] };
    }
    case "model": {
      const { maker, model, corrected: isCorrected, others } = reading;
      const names = others.map((other) => ({ maker: other.maker, model: other.model }));
      const { generation: submodel } = reading;
      const generation = submodel === undefined ? {} : { submodel };
      return { ...piece, kind, maker, model, isCorrected, others: names, ...generation };
    }
    case "chassis":
      return { ...piece, kind, submodel: reading.submodel, years: reading.years };
    case "years":
      return {
        ...piece,
        kind,
        years: reading.years,
        months: reading.months,
        ...(reading.conflict && { conflict: reading.conflict }),
      };
    case "axle":
      return { ...piece, kind, axle: axleOf(reading.axle) };
    case "product":
      return { ...piece, kind, families: [...reading.families], isCorrected: reading.corrected };
    case "trait": {
      const { trait, isStated, inches } = reading;
      return { ...piece, kind, trait, isStated, inches };
    }
    case "measures": {
      const { values, labeled, unit, assumed: isAssumed } = reading;
      const labels = labeled && { labeled: [...labeled] };
      return { ...piece, kind, values: [...values], ...labels, unit, isAssumed };
    }
    case "vin":
      return { ...piece, kind, ...vinOf(reading) };
    case "gtin": {
      const { digits, isValid, isKnown } = reading;
      return { ...piece, kind, digits, checkDigit: isValid ? "right" : "wrong", isKnown };
    }
  }
}

function vinOf({ corrected: isCorrected, decoded, maker, models }: VinReading) {
  const { vin, isCheckDigitRight, makers, country, year, series, trim, liters, fuel } = decoded;
  const checkDigit = isCheckDigitRight ? ("right" as const) : ("wrong" as const);
  return {
    vin,
    missing: vinLength - vin.length || undefined,
    isCorrected,
    checkDigit: isCheckDigitRight === undefined ? undefined : checkDigit,
    country,
    maker: maker ?? (makers.join(" / ") || undefined),
    models: [...models],
    sourceModel: decoded.models.join(" / ") || undefined,
    year,
    series,
    trim,
    liters: liters === undefined ? undefined : Number(liters),
    fuel,
    weightClass: decoded.weight,
  };
}

function searchOf(search: PrefilledSearch): Wire<"Prefill"> {
  switch (search.kind) {
    case "codes":
      return {
        kind: "codes",
        codes: search.codes.map(({ code, quantity }) => ({ code, quantity })),
      };
    case "product":
      return { kind: "product", family: search.family };
    case "measures": {
      const { kind, family, values, unit } = search;
      return { kind, family, values: { ...values }, unit };
    }
    case "vehicle": {
      const { kind, maker, model = null, years = null, family = null, axle } = search;
      return { kind, maker, model, years, family, axle: axle === undefined ? null : axleOf(axle) };
    }
  }
}

export type ListedPart = Pick<FoundPart, "product" | "measures"> & Partial<FoundPart>;

export function partOf(part: ListedPart): Wire<"PartSummary"> {
  const { price, replaces, replacedBy } = part;
  const { code, family, detail, fits, certified } = part.product;
  return {
    code,
    family,
    reason: part.reason,
    match: part.match,
    matched: part.matched,
    brand: part.brand,
    difference: part.difference,
    detail,
    measures: measuresOf(family, part.measures, "field"),
    fits: fits && {
      maker: fits.maker,
      model: fits.model,
      years: { from: fits.from, to: fits.to },
      qualifiers: fits.qualifiers,
      count: fits.count,
    },
    price: price && {
      warehouse: price.warehouse,
      amount: price.amount,
      next: price.next,
      stock: price.stock && stockOf(price.stock),
    },
    certified,
    replacedBy: replacedBy && [...replacedBy],
    replaces: replaces && replacementOf(replaces),
  };
}

function nearPartOf({ near, product, measures }: NearestHit): Wire<"PartNearCode"> {
  const { reason, shown: matched, brand, distance } = near;
  return {
    ...partOf({ product, measures }),
    match: "near",
    reason,
    matched,
    brand: reason === "interchange" ? (brand ?? undefined) : undefined,
    difference: distance.difference,
  };
}
