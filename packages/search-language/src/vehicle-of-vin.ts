import { foldText, haveCommonYear, normalizeCode } from "@caliper/catalogue-model";
import type { VehicleIndex, VehicleName } from "./vehicle-index.ts";
import type { DecodedVin } from "./vin/decode.ts";

/** The names of the catalogue for a decoded VIN. */
export interface CatalogueVehicle {
  /** Undefined when the catalogue has none of the makers. */
  readonly maker: string | undefined;
  /** Several if the names are ambiguous; empty if the catalogue has no such model. */
  readonly models: readonly string[];
}

/** Names in VIN data that differ from those in the catalogue, by maker. */
const otherNames: Readonly<Record<string, readonly (readonly [name: RegExp, model: string])[]>> = {
  bmw: [[/^m?(\d)\d\d.*/u, "$1 Series"]],
  chrysler: [[/^town and country/u, "Town & Country"]],
  ford: [
    [/^f-1\d0.*/u, "F-Series"],
    [/^f-(?:[2-5]\d0|super duty).*/u, "F-Series Super Duty"],
    [/^e-\d50.*/u, "E-Series"],
  ],
  hyundai: [
    [/^azera/u, "Grandeur"],
    [/^tiburon/u, "Coupe"],
  ],
  kia: [
    [/^sedona/u, "Carnival"],
    [/^(?:forte|spectra).*/u, "Cerato"],
    [/^rondo/u, "Carens"],
    [/^borrego/u, "Mohave"],
  ],
  "mercedes-benz": [
    [/^ml-class/u, "M-Class"],
    [/^(eq[a-z])-class/u, "$1"],
  ],
  mini: [
    [/^(?:cooper|hardtop)$/u, "Hatch / Hardtop"],
    [/^cooper (\w+)/u, "$1"],
  ],
  suzuki: [[/^sidekick/u, "Vitara"]],
  toyota: [[/^corolla matrix/u, "Matrix"]],
  volkswagen: [
    [/^(?:gti|r32|rabbit|e-golf).*/u, "Golf"],
    [/^gli.*/u, "Jetta"],
  ],
  volvo: [[/^([2-79])[2-8]0(?: series)?$/u, "$100 Series"]],
};

const keyOf = (name: string): string => normalizeCode(name).toLowerCase();

/** The maker and the models of the catalogue that a VIN names; of several models, those with parts in its year. */
export function catalogueVehicle(
  { makers, models, year }: Pick<DecodedVin, "makers" | "models" | "year">,
  index: VehicleIndex,
): CatalogueVehicle {
  const keys = makers.map(keyOf);
  const makerNames = keys.flatMap((key) => index.makers.filter((name) => name.key === key));
  const maker = makerNames[0]?.maker;
  if (maker === undefined) return { maker, models: [] };
  const names = index.modelsOf.get(maker) ?? [];
  const namedModels = new Set(models.flatMap((model) => modelsNamed(model, maker, names)));
  const fits = ({ oldest, latest }: VehicleName) =>
    year === undefined || haveCommonYear({ from: oldest, to: latest }, { from: year, to: year });
  const fitting = new Set(names.filter(fits).map(({ model }) => model));
  const inYear = [...namedModels].filter((model) => fitting.has(model));
  return { maker, models: inYear.length > 0 ? inYear : [...namedModels] };
}

/** By the same name, else by another name, else by the longest name of the catalogue that it starts with. */
function modelsNamed(
  typed: string,
  maker: string,
  names: readonly VehicleName[],
): readonly string[] {
  const modelsWithName = (text: string): readonly string[] => {
    const keys = text.split("/").map(keyOf);
    const same = names.flatMap(({ key, model }) => (keys.includes(key) && model ? [model] : []));
    // The data describes what is sold in North America.
    const local = same.filter((model) => model.includes("(North America)"));
    return local.length > 0 ? local : same;
  };
  const name = foldText(typed);
  const rule = otherNames[foldText(maker)]?.find(([pattern]) => pattern.test(name));
  const words = name.split(" ");
  const starts = words.map((_, index) => words.slice(0, words.length - index).join(" "));
  const attempts = [name, ...(rule ? [name.replace(...rule)] : []), ...starts];
  return attempts.map(modelsWithName).find(({ length }) => length > 0) ?? [];
}
