import type { OrderUser } from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import { useWarehouse } from "@caliper/catalogue-widgets/shared";

/** The warehouse that the viewer chose for prices, if the customer buys from it. */
export function useUsualWarehouse(customer: OrderUser | undefined): Warehouse | undefined {
  const chosen = useWarehouse();
  return customer?.warehouses.find((warehouse) => warehouse === chosen);
}
