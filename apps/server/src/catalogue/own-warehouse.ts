import { type Viewer, type Warehouse, warehousesOf } from "@caliper/catalogue-model";
import { list, message } from "../messages/message.ts";
import { invalidField } from "../refusal.ts";

/** @throws Refusal for a warehouse whose prices the viewer does not see */
export function checkOwnWarehouse(viewer: Viewer, warehouse: Warehouse | undefined): void {
  const ownWarehouses = warehousesOf(viewer);
  if (warehouse === undefined || ownWarehouses.includes(warehouse)) return;
  const expected = message("expected.ownWarehouse", { known: list(ownWarehouses) });
  throw invalidField("warehouse", warehouse, expected);
}
