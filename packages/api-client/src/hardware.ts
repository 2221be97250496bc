/** Hardware kits: by code, by vehicle, and one kit in full. */
import {
  type Axle,
  hasVehicleIdentifier,
  isWarehouse,
  type YearRange,
} from "@caliper/catalogue-model";
import { numberIn } from "./cells.ts";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { byWarehouse, filled, type WarehousePrice } from "./parts.ts";
import { apiQuery } from "./query.ts";
import type { VehicleArgs } from "./vehicles.ts";
import type { Wire } from "./wire.ts";
import { yearsAsked, yearsIn } from "./years.ts";

export interface HardwareHit {
  readonly code: string;
  /** Code of the brake that the kit serves. */
  readonly brake: string;
  readonly type: string;
}

export interface HardwareApplication {
  readonly code: string;
  readonly maker: string;
  readonly model: string;
  readonly years: YearRange;
  readonly axle: Axle;
  readonly location: string;
  readonly type: string;
  /** Empty where the level may not see prices. */
  readonly prices: readonly WarehousePrice[];
}

export interface HardwareBrake {
  readonly brake: string;
  readonly type: string;
  readonly location: string;
}

export interface HardwareKit {
  readonly code: string;
  readonly brakes: readonly HardwareBrake[];
  /** Missing where the level may not see prices. */
  readonly prices?: readonly WarehousePrice[];
  readonly applications: readonly HardwareApplication[];
}

/** Kits by own code or by the code of a brake. */
export function hardwareSearchQuery(client: ApiClient, args: { readonly code: string }) {
  const query = { code: args.code.trim().toUpperCase() };
  return apiQuery(client, operation.searchHardware, {
    query,
    // The identifier of a vehicle must not be in a URL.
    enabled: query.code !== "" && !hasVehicleIdentifier(query.code),
    toDomain: (wire) => wire.Data.map(hardwareHitOf),
  });
}

export interface HardwareVehicleArgs extends Omit<VehicleArgs, "warehouse"> {
  /** The user whose view is requested; only administrators may name another one. */
  readonly user?: string | undefined;
}

export function hardwareByVehicleQuery(client: ApiClient, args: HardwareVehicleArgs) {
  const query = {
    maker: args.maker.trim(),
    model: filled(args.model),
    ...yearsAsked(args.years),
    user: filled(args.user),
  };
  return apiQuery(client, operation.searchHardwareApplication, {
    query,
    enabled: query.maker !== "",
    toDomain: (wire) => wire.Data.map(hardwareApplicationOf),
  });
}

export interface HardwareArgs {
  readonly code: string;
  /** The user whose view is requested; only administrators may name another one. */
  readonly user?: string | undefined;
}

export function hardwareQuery(client: ApiClient, args: HardwareArgs) {
  const query = { code: args.code.trim().toUpperCase(), user: filled(args.user) };
  return apiQuery(client, operation.hardwareInfo, {
    query,
    enabled: query.code !== "",
    toDomain: hardwareKitOf,
  });
}

export function hardwareHitOf(wire: Wire<"HardwareHit">): HardwareHit {
  return { code: wire.XBP, brake: wire.BRAKE, type: wire.Type };
}

export function hardwareApplicationOf(wire: Wire<"HardwareApplication">): HardwareApplication {
  return {
    code: wire.Codigo,
    maker: wire.Maker,
    model: wire.Model,
    years: yearsIn(wire),
    axle: wire["Application Type"] === "front" ? "front" : "rear",
    location: wire.Location,
    type: wire["Hardware Type"],
    prices: pricesIn(wire),
  };
}

// One column per warehouse; the keys of the others are text columns.
function pricesIn(wire: Wire<"HardwareApplication">): readonly WarehousePrice[] {
  const prices = Object.keys(wire)
    .filter(isWarehouse)
    .flatMap((warehouse) => {
      const amount = numberIn(wire, warehouse);
      if (amount === null) return [];
      const next = wire.Next_prices?.find((price) => price.warehouse === warehouse);
      const stock = wire.Stock?.find(({ ALMACEN }) => ALMACEN === warehouse);
      return [{ warehouse, amount, next, stock }];
    });
  return byWarehouse(prices);
}

export function hardwareKitOf(wire: Wire<"HardwareInfo">): HardwareKit {
  return {
    code: wire.Codigo,
    brakes: wire.Brakes.Data.map((row) => ({
      brake: row.BRAKE,
      type: row.TIPO,
      location: row.UBICACION,
    })),
    ...(wire.Prices !== undefined && {
      prices: byWarehouse(
        wire.Prices.Data.map((row) => ({
          warehouse: row.Warehouse,
          amount: row.Price,
          next: row.Next_price,
          stock: row.Stock,
        })),
      ),
    }),
    applications: wire.Applications?.Data.map(hardwareApplicationOf) ?? [],
  };
}
