import { type Warehouse, warehouseOf, warehousesOf } from "@caliper/catalogue-model";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useServices } from "./services.tsx";
import { useSession } from "./useSession.ts";

interface WarehouseState {
  /** The warehouse whose prices are shown; undefined for a user without prices. */
  readonly warehouse: Warehouse | undefined;
  /** Those to choose from. */
  readonly warehouses: readonly Warehouse[];
  readonly choose: (warehouse: Warehouse) => void;
}

const WarehouseContext = createContext<WarehouseState | null>(null);

/** The warehouse that the user chose for prices: the first one by default, remembered until signing out. */
export function WarehouseProvider({ children }: { children: ReactNode }) {
  const { store } = useServices();
  const { viewer } = useSession();
  const [choice, setChoice] = useState(() => store.readWarehouse());
  useEffect(() => store.onChange(() => setChoice(store.readWarehouse())), [store]);

  const { username } = viewer;
  const state = {
    warehouse: warehouseOf(viewer, choice?.username === username ? choice.warehouse : undefined),
    warehouses: warehousesOf(viewer),
    choose: (warehouse: Warehouse) => {
      const next = { username, warehouse };
      store.saveWarehouse(next);
      setChoice(next);
    },
  };
  return <WarehouseContext value={state}>{children}</WarehouseContext>;
}

export function useWarehouseChoice(): WarehouseState {
  const state = use(WarehouseContext);
  if (state === null) throw new Error("useWarehouseChoice is used outside WarehouseProvider.");
  return state;
}
