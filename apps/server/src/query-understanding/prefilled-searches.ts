import {
  type FamilyId,
  haveCommonYear,
  maySeeFamily,
  type Viewer,
  type YearRange,
} from "@caliper/catalogue-model";
import {
  type ListedCode,
  measuredColumns,
  type Axle,
  type Reading,
  type Understanding,
} from "@caliper/search-language";

/** A search with its fields filled in. */
export type PrefilledSearch =
  | {
      readonly kind: "vehicle";
      readonly maker: string;
      readonly model: string | undefined;
      readonly years: YearRange | undefined;
      readonly family: FamilyId | undefined;
      readonly axle: Axle | undefined;
    }
  | { readonly kind: "product"; readonly family: FamilyId }
  | {
      readonly kind: "measures";
      readonly family: FamilyId;
      /** mm by field. */
      readonly values: Readonly<Record<string, number>>;
      readonly unit: "mm" | "in";
    }
  | { readonly kind: "codes"; readonly codes: readonly ListedCode[] };

const maxSearches = 4;

const withoutVehicle: readonly FamilyId[] = ["cylinder_cups", "brake_fluids"];

type Of<Kind extends Reading["kind"]> = Extract<Reading, { kind: Kind }>;

const first = <Kind extends Reading["kind"]>(readings: readonly Reading[], kind: Kind) =>
  readings.find((reading): reading is Of<Kind> => reading.kind === kind);

/** The searches that a text leads to, the most likely first; none for families that are closed to the viewer. */
export function prefilledSearches(
  { readings }: Pick<Understanding, "readings">,
  viewer: Viewer,
): PrefilledSearch[] {
  const namedFamilies = readings.flatMap((reading) =>
    reading.kind === "product" ? reading.families : [],
  );
  const open = [...new Set(namedFamilies)].filter((family) => maySeeFamily(family, viewer));
  const measures = first(readings, "measures");
  if (measures) return byMeasures(measures, viewer);
  // A code with a word such as its kind or its brand is still a code.
  if (readings.some(({ kind }) => kind === "code")) return [];
  const vehicles = vehiclesOf(readings);
  if (namedFamilies.length > 0 && open.length === 0) return [];
  if (vehicles.length === 0) return open.map((family) => ({ kind: "product", family }));
  const alternatives = yearsOf(readings);
  const axles = readings.flatMap((reading) => (reading.kind === "axle" ? [reading.axle] : []));
  // `delanteras y traseras` are those of both axles.
  const axle = axles.every((each) => each === axles[0]) ? axles[0] : undefined;
  const products = open.length > 0 ? open : [undefined];
  return vehicles
    .flatMap(({ maker, model }) =>
      products.flatMap((family): PrefilledSearch[] =>
        family !== undefined && withoutVehicle.includes(family)
          ? [{ kind: "product", family }]
          : alternatives.map((years) => ({ kind: "vehicle", maker, model, years, family, axle })),
      ),
    )
    .slice(0, maxSearches);
}

function vehiclesOf(readings: readonly Reading[]) {
  const vin = first(readings, "vin");
  const model = first(readings, "model");
  if (vin?.maker !== undefined && isDecisive(vin, model)) {
    const { maker, models } = vin;
    return models.length === 0
      ? [{ maker, model: undefined }]
      : models.map((each) => ({ maker, model: each }));
  }
  if (model) return [{ maker: model.maker, model: model.model }, ...model.others];
  const maker = first(readings, "maker");
  return maker ? [{ maker: maker.maker, model: undefined }] : [];
}

/** Whether a VIN is more specific than the words beside it. */
const isDecisive = ({ models }: Of<"vin">, model: Of<"model"> | undefined): boolean =>
  model === undefined || models.length === 1;

/** Whether the vehicle is that of a VIN that several models have. */
export function isUndecided(readings: readonly Reading[]): boolean {
  const vin = first(readings, "vin");
  return vin !== undefined && vin.models.length > 1 && isDecisive(vin, first(readings, "model"));
}

/**
 * The years that the text or its VIN states, else those of the submodel or of the trade name; both where they contradict
 * each other. A trade name may have been sold later than the catalogue lists its submodel: the Tsuru of 2016 is a Sentra
 * B13.
 */
function yearsOf(readings: readonly Reading[]): readonly (YearRange | undefined)[] {
  const statedYears = first(readings, "years")?.years ?? vinYears(first(readings, "vin"));
  const model = first(readings, "model");
  const vehicleYears = first(readings, "chassis")?.years ?? model?.years;
  if (hasConflict(readings)) return [vehicleYears, statedYears];
  const isListed = !statedYears || !vehicleYears || haveCommonYear(statedYears, vehicleYears);
  return [isListed || model?.built === undefined ? (statedYears ?? vehicleYears) : vehicleYears];
}

/** A word in the names of the submodels that the text means. */
export const submodelOf = (readings: readonly Reading[]): string | undefined =>
  first(readings, "chassis")?.word ?? first(readings, "model")?.submodel;

/** Whether the text names a vehicle and years in which it was not built. */
export const hasConflict = (readings: readonly Reading[]): boolean =>
  first(readings, "years")?.conflict !== undefined;

/** Whether the text names a generation of the model that the catalogue does not have. */
export const hasUnknownGeneration = (readings: readonly Reading[]): boolean =>
  first(readings, "model")?.hasUnknownGeneration === true;

function vinYears(vin: Of<"vin"> | undefined): YearRange | undefined {
  const year = vin?.decoded.year;
  return year === undefined ? undefined : { from: year, to: year };
}

function byMeasures(reading: Of<"measures">, viewer: Viewer): PrefilledSearch[] {
  return reading.families
    .filter((family) => maySeeFamily(family, viewer))
    .slice(0, maxSearches)
    .map((family) => {
      const measured = measuredColumns(family, reading).map(([{ field }, value]) => [field, value]);
      const values = Object.fromEntries(measured) as Record<string, number>;
      return { kind: "measures", family, unit: reading.unit, values };
    });
}
