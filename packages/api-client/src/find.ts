/** The meaning of a search text, and everything that it finds. */
import { familyIds, type Warehouse } from "@caliper/catalogue-model";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiQuery, nothing } from "./query.ts";
import type { Body, components, DeepReadonly, Query, Wire } from "./wire.ts";

/** The call has the names of the model, so its answer needs no mapping. */
type Read<Name extends keyof components["schemas"]> = DeepReadonly<Wire<Name>>;

/** A section that searches may be restricted to. */
export type SearchSection = Wire<"SectionName">;

/** A piece of the text; `from` and `to` are its position, in UTF-16 units. */
export type TextPiece = Read<"Piece">;

/** A piece of the text and what it means. */
export type UnderstoodPiece = Read<"UnderstoodPiece">;

/** Properties of a part or its vehicle in a text, besides names. */
export type Trait = Wire<"Trait">;

/** The facts of a VIN about its vehicle; unknown facts are missing. */
export type VinReading = Read<"VinPiece">;

/** A UPC, EAN or other GTIN. */
export type GtinReading = Read<"GtinPiece">;

/** A part in a list, and why it is there. */
export type FoundPart = Read<"PartSummary">;

/** A part with a code that the text is, begins or contains. */
export type CodeHit = Read<"PartWithCode">;

/** A part with a code similar to the text. */
export type NearPart = Read<"PartNearCode">;

/** The parts whose codes match, and their number in all families. */
export type CodeHits = Read<"Finding">["hits"];

export type FamilyCount = CodeHits["families"][number];

/** How far a text decides among the parts of a vehicle, and what to ask next. */
export type Deciding = Read<"Deciding">;

/** A vehicle and what is known of it. */
export type KnownVehicle = Read<"KnownVehicle">;

/** A search with its fields filled in. */
export type PrefilledSearch = Read<"Prefill">;

/** The numbers of vehicles and the GTINs of a text. */
export interface Numbers {
  readonly vins: readonly VinReading[];
  /** The identifiers of vehicles for the Japanese market, as written. */
  readonly frameNumbers: readonly string[];
  readonly gtins: readonly GtinReading[];
}

export interface Finding extends Read<"Finding"> {
  /** Those among the readings. */
  readonly numbers: Numbers;
}

export type FindArgs = Read<"FindByText">;

/** Maximum number of parts that readings lead to. */
export const maxFoundParts = 20;

/** Everything that a text finds; disabled for an empty one. */
export function findQuery(client: ApiClient, { text: typed, ...wanted }: FindArgs) {
  const text = typed.trim();
  return apiQuery(client, operation.findByText, {
    body: { text, ...wanted },
    enabled: text !== "",
    toDomain: findingOf,
  });
}

export interface DecideArgs {
  readonly vehicle: Pick<Query<"decide">, "maker" | "model" | "family">;
  /** The last one of a field counts. */
  readonly answers: NonNullable<FindArgs["answers"]>;
  readonly warehouse?: Warehouse | undefined;
}

/** The parts of a vehicle that fit answers, and what to ask next. The server refuses values that its contract does not know. */
export function decideQuery(client: ApiClient, { vehicle, answers, warehouse }: DecideArgs) {
  const answerEntries = answers.map(({ field, value }) => [
    field,
    field === "axle" ? value.toLowerCase() : value,
  ]);
  return apiQuery(client, operation.decide, {
    query: { ...vehicle, ...Object.fromEntries(answerEntries), warehouse },
  });
}

/** The contract states it too. */
const maxCodes = 200;

/** Whether parts fit a vehicle, by code; without those of which the catalogue does not state it. Disabled without a vehicle. */
export function fitsQuery(
  client: ApiClient,
  vehicle: KnownVehicle | null,
  codes: readonly string[],
) {
  return apiQuery(client, operation.fits, {
    query: { maker: "", model: "", ...vehicle, codes: codes.slice(0, maxCodes).join(",") },
    enabled: vehicle !== null && codes.length > 0,
    toDomain: ({ parts }): ReadonlyMap<string, boolean> =>
      new Map(parts.map(({ code, fits }) => [code, fits])),
  });
}

/** Asks for what a search of a text did not find. */
export const reportSearch = (client: ApiClient, body: Body<"reportSearch">): Promise<void> =>
  client.call(operation.reportSearch, { body }, nothing);

/** @throws {RangeError} for a family that the contract does not know. */
export function findingOf(wire: Read<"Finding">): Finding {
  const { understood, parts, hits, near, nearest } = wire;
  for (const { family } of [...parts, ...hits.parts, ...near, ...(nearest?.parts ?? [])])
    if (!familyIds.includes(family))
      throw new RangeError(`Unknown product family: ${String(family)}`);
  return {
    ...wire,
    numbers: {
      vins: understood.filter((piece) => piece.kind === "vin"),
      frameNumbers: understood.flatMap(({ kind, text }) => (kind === "frame_number" ? [text] : [])),
      gtins: understood.filter((piece) => piece.kind === "gtin"),
    },
  };
}
