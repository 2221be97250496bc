import type { PrefilledSearch } from "@caliper/api-client";
import { yearsAsTyped } from "./years.ts";

/** A vehicle as in the search form and the URL; empty text where nothing is selected. */
export interface VehicleCriteria {
  readonly maker: string;
  readonly model: string;
  /** As typed: `2010`, or the range `2010-2015`. */
  readonly year: string;
}

export const noVehicle: VehicleCriteria = { maker: "", model: "", year: "" };

export const sameVehicle = (one: VehicleCriteria, other: VehicleCriteria): boolean =>
  one.maker === other.maker && one.model === other.model && one.year === other.year;

/** Whether results for a vehicle still match the brand and model in the form. */
export const isOfVehicle = (draft: VehicleCriteria, searched: VehicleCriteria): boolean =>
  draft.maker === searched.maker && draft.model === searched.model;

/** Models and years depend on the brand. */
export function withMaker(criteria: VehicleCriteria, maker: string): VehicleCriteria {
  return maker === criteria.maker ? criteria : { maker, model: "", year: "" };
}

export function withModel(criteria: VehicleCriteria, model: string): VehicleCriteria {
  return model === criteria.model ? criteria : { ...criteria, model, year: "" };
}

/** `Toyota Corolla 2009`. */
export function vehicleName({ maker, model, year }: VehicleCriteria): string {
  return [maker, model, year].filter((part) => part !== "").join(" ");
}

/** The fields of the search that a text leads to. */
export function criteriaOf({
  maker,
  model,
  years,
}: Extract<PrefilledSearch, { kind: "vehicle" }>): VehicleCriteria {
  return { maker, model: model ?? "", year: yearsAsTyped(years) };
}
