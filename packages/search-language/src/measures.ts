import {
  type CatalogueColumn,
  columnsOf,
  type FamilyId,
  measurableFamilies,
  shortColumns,
} from "@caliper/catalogue-model";
import { createLabeledMeasures, labeledColumn } from "./labeled-measures.ts";
import type { MeasuresReading } from "./reading.ts";
import type { Span } from "./text.ts";

/** `1 3/8`, `1-3/8`, `13/16`, `279.7`, `279,7`; a vulgar fraction is written out before. */
const figure = String.raw`(?:\d+[ -])?\d+ ?\/ ?\d+|\d*[.,]?\d+`;
const inchMark = String.raw`inch(?:es)?|in|pulgadas?|pulg|"|″|''|′′`;
const centimeterMark = String.raw`cms?|centimetros?|centimet(?:er|re)s?`;
const mark = String.raw`(?: ?(mm|milimetros?|millimet(?:er|re)s?|${centimeterMark}|${inchMark})(?![\p{L}\p{N}]))?`;
const measure = new RegExp(`(?<![\\p{L}\\p{N}.,/-])(${figure})${mark}`, "gu");
const isInches = new RegExp(`^(?:${inchMark})$`, "u");
const isCentimeters = new RegExp(`^(?:${centimeterMark})$`, "u");
/** Separators between two measures. */
const between = /^\s*(?:[x×*]|por|by)\s*$/u;

/** Where units are stated, a space is enough: `278mm 23.5`. */
const betweenWithUnit = /^[\s,;/-]*$/u;

/** Without a product name: families with a bore, with two such measures, with a thickness as the third, and with four. */
const byCount: readonly (readonly FamilyId[])[] = [
  ["wheel_cylinders", "master_cylinders", "brake_rotors", "brake_drums"],
  ["brake_rotors", "brake_drums", "brake_pads", "brake_shoes"],
  ["brake_pads", "brake_lining"],
  ["brake_rotors", "brake_drums"],
];

/** What people write after the short size, the most usual first; the other measures follow in the order of the table. */
const usualAfterShort = ["thickness", "height", "centerBore"];

/** The measures of a family in the order in which people write them. */
export function typedColumns(family: FamilyId): readonly CatalogueColumn[] {
  const columns = columnsOf(family);
  const short = shortColumns(columns);
  const otherColumns = columns.filter(
    (column) => column.measure && column.unit === "mm" && !short.includes(column),
  );
  const rank = ({ field }: CatalogueColumn) => {
    const at = usualAfterShort.findIndex((name) => field.startsWith(name));
    return at < 0 ? usualAfterShort.length : at;
  };
  return [...short, ...otherColumns.toSorted((a, b) => rank(a) - rank(b))];
}

/** The measures of a reading with their columns of a family: the labeled ones, and the others in the order of the text. */
export function measuredColumns(
  family: FamilyId,
  { values, labeled = [] }: Pick<MeasuresReading, "values" | "labeled">,
): readonly (readonly [CatalogueColumn, number])[] {
  const names = labeled.map(({ name }) => name);
  const labeledEntries = labeled.flatMap(({ name, value }) => {
    const column = labeledColumn(family, name, names);
    return column ? [[column, value] as const] : [];
  });
  const otherColumns = typedColumns(family).filter(
    (column) => !labeledEntries.some(([each]) => each === column),
  );
  return [
    ...otherColumns
      .slice(0, values.length)
      .map((column, index) => [column, values[index] ?? 0] as const),
    ...labeledEntries,
  ];
}

/** mm; no part is larger. */
const maxMillimeters = 5000;

interface Tidy {
  readonly text: string;
  /** The index in the typed text of each character of the normalized one, and of its end. */
  readonly places: readonly number[];
}

const isPlain = (sign: string): boolean =>
  (sign >= "a" && sign < "x") || (sign >= "0" && sign <= "9");

/** Lower case without accents, with vulgar fractions written out: `1⅛` is `1 1/8`, `279.7x21.6` has spaces. */
function tidy(typed: string): Tidy {
  let text = "";
  const places: number[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const sign = typed[at] ?? "";
    const isCross =
      /[x×*]/iu.test(sign) && /[\d"″']\s*$/u.test(text) && /^\s*[\d.,]/u.test(typed.slice(at + 1));
    const plain = isPlain(sign)
      ? sign
      : /[øØ⌀]/u.test(sign)
        ? " "
        : (/[¼-¾⅐-⅞]/u.test(sign) ? ` ${sign}` : isCross ? " x " : sign)
            .normalize("NFKD")
            .replace(/\p{M}/gu, "")
            .replaceAll("⁄", "/")
            .toLowerCase();
    text += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(at);
  }
  return { text, places: [...places, typed.length] };
}

/** In the order in which figures without a unit are tried. */
const typedUnits = ["mm", "in", "cm"] as const;
type TypedUnit = (typeof typedUnits)[number];

/** The unit that a mark such as `cms` or `"` means. */
function unitOf(written: string): TypedUnit {
  if (isInches.test(written)) return "in";
  return isCentimeters.test(written) ? "cm" : "mm";
}

/** The unit of each figure: its own or the next one, as in `13.1 x 5.5 cm`, else the last; undefined if none is stated. */
function unitsOf(matches: readonly RegExpExecArray[]): readonly (TypedUnit | undefined)[] {
  const statedUnits = matches.map(([, , written]) =>
    written === undefined ? undefined : unitOf(written),
  );
  return statedUnits.map(
    (unit, index) =>
      unit ??
      statedUnits.slice(index).find((each) => each !== undefined) ??
      statedUnits.findLast((each) => each !== undefined),
  );
}

interface Context {
  /** The families that the rest of the text names, the most likely first. */
  readonly families: readonly FamilyId[];
  /** Whether the rest of the text has other words or numbers, so that plain figures have another meaning. */
  readonly hasOthers: (span: Span) => boolean;
}

/**
 * The measures of a product: `rotor 279.7 x 21.6`, `cilindro 13/16`, `tambor 10 x 2 1/4"`. Undefined for everything else: a
 * code, a vehicle, a year, or figures that are not recognizable as measures.
 */
export function measuresIn(
  typed: string,
  { families: named, hasOthers }: Context,
): MeasuresReading | undefined {
  // `½` is a number too.
  if (!/[\p{Nd}\p{No}]/u.test(typed)) return undefined;
  const { text: whole, places } = tidy(typed);
  if (!/\d/u.test(whole)) return undefined;
  const labeled = labeledMeasures(whole);
  const text = without(whole, labeled);
  const matches = [...text.matchAll(measure)];
  const spans = [...matches.map((match) => ({ from: match.index, to: endOf(match) })), ...labeled];
  if (spans.length === 0) return undefined;
  const [from, to] = [
    Math.min(...spans.map((span) => span.from)),
    Math.max(...spans.map((span) => span.to)),
  ];
  if (labeled.length > 0 && !joint.test(without(whole, spans).slice(from, to))) return undefined;
  const marks = [
    ...matches.map(([, , unit]) => unit),
    ...labeled.map(({ mark: unit }) => unit),
  ].flatMap((unit) => unit ?? []);
  const areBetween = (separator: RegExp) =>
    matches
      .slice(1)
      .every((match, index) => separator.test(text.slice(endOf(matches[index]), match.index)));
  const isJoined = areBetween(between);
  const isListed = named.length > 0 && marks.length > 0 && areBetween(betweenWithUnit);
  if (!isJoined && !isListed) return undefined;
  const place = { from: places[from] ?? 0, to: places[to] ?? typed.length };
  // Other words name a vehicle or are part of a code.
  if (hasOthers(place)) return undefined;

  const figures = matches.map(([, written = ""]) => written.replaceAll(/ ?\/ ?/gu, "/"));
  const isFraction = figures.some((written) => written.includes("/"));
  const isMeasure = spans.length > 1 || isFraction || marks.length > 0 || labeled.length > 0;
  if (named.length === 0 ? !isMeasure : !isMeasure && looksLikeAnother(figures[0] ?? ""))
    return undefined;

  const usual = figures.length > 0 ? (byCount[figures.length - 1] ?? []) : measurableFamilies;
  const candidates = named.length > 0 ? named : usual;
  const names = labeled.map(({ name }) => name);
  const families = candidates.filter(
    (family) =>
      typedColumns(family).length >= figures.length &&
      names.every((name) => labeledColumn(family, name, names) !== undefined),
  );
  if (families.length === 0) return undefined;
  const units = unitsOf(matches);
  const valuesIn = (unmarked: TypedUnit) =>
    figures.map((written, index) =>
      millimetersOf(written, written.includes("/") ? "in" : (units[index] ?? unmarked)),
    );
  const unmarked = isFraction
    ? "in"
    : (typedUnits.find((each) => areUsual(valuesIn(each), families)) ?? "mm");
  const values = valuesIn(unmarked);
  const areInches = figures.every(
    (written, index) => written.includes("/") || (units[index] ?? unmarked) === "in",
  );
  const unit = areInches && labeled.length === 0 ? "in" : "mm";
  const namedValues = labeled.map(({ name, figure: written, mark: unitMark }) => ({
    name,
    value:
      name === "holes" ? Number(written) : millimetersOf(written, labeledUnit(written, unitMark)),
  }));
  const all = [...values, ...namedValues.map(({ value }) => value)];
  if (!all.every((value) => value > 0 && value <= maxMillimeters)) return undefined;
  // `disco 278mm 2015` has a year.
  if (!isJoined && !areUsual(values, families)) return undefined;
  const reading = { kind: "measures", ...place, families, values, unit } as const;
  return {
    ...reading,
    assumed: marks.length === 0,
    ...(labeled.length > 0 && { labeled: namedValues }),
  };
}

const labeledMeasures = createLabeledMeasures(figure, mark);

/** Between labeled measures and others. */
const joint = /^(?:[\s,;:=/x-]|\b(?:de|con|y|e|por|by|and|with)\b)*$/u;

const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (rest, { from, to }) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to),
    text,
  );

/** A fraction is always in inches. */
const labeledUnit = (written: string, unit = "mm"): TypedUnit =>
  written.includes("/") ? "in" : unitOf(unit);

/** Whether parts have such measures: no rotor is 11 mm wide. */
const areUsual = (values: readonly number[], families: readonly FamilyId[]): boolean =>
  families.some((family) =>
    typedColumns(family)
      .slice(0, values.length)
      .every(({ usual: [least, most] = [0, maxMillimeters] }, index) => {
        const value = values[index] ?? 0;
        return least <= value && value <= most;
      }),
  );

const endOf = (match: RegExpExecArray | undefined): number =>
  match === undefined ? 0 : match.index + match[0].length;

/** `discos 2012` is a year, `pastillas 31338` a code without its letters. */
const looksLikeAnother = (written: string): boolean => /^\d{4,}$/u.test(written);

const fraction = /^(?:(\d+)[\s-])?(\d+)\/([1-9]\d*)$/u;
/** `1,080` may be either: a decimal comma, or a thousands separator. */
const ambiguous = /^[1-9]\d{0,2},\d{3}$/u;

const millimetersPer: Readonly<Record<TypedUnit, number>> = { mm: 1, cm: 10, in: 25.4 };

/** NaN for an invalid figure. */
function millimetersOf(written: string, unit: TypedUnit): number {
  const [, whole = "0", over, under] = fraction.exec(written) ?? [];
  const value = over
    ? Number(whole) + Number(over) / Number(under)
    : ambiguous.test(written)
      ? Number.NaN
      : Number(written.replace(",", "."));
  return Number((value * millimetersPer[unit]).toFixed(6));
}
