import type { KnownVehicle } from "@caliper/api-client";
import { useEffect, useEffectEvent, useState } from "react";
import { type VehicleCriteria, yearsOf } from "../links/index.ts";
import { useSharedState, useVehicleStore } from "../provider/index.ts";

/**
 * The vehicle that was searched for last in this tab; null without one, and where the host does not store it.
 * @param named the vehicle that is searched for here, which replaces it
 */
export function useVehicle(
  named?: KnownVehicle,
): readonly [vehicle: KnownVehicle | null, forget: () => void] {
  const store = useVehicleStore();
  const [shared, share] = useSharedState<string | null>("vehicle", null);
  const [last, setLast] = useState("");
  const text = named === undefined ? "" : JSON.stringify(named);
  const keep = useEffectEvent((next: string) => {
    store?.set(next);
    share(next);
    setLast(next);
  });
  useEffect(() => {
    if (text !== "") keep(text);
  }, [text]);
  // Until the effect has run, the named vehicle counts.
  const current = text === last ? (shared ?? store?.get() ?? "") : text;
  const forget = () => {
    store?.set("");
    share("");
  };
  return [store === undefined ? null : vehicleIn(current), forget];
}

/** The vehicle of a search by its names, if it is one model with parts. */
export const foundVehicle = (
  { maker, model, year }: VehicleCriteria,
  count: number | undefined,
): KnownVehicle | undefined => {
  if (model === "" || !count) return undefined;
  const { from, to } = yearsOf(year) ?? {};
  return { maker, model, ...(from && { from: String(from) }), ...(to && { to: String(to) }) };
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
