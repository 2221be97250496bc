import {
  compareWarehouses,
  foldText,
  maySee,
  maySeeSection,
  normalizeCode,
  standardGrade,
  type Viewer,
  type Warehouse,
  warehousesOf,
} from "@caliper/catalogue-model";
import type { Answer, Wire } from "@caliper/api-client/wire";
import { forbidden, notFound } from "../refusal.ts";
import type { HardwareKit, HardwareRepository } from "./hardware.repository.ts";
import type { Price, PricesRepository } from "./prices.repository.ts";
import type { ProductsRepository } from "./products.repository.ts";
import type { Application, Vehicle, VehiclesRepository } from "./vehicles.repository.ts";
import type { VehicleQuestion } from "./vehicle-search.service.ts";

interface Repositories {
  readonly hardware: HardwareRepository;
  readonly products: ProductsRepository;
  readonly prices: PricesRepository;
  readonly vehicles: VehiclesRepository;
}

type WireApplication = Wire<"HardwareApplication">;

export function createHardware({ hardware, products, prices, vehicles }: Repositories) {
  function requireOpen(viewer: Viewer): void {
    if (!maySeeSection("hardware", viewer)) throw forbidden("Hardware is not open to this user");
  }

  /** The rows of applications, with a price per warehouse of the buyer. */
  async function describe(rows: readonly Application[], buyer: Viewer): Promise<WireApplication[]> {
    const codes = [...new Set(rows.map((row) => row.code))];
    const [kits, priced] = await Promise.all([
      hardware.kits(codes),
      prices.of(codes, warehousesOf(buyer)),
    ]);
    const byCode = Map.groupBy(priced, (price) => price.code);
    return rows.flatMap((row) =>
      axlesOf(row.position).map((axle) =>
        applicationRow(row, axle, kits.get(row.code), byCode.get(row.code) ?? []),
      ),
    );
  }

  return {
    async search(viewer: Viewer, code: string): Promise<Answer<"searchHardware">> {
      requireOpen(viewer);
      const key = normalizeCode(code);
      const rows = key === "" ? [] : await hardware.search(key);
      return {
        Data: rows.map((row) => ({ XBP: row.code, BRAKE: row.brake, Type: row.type ?? "" })),
      };
    },

    async byVehicle(
      viewer: Viewer,
      buyer: Viewer,
      { maker, model, year }: VehicleQuestion,
    ): Promise<Answer<"searchHardwareApplication">> {
      requireOpen(viewer);
      const vehicle: Vehicle = {
        makerKey: foldText(maker),
        modelKey: model === undefined ? undefined : foldText(model),
        years: year === undefined ? undefined : { from: year, to: year },
      };
      const rows = await vehicles.applications(vehicle, ["hardware"]);
      return { Data: await describe(rows, buyer) };
    },

    /** @throws Refusal when there is no such kit, or hardware is closed to the viewer. */
    async info(viewer: Viewer, buyer: Viewer, code: string): Promise<Answer<"hardwareInfo">> {
      requireOpen(viewer);
      const product = await products.findByKey(normalizeCode(code), code);
      if (product?.family !== "hardware") {
        throw notFound(`There is no hardware kit ${code.slice(0, 80)}`);
      }
      const own = product.code;
      const warehouses = warehousesOf(buyer);
      const [brakes, applications, priced] = await Promise.all([
        hardware.brakesOf(own),
        maySee("applications", viewer) ? vehicles.ofProduct(own) : [],
        prices.ofProduct(own, warehouses),
      ]);
      return {
        Codigo: own,
        Type: "Hardware",
        Brakes: {
          Data: brakes.map((row) => ({
            BRAKE: row.brake,
            TIPO: row.type ?? "",
            UBICACION: row.location ?? "",
          })),
        },
        ...(maySee("prices", buyer) && { Prices: priceList(warehouses, priced) }),
        Applications: { Data: await describe(applications, buyer) },
      };
    },
  };
}

/** The wire knows one axle per row: what fits both, or nobody recorded, stands twice. */
function axlesOf(position: string | null): WireApplication["Application Type"][] {
  if (position === "Front") return ["front"];
  return position === "Rear" ? ["Rear"] : ["front", "Rear"];
}

function applicationRow(
  row: Application,
  axle: WireApplication["Application Type"],
  kit: HardwareKit | undefined,
  prices: readonly Price[],
): WireApplication {
  const standard = prices
    .filter((price) => price.grade === standardGrade)
    .sort((a, b) => compareWarehouses(a.warehouse, b.warehouse));
  return {
    Desde: row.year_from,
    Hasta: row.year_to,
    Maker: row.maker,
    Model: row.model,
    "Application Type": axle,
    Codigo: row.code,
    Location: kit?.location ?? "",
    "Hardware Type": kit?.hardware_type ?? "",
    ...Object.fromEntries(standard.map((price) => [price.warehouse, price.amount])),
  };
}

function priceList(
  warehouses: readonly Warehouse[],
  prices: readonly Price[],
): NonNullable<Wire<"HardwareInfo">["Prices"]> {
  return {
    Fields: ["Warehouse", "Price"],
    Data: warehouses.flatMap((warehouse) => {
      const price = prices.find(
        (each) => each.warehouse === warehouse && each.grade === standardGrade,
      );
      return price ? [{ Warehouse: warehouse, Price: price.amount }] : [];
    }),
  };
}
