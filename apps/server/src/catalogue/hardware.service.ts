import {
  maySee,
  maySeePricesOf,
  maySeeSection,
  normalizeCode,
  standardGrade,
  type Viewer,
  type Warehouse,
  warehousesOf,
} from "@caliper/catalogue-model";
import { forbidden, notFound } from "../refusal.ts";
import type { HardwareKit, HardwareRepository, KitBrake } from "./hardware.repository.ts";
import type { PriceReaders } from "./headline-prices.ts";
import type { ProductsRepository } from "./products.repository.ts";
import type { StockedPrice } from "./stock.service.ts";
import { type VehicleQuestion, vehicleOf } from "./vehicle-search.service.ts";
import type { Application, VehiclesRepository } from "./vehicles.repository.ts";
import { message } from "../messages/message.ts";

interface Repositories extends PriceReaders {
  readonly hardware: HardwareRepository;
  readonly products: ProductsRepository;
  readonly vehicles: VehiclesRepository;
}

export interface HardwareApplication {
  readonly application: Application;
  readonly kit: HardwareKit | undefined;
  /** At the viewer's warehouses, in their order. */
  readonly prices: readonly StockedPrice[];
}

export interface HardwareSheet {
  readonly code: string;
  readonly brakes: readonly KitBrake[];
  /** Undefined for a viewer without prices. */
  readonly prices: readonly StockedPrice[] | undefined;
  /** Undefined for viewers who may not see applications. */
  readonly applications: readonly HardwareApplication[] | undefined;
}

/** A warehouse without a price is listed too, as on a datasheet; 0 is an empty cell. */
const priceAt = (warehouse: Warehouse, code: string, prices: readonly StockedPrice[] = []) =>
  prices.find((price) => price.warehouse === warehouse) ?? {
    code,
    warehouse,
    grade: standardGrade,
    amount: 0,
  };

export function createHardware({ hardware, products, prices, stocks, vehicles }: Repositories) {
  function requireOpen(viewer: Viewer): void {
    if (!maySeeSection("hardware", viewer)) throw forbidden(message("access.hardware"));
  }

  /** The prices of kits with their stock, by code; a kit has one grade. */
  async function pricesOf(codes: readonly string[], viewer: Viewer) {
    const warehouses = warehousesOf(viewer, "hardware");
    const priced = (await prices.of(codes, warehouses))
      .filter(({ grade }) => grade === standardGrade)
      .sort((a, b) => warehouses.indexOf(a.warehouse) - warehouses.indexOf(b.warehouse));
    return Map.groupBy(await stocks.withStock(priced, viewer), ({ code }) => code);
  }

  async function describe(rows: readonly Application[], viewer: Viewer) {
    const codes = [...new Set(rows.map((row) => row.code))];
    const [kits, priced] = await Promise.all([hardware.kits(codes), pricesOf(codes, viewer)]);
    return rows.map((application): HardwareApplication => {
      const { code } = application;
      return { application, kit: kits.get(code), prices: priced.get(code) ?? [] };
    });
  }

  return {
    async search(viewer: Viewer, code: string): Promise<KitBrake[]> {
      requireOpen(viewer);
      const key = normalizeCode(code);
      return key === "" ? [] : hardware.search(key);
    },

    async byVehicle(viewer: Viewer, question: VehicleQuestion) {
      requireOpen(viewer);
      return describe(await vehicles.applications(vehicleOf(question), ["hardware"]), viewer);
    },

    /** @throws Refusal when there is no such kit, or hardware is closed to the viewer. */
    async info(viewer: Viewer, typed: string): Promise<HardwareSheet> {
      requireOpen(viewer);
      const product = await products.findByKey(normalizeCode(typed), typed);
      if (product?.family !== "hardware") {
        throw notFound(message("hardware.missing", { code: typed }));
      }
      const { code } = product;
      const [brakes, applications, priced] = await Promise.all([
        hardware.brakesOf(code),
        maySee("applications", viewer) ? vehicles.ofProduct(code) : undefined,
        pricesOf([code], viewer),
      ]);
      return {
        code,
        brakes,
        prices: maySeePricesOf("hardware", viewer)
          ? warehousesOf(viewer).map((warehouse) => priceAt(warehouse, code, priced.get(code)))
          : undefined,
        applications: applications && (await describe(applications, viewer)),
      };
    },
  };
}
