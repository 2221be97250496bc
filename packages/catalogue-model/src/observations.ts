/** What remarks on vehicles state. Not in the bundles of pages: importing it costs them its patterns. */
import { type QualifierField, type Qualified, type Qualifiers, wheelSizes } from "./qualifiers.ts";

interface Phrase {
  readonly field: QualifierField;
  /** Its first group that matched is the value. */
  readonly written: RegExp;
  readonly valueOf: (text: string) => string | number;
}

const size = String.raw`\d\d(?:\.5)?`;
const sizes = String.raw`${size}(?:(?:["”]|-inch|-)?(?:, ?| ?/ ?| (?:and|or|y|o) )${size})*`;
const without = String.raw`without|w/o|sin|s/|non?[ -]`;
const withOr = String.raw`(with(?:out)?|w/o?|con|sin|[cs]/|non?)`;
const presence = (text: string) => (new RegExp(`^(?:${without})`, "iu").test(`${text} `) ? 0 : 1);
/** Makers of brakes, as observations name them. */
const systems = String.raw`Advics|Akebono|ATE|Bendix|Bosch|Brembo|Girling|Kelsey[- ]Hayes|Lucas|Mando|Nissin|PBR|Sumitomo|Teves|Tokico|TRW`;

const phrases: readonly Phrase[] = [
  {
    field: "wheelSize",
    written: new RegExp(
      String.raw`(${sizes})[ -]?(?:inch|in\.?|["”])[ -]?(?:wheels?|rims?)|(?:rin(?:es)?|aros?|wheels?|rims?)(?: de| size)? ?(${sizes})(?: ?(?:pulgadas|pulg\.?|inch(?:es)?|["”]))?`,
      "iu",
    ),
    valueOf: (text) =>
      wheelSizes.filter((each) => text.match(new RegExp(size, "gu"))?.includes(each)).join(", "),
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
    valueOf: (text) => (/^(?:4 ?x ?2|2WD)$/iu.test(text) ? "4x2" : "4x4"),
  },
  {
    field: "rearBrake",
    written:
      /(?:with |con )?(?:rear (drum|disc)s?(?: brakes?)?|(tambor|disco)(?:es|s)? traseros?)/iu,
    valueOf: (text) => (/^d[ir]s/iu.test(text) ? "Disc" : "Drum"),
  },
  {
    field: "brakeSystem",
    written: new RegExp(
      String.raw`(?:(${systems}) (?:calipers?|brakes?|system)|(?:calipers?|mordazas?|frenos?|sistema) (${systems}))`,
      "iu",
    ),
    valueOf: (text) =>
      systems.split("|").find((each) => new RegExp(`^${each}$`, "iu").test(text)) ?? text,
  },
];

const whole = (written: RegExp) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${written.source})(?![\p{L}\p{N}])`, "iu");
const written = phrases.map((phrase) => ({ ...phrase, written: whole(phrase.written) }));

/** What a text states about one of the qualifiers, as its column stores it; null where it states nothing. */
export function statedIn(text: string, field: QualifierField): string | number | null {
  const phrase = written.find((each) => each.field === field);
  const matchedText = phrase?.written
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  const value = matchedText === undefined ? undefined : phrase?.valueOf(matchedText);
  return value === undefined || value === "" ? null : value;
}

/** A search reads hundreds of applications, of which most have the same few observations. */
const maxRemembered = 1000;
const remembered = new Map<string, Qualifiers>();

/** The qualifiers that a text states. */
function statedQualifiers(text: string): Qualifiers {
  const cachedQualifiers = remembered.get(text);
  if (cachedQualifiers) return cachedQualifiers;
  const entries = written.flatMap(({ field }) => {
    const value = statedIn(text, field);
    if (value === null) return [];
    return [[field, typeof value === "number" ? value === 1 : value] as const];
  });
  const qualifiers: Qualifiers = Object.fromEntries(entries);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(text, qualifiers);
  return qualifiers;
}

/** The qualifiers of an application, with those that only its observation states. */
export function allQualifiers({ qualifiers = {}, observation }: Qualified): Qualifiers {
  return observation === null ? qualifiers : { ...statedQualifiers(observation), ...qualifiers };
}
