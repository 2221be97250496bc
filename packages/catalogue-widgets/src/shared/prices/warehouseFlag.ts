import type { Warehouse } from "@caliper/catalogue-model";
import type { FlagProps } from "@caliper/design-system";

/** The flag beside each warehouse; Miami's is the United States', PLANTA's China's. */
export const warehouseFlag: Readonly<Record<Warehouse, FlagProps["code"]>> = {
  MIAMI: "US",
  VENEZUELA: "VE",
  PANAMA: "PA",
  COLOMBIA: "CO",
  PLANTA: "CN",
  MEXICO: "MX",
  CETAM: "CETAM",
};
