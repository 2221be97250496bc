import { type Viewer, type Warehouse, warehousesOf } from "@caliper/catalogue-model";
import { list, message } from "../messages/message.ts";
import { invalidField } from "../refusal.ts";

/** @throws Refusal for a warehouse whose prices the viewer does not see */
export function checkOwnWarehouse(viewer: Viewer, warehouse: Warehouse | undefined): void {
  const known = warehousesOf(viewer);
  if (warehouse === undefined || known.includes(warehouse)) return;
  const expected = message("expected.ownWarehouse", { known: list(known) });
  throw invalidField("warehouse", warehouse, expected);
}
