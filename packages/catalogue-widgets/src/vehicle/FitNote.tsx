import { Text } from "@caliper/design-system";
import { use } from "react";
import { useText } from "../messages/index.ts";
import { Fits } from "./fits.ts";
import { useVehicleName } from "./useVehicleName.ts";

export interface FitNoteProps {
  /** The part; among those of the surrounding `Fits`. */
  code: string;
  /** Names only the model, where there is one line. */
  isShort?: boolean;
}

/** In a list: whether a part fits the vehicle of this tab; nothing where the catalogue does not state it. */
export function FitNote({ code, isShort = false }: FitNoteProps) {
  const t = useText();
  const nameOf = useVehicleName();
  const { vehicle, byCode } = use(Fits);
  const fits = byCode.get(code);
  if (vehicle === null || fits === undefined) return null;
  return (
    <Text variant="caption" tone={fits ? "success" : "muted"}>
      {t("vehicle.fits", {
        fits: String(fits),
        vehicle: isShort ? vehicle.model : nameOf(vehicle),
      })}
    </Text>
  );
}
