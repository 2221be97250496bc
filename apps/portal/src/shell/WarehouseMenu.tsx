import { isWarehouse } from "@caliper/catalogue-model";
import { useTerms } from "@caliper/catalogue-widgets";
import { type MenuChoice, MenuButton } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { useWarehouseChoice } from "../state/warehouse.tsx";

/** Changes the warehouse whose prices are shown; nothing for users with prices of one warehouse or none. */
export function WarehouseMenu() {
  const t = useText();
  const terms = useTerms();
  const { warehouse, choose } = useWarehouseChoice();
  const choice = useWarehouseEntries();
  if (warehouse === undefined || choice === undefined) return null;
  const warehouseName = terms.warehouse(warehouse);
  return (
    <MenuButton
      icon="warehouse"
      label={t("portal.shell.warehouseMenu", { warehouse: warehouseName })}
      shown={warehouseName}
      items={choice.items}
      selected={choice.selected}
      onAction={(id) => isWarehouse(id) && choose(id)}
    />
  );
}

/** The warehouses as entries of a menu; undefined where there is nothing to choose. */
export function useWarehouseEntries(): MenuChoice | undefined {
  const t = useText();
  const terms = useTerms();
  const { warehouse, warehouses } = useWarehouseChoice();
  if (warehouse === undefined || warehouses.length < 2) return undefined;
  return {
    label: t("portal.shell.warehouse"),
    items: warehouses.map((id) => ({ id, label: terms.warehouse(id) })),
    selected: warehouse,
  };
}
