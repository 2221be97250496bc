import { haveCommonYear, isModelYear, normalizeCode } from "@caliper/catalogue-model";
import {
  chassisIn,
  hasUnknownGeneration,
  looksLikeChassis,
  modelByChassis,
  type SubmodelIndex,
  withSubmodelYears,
} from "./chassis.ts";
import { type CodeCandidate, withPlate } from "./codes.ts";
import { enginesIn } from "./engines.ts";
import { fluidIn } from "./fluids.ts";
import { isCourtesyAt, isFiller, kindsIn, misspeltKind, type ProductVocabulary } from "./kinds.ts";
import { measuresIn } from "./measures.ts";
import { otherMakerIn } from "./other-makers.ts";
import type { BrandReading, ModelName, ModelReading, Reading } from "./reading.ts";
import { spellingBudget } from "./spelling.ts";
import {
  contains,
  createCover,
  overlap,
  type QueryText,
  readText,
  type Span,
  startOf,
  windowsOf,
} from "./text.ts";
import { traitsIn } from "./traits.ts";
import { namesFrom, type VehicleIndex } from "./vehicle-index.ts";
import { vehicleIn } from "./vehicles.ts";
import { isMisspeltUnsold, withUnsold } from "./unsold-kinds.ts";
import { yearsIn } from "./years.ts";

/** The names in the catalogue. */
export interface Names {
  readonly vehicles: VehicleIndex;
  /** Brands of parts by their key, lower-case letters and digits. */
  readonly brands: ReadonlyMap<string, string>;
  readonly products: ProductVocabulary;
  readonly submodels: SubmodelIndex;
}

export interface Understanding {
  readonly text: string;
  /** In the order of the text, without overlaps. */
  readonly readings: readonly Reading[];
  /** The rest of the text without filler words. */
  readonly rest: readonly Span[];
}

const maxBrandAtoms = 4;
const yearDigits = 4;
/** Letters in front of the number of a code. */
const longestPrefix = 3;

/** Reads a text. `allKnown` contains its pieces that are codes of the catalogue. */
export function understand(
  typed: string,
  names: Names,
  allKnown: readonly CodeCandidate[],
): Understanding {
  const whole = readText(typed);
  const query = startOf(whole);
  const { atoms, text } = query;
  const budget = spellingBudget();
  const readings: Reading[] = [];
  const cover = createCover(whole.text.length);
  const add = (...added: readonly Reading[]) => {
    readings.push(...added);
    for (const reading of added) cover.add(reading);
  };
  const isWhole = (code: CodeCandidate) => whole.atoms.every((atom) => contains(code, atom));
  // If the whole text is a code, it has no other reading: most texts are codes.
  const isKnownWhole = allKnown.some(isWhole);
  const fluid = isKnownWhole ? undefined : fluidIn(text);
  if (fluid) add(fluid);
  const knownCodes = allKnown.filter((code) => !fluid || !overlap(code, fluid));
  const isFree = (at: number): boolean => {
    const atom = whole.atoms[at];
    return atom !== undefined && cover.isFree(atom);
  };
  const freeAtoms = () => atoms.flatMap((atom, at) => (isFree(at) ? [{ ...atom, at }] : []));

  // `mc 116059` is a code.
  const isInCode = (span: Span) =>
    span.to - span.from < longestPrefix && knownCodes.some((code) => overlap(code, span));
  const isVehicle = (key: string) => names.vehicles.byKey.has(key);
  const kinds = withUnsold(query, kindsIn(query, names.products), isVehicle).filter(
    (kind) => !isInCode(kind),
  );
  // `abs sensor` is not a trait.
  add(...kinds.filter(({ kind }) => kind === "unsold"));
  if (!isKnownWhole) add(...traitsIn(text, knownCodes).filter(cover.isFree));
  add(...kinds.filter(cover.isFree));
  const isOther = (span: Span) =>
    freeAtoms().some(({ key, ...atom }) => !overlap(atom, span) && !isFiller(key));
  const isOtherWord = (span: Span) =>
    freeAtoms().some(
      ({ key, ...atom }) => !/\d/u.test(key) && !overlap(atom, span) && !isFiller(key),
    );
  const families = readings.flatMap((reading) =>
    reading.kind === "product" ? reading.families : [],
  );
  const measures = measuresIn(text, { families, hasOthers: isOther });
  if (measures && !knownCodes.some((code) => overlap(code, measures))) add(measures);

  for (const { key, from, to, at } of freeAtoms()) {
    if (/\d/u.test(key) || isFiller(key) || names.vehicles.byKey.has(key)) continue;
    if (at === atoms.length - 1 && namesFrom(names.vehicles, key).length > 0) continue;
    const kind = misspeltKind(key, { from, to }, names.products, budget);
    if (kind) add(kind);
    else if (isMisspeltUnsold(key, budget)) add({ kind: "unsold", from, to });
  }

  const isCodeOnly = readings.length === 0 && isKnownWhole;
  // A brand of parts is not a misspelled vehicle, but its name may be a part of a code.
  const brands = isCodeOnly ? [] : brandsIn(query, names, isFree);
  add(...brands.filter((brand) => !knownCodes.some((code) => overlap(code, brand))));
  const isFreeOf = (spans: readonly Span[]) => (span: Span) =>
    cover.isFree(span) && !spans.some((other) => overlap(other, span));
  // `mazda 3 2.3` is not a Mazda 323.
  const decimals = enginesIn(query, isFreeOf([])).filter(({ from, to }) =>
    /[.,]/u.test(text.slice(from, to)),
  );
  const isNamed = (at: number) => {
    const atom = atoms[at];
    return atom !== undefined && isFree(at) && !isCourtesyAt(atoms, at) && isFreeOf(decimals)(atom);
  };
  const yearsReading = yearsIn(query, { hasVehicle: true, isFree: isNamed });
  const hasNumbers =
    yearsReading !== undefined &&
    yearsReading.to - yearsReading.from >= yearDigits &&
    readings.some(({ kind }) => kind === "product" || kind === "axle");
  // In a message with several codes, a word that only resembles a name is another word: Favorit in `por favor`.
  const isMessage = allKnown.filter(({ key }) => /[A-Z]/u.test(key)).length > 1;
  const otherMaker = isCodeOnly ? undefined : otherMakerIn(query, names.vehicles, isNamed);
  if (otherMaker) add(otherMaker);
  const vehicle =
    isCodeOnly || otherMaker
      ? []
      : vehicleIn(query, names.vehicles, {
          isFree: isNamed,
          budget,
          years: yearsReading?.years,
          hasNumbers,
          isExact: isMessage,
          isYear: (span) =>
            yearsReading !== undefined && overlap(span, yearsReading) && isOtherWord(yearsReading),
        }).filter((reading) => !isPartOfCode(reading, query));
  const engines = (of: readonly Reading[]) => (of.length > 0 ? enginesIn(query, isFreeOf(of)) : []);
  const years = (hasVehicle: boolean, spans: readonly Span[]) =>
    yearsIn(query, {
      hasVehicle,
      isFree: (at) => atoms[at] !== undefined && isFreeOf(spans)(atoms[at]),
    });
  const vehicleEngines = engines(vehicle);
  const vehicleReadings = [...vehicle, ...vehicleEngines];
  const mayHaveYear = (of: readonly Reading[]) =>
    otherMaker !== undefined || (of.length > 0 && !hasNumberedModels(of, names.vehicles));
  const vehicleYears = years(mayHaveYear(vehicle), vehicleReadings);
  const codes = knownCodes.filter((code) =>
    isCode(code, { vehicle: vehicleReadings, years: vehicleYears, readings, query: whole }),
  );
  const clear = vehicle.filter((reading) => !codes.some((code) => overlap(code, reading)));
  add(
    ...codes.map((code) => {
      const { from, to, key } = withPlate(code, whole.text);
      return { kind: "code", from, to, key } as const;
    }),
    ...clear,
  );
  add(...engines(clear));
  const year = years(mayHaveYear(clear), []);
  // A number alone is more likely a code than a year.
  if (year && atoms.length > 1) add(year);
  add(...brandsIn(query, names, isFree));

  // A letter beside a digit is not a filler word: `a4`.
  const all = whole.atoms;
  const isWord = (at: number) =>
    all[at]?.from !== all[at - 1]?.to && all[at]?.to !== all[at + 1]?.from;
  const isBehindModel = (span: Span) =>
    readings.some(({ kind, to }) => kind === "model" && /^\s*$/u.test(typed.slice(to, span.from)));
  // `2 discos para aveo`, but not `golf 7 discos`.
  const isCount = (at: number) =>
    all[at]?.isNumber === true &&
    isWord(at) &&
    Number(all[at].key) <= maxPieces &&
    !isBehindModel(all[at]) &&
    readings.some(({ kind, from }) => kind === "product" && from === all[at + 1]?.from);
  const rest = restOf(
    whole,
    (at) => isFree(at) && !isCount(at) && !(isWord(at) && isFiller(all[at]?.key ?? "")),
  );
  // `anteriores a 2010` names no axle.
  const isInYears = (reading: Reading) =>
    reading.kind === "axle" && year !== undefined && overlap(reading, year);
  const sorted = readings
    .filter((reading) => !isInYears(reading))
    .toSorted((a, b) => a.from - b.from);
  return withConflict(withChassis({ text: typed, readings: sorted, rest }, names.submodels));
}

/** A larger number beside a kind of part is rather a measure or a code. */
const maxPieces = 24;

/** Whether the text names only a maker, whose models have names of two digits: the 12 in `renault 12` is not a year. */
function hasNumberedModels([maker, model]: readonly Reading[], { modelsOf }: VehicleIndex) {
  if (maker?.kind !== "maker" || model) return false;
  return modelsOf.get(maker.maker)?.some(({ key }) => /^\d\d$/u.test(key)) === true;
}

/** Reads a chassis code beside a model; beside a brand or alone it names the model. */
function withChassis(
  { text, readings, rest }: Understanding,
  submodels: SubmodelIndex,
): Understanding {
  const isCode = readings.some(({ kind }) => ["code", "measures", "other_maker"].includes(kind));
  const models = readings.map((reading) =>
    reading.kind === "model" ? withSubmodelYears(reading, submodels) : reading,
  );
  const model = models.find((reading) => reading.kind === "model");
  const maker = models.find((reading) => reading.kind === "maker");
  const chassisAlone = () => {
    const piece = rest.find(({ from, to }) => looksLikeChassis(text.slice(from, to)));
    return piece && !isCode ? modelByChassis({ text, maker }, piece, submodels) : undefined;
  };
  const chassisMatch = model ? chassisOfModel(text, rest, model, submodels) : undefined;
  const chassis = model ? chassisMatch?.chassis : chassisAlone();
  const isDated = models.some(({ kind }) => kind === "years" || kind === "vin");
  const isUnknown =
    model !== undefined &&
    model.submodel === undefined &&
    !chassis &&
    !isDated &&
    hasUnknownGeneration({ text }, rest, model, submodels);
  const resolvedModel = isUnknown
    ? { ...model, hasUnknownGeneration: true }
    : (chassisMatch?.model ?? model);
  const updatedReadings = models.map((reading) =>
    reading === model && resolvedModel ? resolvedModel : reading,
  );
  return {
    text,
    readings: [...updatedReadings, ...(chassis ? [chassis] : [])].sort((a, b) => a.from - b.from),
    rest: rest.filter((span) => span.from !== chassis?.from),
  };
}

/** The chassis code beside a model, and the model that has it: `astra k` is that of another brand than `astra f`. */
function chassisOfModel(
  text: string,
  rest: readonly Span[],
  model: ModelReading,
  submodels: SubmodelIndex,
) {
  const names: readonly ModelName[] = [model, ...model.others];
  for (const { maker, model: name } of names) {
    const candidate = { ...model, maker, model: name };
    const chassis = chassisIn({ text }, rest, candidate, submodels);
    const otherModels = names
      .filter((each) => each.maker !== maker || each.model !== name)
      .map((each) => ({ maker: each.maker, model: each.model }));
    if (chassis) return { chassis, model: { ...candidate, others: otherModels } };
  }
  return undefined;
}

/** Marks the years of a text in which the vehicle that it names was not built. */
function withConflict({ text, readings, rest }: Understanding): Understanding {
  const vehicle =
    readings.find((reading) => reading.kind === "chassis") ??
    readings.find((reading) => reading.kind === "model" && reading.submodel !== undefined);
  if (vehicle?.kind !== "chassis" && vehicle?.kind !== "model") return { text, readings, rest };
  const built = (vehicle.kind === "model" ? vehicle.built : undefined) ?? vehicle.years;
  const name = text.slice(vehicle.from, vehicle.to);
  return {
    text,
    rest,
    readings: readings.map((reading) =>
      reading.kind === "years" && built && !haveCommonYear(reading.years, built)
        ? { ...reading, conflict: { name, built } }
        : reading,
    ),
  };
}

interface Context {
  readonly vehicle: readonly Reading[];
  readonly years: Reading | undefined;
  readonly readings: readonly Reading[];
  readonly query: QueryText;
}

/** Whether the text asks only for kinds or vehicles that the catalogue does not have. */
export const isUnsold = ({ readings }: Pick<Understanding, "readings">): boolean =>
  readings.some(({ kind }) => kind === "other_maker") ||
  (readings.some(({ kind }) => kind === "unsold") &&
    !readings.some(({ kind }) => kind === "product"));

/** A known code that is also a vehicle or a year counts as a code only if nothing else in the text indicates the vehicle. */
function isCode(code: CodeCandidate, { vehicle, years, readings, query }: Context): boolean {
  if (readings.some((reading) => overlap(reading, code))) return false;
  const overlapping = vehicle.filter((reading) => overlap(reading, code));
  const isYear = years !== undefined && overlap(years, code);
  if (overlapping.length === 0 && !isYear) return true;
  const isWhole = query.atoms.every((atom) => contains(code, atom));
  if (isWhole) return true;
  const hasMore =
    vehicle.length > overlapping.length ||
    readings.some(({ kind }) => kind !== "brand") ||
    (years !== undefined && !isYear);
  return overlapping.length > 0 && !hasMore && !isYear;
}

/** A short name followed by a number other than a year in the same word: FX in FX-7419. */
function isPartOfCode({ kind, from, to }: Reading, { atoms, text }: QueryText): boolean {
  if (kind !== "model" || to - from > longestPrefix) return false;
  const next = atoms.find((atom) => atom.from >= to);
  if (next?.isNumber !== true || isModelYear(Number(next.key))) return false;
  return !/[\s,;]/u.test(text.slice(to, next.from));
}

/** Brands of parts, unless the words name a vehicle. */
function brandsIn(
  query: QueryText,
  { brands, vehicles }: Names,
  isFree: (at: number) => boolean,
): BrandReading[] {
  const brandReadings: BrandReading[] = [];
  const windows = windowsOf(query.atoms, isFree, maxBrandAtoms);
  const brandWindows = windows.filter(({ key }) => brands.has(key));
  if (brandWindows.length === 0) return [];
  const cars = windows.filter(({ key }) => vehicles.byKey.has(key));
  for (const { key, from, to } of brandWindows.sort((a, b) => b.key.length - a.key.length)) {
    const brand = brands.get(key) ?? "";
    if ([...brandReadings, ...cars].some((other) => overlap(other, { from, to }))) continue;
    brandReadings.push({ kind: "brand", from, to, brand });
  }
  return brandReadings;
}

/** The remaining words, as written. */
function restOf({ atoms, text }: QueryText, isLeft: (at: number) => boolean): Span[] {
  const rest: Span[] = [];
  let previous = -2;
  for (const [at, { from, to }] of atoms.entries()) {
    if (!isLeft(at)) continue;
    const last = rest.at(-1);
    const isJoined = last && previous === at - 1 && !/\s/u.test(text.slice(last.to, from));
    if (isJoined) rest[rest.length - 1] = { from: last.from, to };
    else rest.push({ from, to });
    previous = at;
  }
  return rest;
}

/** The text without a reading, which may be an unknown or unfinished code. */
export function codeTextOf({ text, rest }: Understanding): string {
  return normalizeCode(readText(rest.map(({ from, to }) => text.slice(from, to)).join(" ")).text);
}

/** A shorter number beside unknown words usually belongs to a vehicle: `zotye t600`. */
const minCodeDigits = 4;

/** The only piece with digits among others that were not understood: `116483` in `cil rueda 116483`. */
export function codeBesideWords({ text, rest }: Understanding): string {
  const pieces = rest.map(({ from, to }) => text.slice(from, to));
  const [code, ...more] = pieces.filter((piece) => /\d/u.test(piece));
  if (code === undefined || more.length > 0 || pieces.length === 1) return "";
  if (code.replaceAll(/\D/gu, "").length < minCodeDigits) return "";
  return normalizeCode(readText(code).text);
}

/**
 * Whether the model is a guess: its brand is missing, and the word before it is unknown. That word may be another brand
 * (`saturn ion` is not a Kia Ion) or a part that is not sold (`amortiguadores aveo` asks for shock absorbers).
 */
export function isGuess({ text, readings, rest }: Understanding): boolean {
  const model = readings.find((reading) => reading.kind === "model");
  if (model?.isAmbiguous === true) return true;
  if (!model || readings.some(({ kind }) => kind === "maker" || kind === "vin")) return false;
  const isNext = (to: number) =>
    readText(text.slice(to, model.from)).atoms.every(({ key }) => isFiller(key));
  return rest.some(
    ({ from, to }) => to <= model.from && unknownWord.test(text.slice(from, to)) && isNext(to),
  );
}

const unknownWord = /^\p{L}{3,}$/u;
