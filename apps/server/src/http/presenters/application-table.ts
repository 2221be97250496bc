import type { Answer } from "@caliper/api-client/wire";
import { qualifierCells } from "@caliper/catalogue-model";
import type { Application } from "../../catalogue/vehicles.repository.ts";

export type TableSection = "brakepad_band" | "rotor_drum" | "cylinder_bomb";
type Row = Answer<"searchByApplication">["Data"][number];

interface Layout {
  readonly from: string;
  readonly to: string;
  /** Columns with product codes. */
  readonly slots: readonly string[];
  /** Text columns of the vehicle: the submodel ahead of the codes, the observation behind them. */
  readonly texts: readonly ("SubModel" | "observation")[];
  /** The slots of a product. */
  slotsOf(row: Application): readonly string[];
}

/** "Front and rear", and a product without a recorded axle, belong to both axles. */
const byAxle = (front: string, rear: string) => ({
  slots: [front, rear],
  slotsOf: ({ position }: Application) =>
    [front, rear].filter((slot) => position !== (slot === front ? "Rear" : "Front")),
});

const layouts: Readonly<Record<TableSection, Layout>> = {
  brakepad_band: {
    from: "From",
    to: "To",
    ...byAxle("Front", "Rear"),
    texts: ["observation"],
  },
  rotor_drum: {
    from: "From",
    to: "To",
    // The published columns name discs only: a drum is in the column of its axle's disc.
    ...byAxle("FRONT_DISC", "REAR_DISC"),
    texts: ["SubModel"],
  },
  cylinder_bomb: {
    from: "FROM",
    to: "TO",
    slots: ["LEFT", "RIGHT", "MASTER"],
    texts: ["SubModel"],
    slotsOf(row) {
      if (row.family === "master_cylinders") return ["MASTER"];
      if (row.side === "Left") return ["LEFT"];
      return row.side === "Right" ? ["RIGHT"] : ["LEFT", "RIGHT"];
    },
  },
};

/**
 * The table of a section's vehicle search: a row per vehicle, years, qualifiers and observation; further rows
 * where more than one product fits the same place. A cell contains one code or null.
 */
export function applicationTable(
  section: TableSection,
  applications: readonly Application[],
): Pick<Answer<"searchByApplication">, "Columnas" | "Data"> {
  const layout = layouts[section];
  const vehicles = Map.groupBy(applications, (row) =>
    [
      row.maker,
      row.model,
      row.submodel,
      row.year_from,
      row.year_to,
      layout.texts.includes("observation") ? row.observation : "",
      JSON.stringify(row.qualifiers),
    ].join("\n"),
  );
  const leading = layout.texts.filter((column) => column === "SubModel");
  const trailing = layout.texts.filter((column) => column !== "SubModel");
  return {
    Columnas: [layout.from, layout.to, ...leading, ...layout.slots, ...trailing],
    Data: [...vehicles.values()].flatMap((rows) => rowsOf(layout, rows)),
  };
}

function rowsOf(layout: Layout, applications: readonly Application[]): Row[] {
  const [vehicle] = applications;
  if (!vehicle) return [];
  const codes = layout.slots.map((slot) => [
    ...new Set(
      applications.filter((row) => layout.slotsOf(row).includes(slot)).map((row) => row.code),
    ),
  ]);
  const height = Math.max(...codes.map((column) => column.length));
  return Array.from({ length: height }, (_, index) => ({
    Maker: vehicle.maker,
    Model: vehicle.model,
    SubModel: vehicle.submodel,
    [layout.from]: vehicle.year_from,
    [layout.to]: vehicle.year_to,
    ...Object.fromEntries(layout.slots.map((slot, at) => [slot, codes[at]?.[index] ?? null])),
    ...(layout.texts.includes("observation") && { observation: vehicle.observation }),
    ...qualifierCells(vehicle.qualifiers),
  }));
}
