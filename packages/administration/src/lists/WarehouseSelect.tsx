import { type Warehouse, warehousesOf } from "@caliper/catalogue-model";
import { useTerms, useViewer } from "@caliper/catalogue-widgets/shared";
import { Select } from "@caliper/design-system";
import { useText } from "../messages/index.ts";

export interface WarehouseSelectProps {
  value: Warehouse;
  onChange: (warehouse: Warehouse) => void;
}

/** One of the warehouses whose prices the user sees. */
export function WarehouseSelect({ value, onChange }: WarehouseSelectProps) {
  const t = useText();
  const terms = useTerms();
  const warehouses = warehousesOf(useViewer());
  return (
    <Select
      label={t("common.warehouse")}
      items={warehouses.map((id) => ({ id, label: terms.warehouse(id) }))}
      value={value}
      onChange={onChange}
    />
  );
}
