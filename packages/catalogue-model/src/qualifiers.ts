/** What narrows an application beyond its vehicle, years and axle: drive, wheel size, brake system. */
import { type Language, texts, type Texts } from "./languages.ts";
import { valueText } from "./values.ts";
import type { YearRange } from "./years.ts";

/** Missing where the catalogue states nothing: the part fits every value. */
export interface Qualifiers {
  /** From 1; of the first and of the last year. */
  readonly monthFrom?: number | undefined;
  readonly monthTo?: number | undefined;
  readonly drive?: string | undefined;
  /** In inches: `15`, or `15, 16`. */
  readonly wheelSize?: string | undefined;
  readonly brakeSystem?: string | undefined;
  readonly abs?: boolean | undefined;
  readonly wearSensor?: boolean | undefined;
  readonly rearBrake?: string | undefined;
  /** Pieces per vehicle. */
  readonly quantity?: number | undefined;
  readonly noteEn?: string | undefined;
  readonly noteEs?: string | undefined;
}

export const drives = ["4x2", "4x4"] as const;
export const rearBrakes = ["Disc", "Drum"] as const;
/** In inches, those of trucks too. */
export const wheelSizes = Array.from({ length: 30 }, (_, index) => String(10 + index / 2)).filter(
  (size) => !size.includes(".") || ["16.5", "17.5", "19.5", "22.5", "24.5"].includes(size),
);

/** The sizes of a cell: `15, 16`. */
export const wheelSizesIn = (cell: string): readonly string[] => cell.split(", ");

/** The qualifiers that remarks on vehicles state. */
export type QualifierField =
  | "drive"
  | "wheelSize"
  | "brakeSystem"
  | "abs"
  | "wearSensor"
  | "rearBrake";

interface Phrase {
  readonly field: QualifierField;
  /** Its first group that matched is the value. */
  readonly written: RegExp;
  readonly valueOf: (found: string) => string | number;
}

const size = String.raw`\d\d(?:\.5)?`;
const sizes = String.raw`${size}(?:(?:["”]|-inch|-)?(?:, ?| ?/ ?| (?:and|or|y|o) )${size})*`;
const without = String.raw`without|w/o|sin|s/|non?[ -]`;
const withOr = String.raw`(with(?:out)?|w/o?|con|sin|[cs]/|non?)`;
const presence = (found: string) => (new RegExp(`^(?:${without})`, "iu").test(`${found} `) ? 0 : 1);
/** Makers of brakes, as observations name them. */
const systems = String.raw`Advics|Akebono|ATE|Bendix|Bosch|Brembo|Girling|Kelsey[- ]Hayes|Lucas|Mando|Nissin|PBR|Sumitomo|Teves|Tokico|TRW`;

const phrases: readonly Phrase[] = [
  {
    field: "wheelSize",
    written: new RegExp(
      String.raw`(${sizes})[ -]?(?:inch|in\.?|["”])[ -]?(?:wheels?|rims?)|(?:rin(?:es)?|aros?|wheels?|rims?)(?: de| size)? ?(${sizes})(?: ?(?:pulgadas|pulg\.?|inch(?:es)?|["”]))?`,
      "iu",
    ),
    valueOf: (found) =>
      wheelSizes.filter((each) => found.match(new RegExp(size, "gu"))?.includes(each)).join(", "),
  },
  { field: "abs", written: new RegExp(`${withOr}[ -]?ABS`, "iu"), valueOf: presence },
  {
    field: "wearSensor",
    written: new RegExp(
      `${withOr} ?(?:wear sensors?|sensor(?:es)? de desgaste|sensor(?:es)?)`,
      "iu",
    ),
    valueOf: presence,
  },
  {
    field: "drive",
    written: /(4 ?x ?[24]|[24]WD|AWD)/iu,
    valueOf: (found) => (/^(?:4 ?x ?2|2WD)$/iu.test(found) ? "4x2" : "4x4"),
  },
  {
    field: "rearBrake",
    written:
      /(?:with |con )?(?:rear (drum|disc)s?(?: brakes?)?|(tambor|disco)(?:es|s)? traseros?)/iu,
    valueOf: (found) => (/^d[ir]s/iu.test(found) ? "Disc" : "Drum"),
  },
  {
    field: "brakeSystem",
    written: new RegExp(
      String.raw`(?:(${systems}) (?:calipers?|brakes?|system)|(?:calipers?|mordazas?|frenos?|sistema) (${systems}))`,
      "iu",
    ),
    valueOf: (found) =>
      systems.split("|").find((each) => new RegExp(`^${each}$`, "iu").test(found)) ?? found,
  },
];

const whole = (written: RegExp) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${written.source})(?![\p{L}\p{N}])`, "iu");
const written = phrases.map((phrase) => ({ ...phrase, written: whole(phrase.written) }));

/** What a text states about one of the qualifiers, as its column stores it; null where it states nothing. */
export function statedIn(text: string, field: QualifierField): string | number | null {
  const phrase = written.find((each) => each.field === field);
  const found = phrase?.written
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  const value = found === undefined ? undefined : phrase?.valueOf(found);
  return value === undefined || value === "" ? null : value;
}

/** The qualifiers that a text states. */
function statedQualifiers(text: string): Qualifiers {
  const stated = written.flatMap(({ field }) => {
    const value = statedIn(text, field);
    if (value === null) return [];
    return [[field, typeof value === "number" ? value === 1 : value] as const];
  });
  return Object.fromEntries(stated);
}

const monthText = (month: number, year: number) => `${String(month).padStart(2, "0")}/${year}`;

const rearBrakeTexts: Readonly<Record<string, Texts>> = {
  Disc: texts("Rear disc brakes", "Frenos traseros de disco"),
  Drum: texts("Rear drum brakes", "Frenos traseros de tambor"),
};

/** `15- or 16-inch wheel`. */
function wheelsText(inches: readonly string[]): Texts {
  const [last = "", ...others] = [...inches].reverse();
  const before = others.reverse();
  if (before.length === 0) return texts(`${last}-inch wheel`, `Rin de ${last} pulgadas`);
  return texts(
    `${before.map((each) => `${each}-`).join(", ")} or ${last}-inch wheel`,
    `Rin de ${before.join(", ")} o ${last} pulgadas`,
  );
}

function monthsText(
  { monthFrom, monthTo }: Qualifiers,
  { from, to }: YearRange,
): Texts | undefined {
  const first = monthFrom === undefined ? undefined : monthText(monthFrom, from);
  const last = monthTo === undefined || to === null ? undefined : monthText(monthTo, to);
  if (first !== undefined && last !== undefined)
    return texts(`${first} to ${last}`, `${first} a ${last}`);
  if (first !== undefined) return texts(`From ${first}`, `Desde ${first}`);
  return last === undefined ? undefined : texts(`To ${last}`, `Hasta ${last}`);
}

interface Qualified {
  readonly qualifiers?: Qualifiers | undefined;
  readonly observation: string | null;
}

/** The qualifiers of an application, with those that only its observation states. */
export function allQualifiers({ qualifiers = {}, observation }: Qualified): Qualifiers {
  return observation === null ? qualifiers : { ...statedQualifiers(observation), ...qualifiers };
}

/** Whether the qualifiers include all that an observation says. */
function isRepeated(observation: string, qualifiers: Qualifiers): boolean {
  const rest = written.reduce((left, phrase) => left.replace(phrase.written, ""), observation);
  const stated = Object.entries(statedQualifiers(observation));
  return (
    !/[\p{L}\p{N}]/u.test(rest) &&
    stated.every(([field, value]) => String(qualifiers[field as QualifierField]) === String(value))
  );
}

/** What narrows an application, in the reader's language, notes last; without the years. */
export function qualifierTexts(
  application: Qualified & { readonly years: YearRange },
  language: Language,
): readonly string[] {
  const { observation, years } = application;
  const qualifiers = allQualifiers(application);
  const { drive, wheelSize, brakeSystem, abs, wearSensor, rearBrake, quantity } = qualifiers;
  const shown = [
    monthsText(qualifiers, years),
    drive && texts(drive),
    wheelSize && wheelsText(wheelSizesIn(wheelSize)),
    brakeSystem && texts(`${brakeSystem} brakes`, `Frenos ${brakeSystem}`),
    abs !== undefined && (abs ? texts("With ABS", "Con ABS") : texts("Without ABS", "Sin ABS")),
    wearSensor !== undefined &&
      (wearSensor
        ? texts("With wear sensor", "Con sensor de desgaste")
        : texts("Without wear sensor", "Sin sensor de desgaste")),
    rearBrake && rearBrakeTexts[rearBrake],
    quantity && texts(`${quantity} per vehicle`, `${quantity} por vehículo`),
  ];
  const note = language === "es" ? qualifiers.noteEs : qualifiers.noteEn;
  return [
    ...shown.flatMap((each) => (each ? [each[language]] : [])),
    ...(note ? [note] : []),
    ...(observation === null || isRepeated(observation, qualifiers)
      ? []
      : [valueText(observation, language)]),
  ];
}
