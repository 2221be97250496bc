import { vinCheckDigit, vinLength } from "@caliper/catalogue-model";
import { countryOf } from "./countries.ts";
import { makersOf } from "./manufacturers.ts";
import { modelYears } from "./model-years.ts";
import { modelsByType } from "./type-codes.ts";
import { type Fuel, fuels, type VinData, type VinField, vinFields } from "./vin-data.ts";

/** The facts that a VIN contains about its vehicle, in its source's words. */
export interface DecodedVin {
  readonly vin: string;
  /** Undefined where check digits are not required. */
  readonly isCheckDigitRight: boolean | undefined;
  /** ISO 3166. */
  readonly country: string | undefined;
  /** Empty for an unknown manufacturer; several where one builds several makes, the most likely first. */
  readonly makers: readonly string[];
  /** Several when the VIN is ambiguous. */
  readonly models: readonly string[];
  readonly year: number | undefined;
  readonly series: string | undefined;
  readonly trim: string | undefined;
  /** The engine's displacement: `1.8`. */
  readonly liters: string | undefined;
  readonly fuel: Fuel | undefined;
  /** The class of the permitted weight in the United States: `2F`. */
  readonly weight: string | undefined;
}

/** North America and China require a check digit. */
const checked = /^[1-5L]/u;
const northAmerican = /^[1-5]/u;

/** Decodes a VIN of 17 characters, or its first 11 to 16, whose check digit can not be compared. */
export function decodeVin(vin: string, data: VinData, thisYear: number): DecodedVin {
  const manufacturer = manufacturerOf(vin, data);
  const isWhole = vin.length === vinLength;
  const isRight = isWhole ? vinCheckDigit(vin) === vin.charAt(8) : /[\dX]/u.test(vin.charAt(8));
  const isLight = manufacturer?.isLight ?? false;
  const readingsAs = (isNorthAmerican: boolean) =>
    modelYears({ vin, isNorthAmerican, isLight, thisYear }).map((year) => ({
      year,
      found: factsOf(vin, data, year),
    }));
  const hasModel = ({ found }: { found: Facts }) => found.models.length > 0;
  const isBuiltThere = northAmerican.test(vin);
  // Cars for North America have a right check digit wherever they are built; others have one by chance.
  const imported = isRight && !isBuiltThere ? readingsAs(true).filter(hasModel) : [];
  const readings = [...imported, ...readingsAs(isBuiltThere)];
  const best = readings.find(hasModel) ?? readings[0];
  const { models, ...all }: Facts = best?.found ?? { models: [] };
  // The other positions have different meanings outside North America.
  const facts = best && (isBuiltThere || imported.includes(best)) ? all : {};
  const modelMakers = [...new Set(models.map((name) => name.split("\t")[0] ?? ""))];
  const ownMake = manufacturer?.make ? [manufacturer.make] : [];
  const makers = [modelMakers, makersOf(vin), ownMake].find(({ length }) => length > 0) ?? [];
  return {
    vin,
    isCheckDigitRight: isWhole && (checked.test(vin) || isRight) ? isRight : undefined,
    country: countryOf(vin),
    makers,
    models:
      models.length > 0
        ? models.map((name) => name.split("\t")[1] ?? "")
        : modelsByType(vin, makers[0]),
    year: best?.year,
    series: facts.series,
    trim: facts.trim,
    liters: facts.liters,
    fuel: fuels.find((fuel) => fuel === facts.fuel),
    weight: facts.weight,
  };
}

/** Small manufacturers share three characters, of which the third is 9, and have three more. */
function manufacturerOf(vin: string, data: VinData) {
  const wmi = vin.slice(0, 3);
  const small = wmi.endsWith("9") ? data.manufacturer(wmi + vin.slice(11, 14)) : undefined;
  return small ?? data.manufacturer(wmi);
}

interface Facts extends Partial<Record<Exclude<VinField, "model">, string>> {
  /** Maker and model, separated by a tab. */
  readonly models: readonly string[];
}

interface Best {
  /** How many characters the pattern names. */
  readonly named: number;
  readonly values: Set<string>;
}

/** The facts of the schemas whose model pattern names the most characters. */
function factsOf(vin: string, data: VinData, year: number): Facts {
  const schemas = (manufacturerOf(vin, data)?.schemas ?? [])
    .filter(({ from, to }) => from <= year && year <= (to ?? year))
    .map(({ schema }) => bestOf(vin, data, schema));
  const maxCharacters = Math.max(0, ...schemas.map((fields) => fields.get("model")?.named ?? 0));
  const chosen = schemas.filter(
    (fields) => maxCharacters === 0 || fields.get("model")?.named === maxCharacters,
  );
  const valuesOf = (field: VinField) => [
    ...new Set(chosen.flatMap((fields) => [...(fields.get(field)?.values ?? [])])),
  ];
  const facts = vinFields.flatMap((field) => {
    const [value, ...others] = valuesOf(field);
    // Ambiguous values are omitted.
    return value === undefined || others.length > 0 ? [] : [[field, value] as const];
  });
  return { ...Object.fromEntries(facts), models: valuesOf("model") };
}

function bestOf(vin: string, data: VinData, schema: number): ReadonlyMap<VinField, Best> {
  const best = new Map<VinField, Best>();
  for (const { keys, field, value } of data.patterns(schema)) {
    const length = matchedCharacters(keys, vin);
    const currentBest = best.get(field);
    if (length < (currentBest?.named ?? 0)) continue;
    if (currentBest?.named === length) currentBest.values.add(value);
    else best.set(field, { named: length, values: new Set([value]) });
  }
  return best;
}

const noMatch = -1;

/** How many characters of the VIN the keys of a pattern name; -1 when one of them differs. */
export function matchedCharacters(keys: string, vin: string): number {
  let count = 0;
  let position = 3;
  for (let at = 0; at < keys.length; at += 1, position += 1) {
    const key = keys.charAt(at);
    if (key === "*") continue;
    if (key === "|") {
      // The rest starts at position 10.
      position = 8;
      continue;
    }
    const actual = vin.charAt(position);
    if (key === "[") {
      const end = keys.indexOf("]", at);
      if (!isAmong(actual, keys.slice(at + 1, end))) return noMatch;
      at = end;
    } else if (key !== actual) return noMatch;
    count += 1;
  }
  return count;
}

/** Whether a character is among `A-CX`. */
function isAmong(actual: string, among: string): boolean {
  for (let at = 0; at < among.length; at += 1) {
    const [from, to] = [among.charAt(at), among.charAt(at + 2)];
    if (among.charAt(at + 1) === "-" && to !== "") {
      if (from <= actual && actual <= to) return true;
      at += 2;
    } else if (from === actual) return true;
  }
  return false;
}
