import { fitsQuery, type KnownVehicle } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { createContext } from "react";
import { useClient } from "../provider/index.ts";
import { useVehicle } from "./useVehicle.ts";

export interface KnownFits {
  readonly vehicle: KnownVehicle | null;
  /** Whether parts fit the vehicle, as far as the catalogue states it. */
  readonly byCode: ReadonlyMap<string, boolean>;
}

/** What is known of the parts inside. */
export const Fits = createContext<KnownFits>({ vehicle: null, byCode: new Map() });

/**
 * Which parts fit the vehicle of this tab, by one call. A list shows them once this is loaded, so that no row moves.
 * @param listVehicle the vehicle that the list is for
 */
export function useFits(
  parts: readonly { readonly code: string }[],
  listVehicle?: KnownVehicle,
): KnownFits & { readonly isLoading: boolean } {
  const [vehicle] = useVehicle(listVehicle);
  const codes = [...new Set(parts.map(({ code }) => code))];
  const { data, isLoading } = useQuery({
    ...fitsQuery(useClient(), vehicle, codes),
    // Without its answer, the list is complete but for the note.
    retry: false,
  });
  return { vehicle, byCode: data ?? new Map(), isLoading };
}
