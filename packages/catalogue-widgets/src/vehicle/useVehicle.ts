import type { KnownVehicle } from "@caliper/api-client";
import { useEffect, useEffectEvent } from "react";
import { type VehicleCriteria, yearsOf } from "../links/index.ts";
import { useSharedState, useVehicleStore } from "../provider/index.ts";

/**
 * The vehicle that was searched for last in this tab; null without one, and where the host does not store it.
 * @param searchedVehicle the vehicle that is searched for here, which replaces it
 */
export function useVehicle(
  searchedVehicle?: KnownVehicle,
): readonly [vehicle: KnownVehicle | null, forget: () => void] {
  const store = useVehicleStore();
  const [shared, share] = useSharedState<Kept | null>("vehicle", null);
  const text = searchedVehicle === undefined ? "" : JSON.stringify(searchedVehicle);
  const keep = useEffectEvent((next: string) => {
    store?.set(next);
    share({ text: next, named: next });
  });
  useEffect(() => {
    if (text !== "") keep(text);
  }, [text]);
  // Until the effect has run, the named vehicle counts.
  const isNew = text !== "" && text !== shared?.named;
  const current = isNew ? text : (shared?.text ?? store?.get() ?? "");
  const forget = () => {
    store?.set("");
    share({ text: "", named: shared?.named ?? "" });
  };
  return [store === undefined ? null : vehicleIn(current), forget];
}

interface Kept {
  /** Empty after it was removed. */
  readonly text: string;
  /** The vehicle of the last search, also after it was removed. */
  readonly named: string;
}

/** What is known of a vehicle, whichever of its parts is asked for. */
const answerPattern =
  /^(submodel|month|engine|drive|wheelSize|abs|rearBrake):(?!unknown$|other$)(.+)$/u;

/** The vehicle of a search by its names, if it is one model with parts; with answers as in a URL. */
export const foundVehicle = (
  { maker, model, year }: VehicleCriteria,
  count: number | undefined,
  answers: readonly string[] = [],
): KnownVehicle | undefined => {
  if (model === "" || !count) return undefined;
  const { from, to } = yearsOf(year) ?? {};
  const answerEntries = answers.flatMap((answer) => {
    const [, field, value] = answerPattern.exec(answer) ?? [];
    return field === undefined ? [] : [[field, value]];
  });
  return {
    maker,
    model,
    ...Object.fromEntries(answerEntries),
    ...(from && { from: String(from) }),
    ...(to && { to: String(to) }),
  };
};

/** Null for a text that another version wrote. */
function vehicleIn(text: string): KnownVehicle | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "maker" in value && "model" in value
      ? (value as KnownVehicle)
      : null;
  } catch {
    return null;
  }
}
