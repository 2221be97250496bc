import { readFileSync } from "node:fs";

export const vehicleKinds = [
  "mini",
  "small",
  "compact",
  "mid",
  "large",
  "suv",
  "pickup",
  "van",
  "sport",
] as const;

export type VehicleKind = (typeof vehicleKinds)[number];

/** One generation of a real vehicle; see NOTICE.md. */
export interface Vehicle {
  readonly maker: string;
  readonly model: string;
  readonly submodel: string;
  readonly from: number;
  /** Null while it is built. */
  readonly to: number | null;
  readonly kind: VehicleKind;
}

function kindOf(text: string): VehicleKind {
  const kind = vehicleKinds.find((each) => each === text);
  if (!kind) throw new Error(`vehicles.tsv has no kind called ${text}`);
  return kind;
}

/** In the order of maker, model and year. */
export function loadVehicles(): Vehicle[] {
  const text = readFileSync(new URL("./vehicles.tsv", import.meta.url), "utf8");
  const lines = text.trimEnd().split("\n").slice(1);
  return lines.map((line) => {
    const [maker = "", model = "", submodel = "", from = "", to = "", kind = ""] = line.split("\t");
    return {
      maker,
      model,
      submodel,
      from: Number(from),
      to: to === "" ? null : Number(to),
      kind: kindOf(kind),
    };
  });
}
