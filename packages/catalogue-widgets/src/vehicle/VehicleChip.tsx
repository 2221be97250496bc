import { Button, Text } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { contained } from "../provider/index.ts";
import { useVehicle } from "./useVehicle.ts";
import { useVehicleName } from "./useVehicleName.ts";

export interface VehicleChipProps {
  /** Without a border, where it is not among other controls. */
  isPlain?: boolean;
}

/** The vehicle of this tab, which one press removes; nothing without one. */
export const VehicleChip = contained("vehicle", VehicleChipContent);

function VehicleChipContent({ isPlain = false }: VehicleChipProps) {
  const t = useText();
  const nameOf = useVehicleName();
  const [vehicle, forget] = useVehicle();
  if (vehicle === null) return null;
  const name = nameOf(vehicle);
  return (
    <Button
      size="chip"
      variant={isPlain ? "plain" : "secondary"}
      icon="vehicle"
      iconEnd="close"
      label={t("vehicle.forget", { vehicle: name })}
      onPress={forget}
    >
      <Text truncate>{name}</Text>
    </Button>
  );
}
