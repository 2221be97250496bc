import type { Answer, Wire } from "@caliper/api-client/wire";
import type { KitBrake } from "../../catalogue/hardware.repository.ts";
import type { HardwareApplication, HardwareSheet } from "../../catalogue/hardware.service.ts";
import { besidePrices, stockOf } from "./products.ts";

export const hardwareSearchAnswer = (rows: readonly KitBrake[]): Answer<"searchHardware"> => ({
  Data: rows.map((row) => ({ XBP: row.code, BRAKE: row.brake, Type: row.type ?? "" })),
});

/** The wire has one axle per row: a kit for both axles, or without an axle, has two rows. */
function axlesOf(position: string | null): Wire<"HardwareApplication">["Application Type"][] {
  if (position === "Front") return ["front"];
  return position === "Rear" ? ["Rear"] : ["front", "Rear"];
}

const applicationsOf = ({ application: row, kit, prices }: HardwareApplication) =>
  axlesOf(row.position).map((axle): Wire<"HardwareApplication"> => ({
    Desde: row.year_from,
    Hasta: row.year_to,
    Maker: row.maker,
    Model: row.model,
    "Application Type": axle,
    Codigo: row.code,
    Location: kit?.location ?? "",
    "Hardware Type": kit?.hardware_type ?? "",
    ...Object.fromEntries(prices.map(({ warehouse, amount }) => [warehouse, amount])),
  }));

export const hardwareApplications = (rows: readonly HardwareApplication[]) => ({
  Data: rows.flatMap((each) => {
    const more = besidePrices(each.prices);
    return applicationsOf(each).map((row) => ({ ...row, ...more }));
  }),
});

export const hardwareAnswer = (sheet: HardwareSheet): Wire<"HardwareInfo"> => ({
  Codigo: sheet.code,
  Type: "Hardware",
  Brakes: {
    Data: sheet.brakes.map((row) => ({
      BRAKE: row.brake,
      TIPO: row.type ?? "",
      UBICACION: row.location ?? "",
    })),
  },
  ...(sheet.prices && {
    Prices: {
      Fields: ["Warehouse", "Price"],
      Data: sheet.prices.map(({ warehouse, amount, next, stock }) => ({
        Warehouse: warehouse,
        Price: amount,
        ...(next && { Next_price: next }),
        ...(stock && { Stock: stockOf(stock) }),
      })),
    },
  }),
  ...(sheet.applications && { Applications: { Data: sheet.applications.flatMap(applicationsOf) } }),
});
