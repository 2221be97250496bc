import { foldText, type Qualifiers, wheelSizesIn } from "@caliper/catalogue-model";
import type { Trait, TraitReading } from "./reading.ts";
import { contains, type Span } from "./text.ts";

/** What the catalogue states about a part on a vehicle; null where it states nothing. */
export interface Statement {
  readonly disc: string | null;
  readonly side: string | null;
  readonly qualifiers: Qualifiers;
}

interface Rule {
  /** As users write it, in lower case without accents. */
  readonly written: string;
  /** Whether a part has the trait; undefined if the catalogue does not state it. Missing if it never does. */
  readonly holds?: (statement: Statement, inches: number) => boolean | undefined;
}

const not = (rule: (statement: Statement) => boolean | undefined) => (statement: Statement) => {
  const holds = rule(statement);
  return holds === undefined ? undefined : !holds;
};
const isDisc = (disc: string) => (statement: Statement) =>
  statement.disc === null ? undefined : statement.disc === disc;
const isOnSide = (side: string) => (statement: Statement) =>
  statement.side === null || statement.side === "Both" ? undefined : statement.side === side;

const drivesAll = ({ qualifiers: { drive } }: Statement) =>
  drive === undefined ? undefined : drive === "4x4";
const hasAbs = ({ qualifiers }: Statement) => qualifiers.abs;
const hasRearBrake =
  (brake: string) =>
  ({ qualifiers: { rearBrake } }: Statement) =>
    rearBrake === undefined ? undefined : rearBrake === brake;
const hasSensor = ({ qualifiers }: Statement) => qualifiers.wearSensor;

const drilled = "(?:cross[ -]?)?drilled|perforad[oa]s?";
const withWord = String.raw`(?:con |c/ ?|with |w/ ?)?`;
const withoutWord = String.raw`(?:sin |s/ ?|without |w/o |no |non[ -]?)`;

/** Longer ones with the same start come first. */
const rules: Readonly<Record<Trait, Rule>> = {
  solid: {
    written: String.raw`(?:no |non[ -]?)(?:ventilad[oa]s?|vented)|solid[oa]?s?|maciz[oa]s?`,
    holds: isDisc("Solid"),
  },
  ventilated: {
    written: String.raw`(?:auto)?ventilad[oa]s?|ventilated|vented`,
    holds: isDisc("Ventilated"),
  },
  drilled: { written: drilled },
  slotted: { written: String.raw`slotted|ranurad[oa]s?|rayad[oa]s?` },
  semi_metallic: { written: String.raw`semi[ -]?met(?:al(?:ic[oa]s?|lic)?)?` },
  ceramic: { written: String.raw`(?:de )?ceramic[oa]?s?` },
  organic: { written: String.raw`organic[oa]?s?` },
  without_sensor: { written: `${withoutWord}sensor(?:es)?`, holds: not(hasSensor) },
  with_sensor: { written: `${withWord}sensor(?:es|s)?(?: de desgaste)?`, holds: hasSensor },
  without_abs: { written: `${withoutWord}abs`, holds: not(hasAbs) },
  with_abs: { written: String.raw`${withWord}abs(?![ -]?\d)`, holds: hasAbs },
  four_wheel_drive: {
    written: "4 ?x ?4|4wd|awd|(?:doble traccion|traccion (?:total|integral))",
    holds: drivesAll,
  },
  two_wheel_drive: {
    written: "4 ?x ?2|2wd|fwd|rwd|traccion (?:simple|sencilla|delantera|trasera)",
    holds: not(drivesAll),
  },
  left: {
    written: "(?:lado )?(?:izquierd[oa]s?|izq)|left(?: hand)?|lh",
    holds: isOnSide("Left"),
  },
  right: {
    written: "(?:lado )?(?:derech[oa]s?|der)|right(?: hand)?|rh",
    holds: isOnSide("Right"),
  },
  // Without "with" they are parts: rear discs.
  rear_drum: {
    written:
      "(?:with |w/ ?)rear drums?(?: brakes?)?|con frenos? traseros? (?:de |a )?tambor(?:es)?",
    holds: hasRearBrake("Drum"),
  },
  rear_disc: {
    written: "(?:with |w/ ?)rear dis[ck]s?(?: brakes?)?|con frenos? traseros? (?:de |a )?discos?",
    holds: hasRearBrake("Disc"),
  },
  wheel: {
    written: String.raw`(?:rin(?:es)?|aro|llanta|wheels?) ?#?(?:1[2-9]|2[0-4])|(?:1[2-9]|2[0-4])[ -]?(?:inch|in|")[ -]?wheels?`,
    holds: ({ qualifiers: { wheelSize } }, inches) =>
      wheelSize === undefined ? undefined : wheelSizesIn(wheelSize).includes(String(inches)),
  },
};

const isTrait = (name: string): name is Trait => name in rules;
const trait = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${Object.entries(rules)
    .map(([name, { written }]) => `(?<${name}>${written})`)
    .join("|")})(?![\p{L}\p{N}])`,
  "gu",
);
/** After figures that are measures: `4 x 4 mm`. */
const measured = /^ ?(?:mm|in|pulg|"|″)/u;

/** Traits of the part or its vehicle in a text: `ventilado`, `4x4`, `con sensor`. */
export function traitsIn(text: string, codes: readonly Span[]): TraitReading[] {
  // Characters keep their positions: only accents on single characters are folded.
  const folded = text.replaceAll(/\p{L}/gu, (letter) => {
    const plain = foldText(letter);
    return plain.length === letter.length ? plain : letter;
  });
  return [...folded.matchAll(trait)].flatMap((match): TraitReading[] => {
    const [name] =
      Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    const place = { from: match.index, to: match.index + match[0].length };
    if (name === undefined || !isTrait(name)) return [];
    if (measured.test(folded.slice(place.to)) || codes.some((code) => contains(code, place))) {
      return [];
    }
    const inches = name === "wheel" ? Number(/\d+/u.exec(match[0])?.[0]) : undefined;
    const isStated = rules[name].holds !== undefined;
    return [{ kind: "trait", ...place, trait: name, isStated, ...(inches && { inches }) }];
  });
}

/**
 * How well a part fits the traits, by the catalogue's statements for each vehicle: 0 if one statement agrees, 2 if
 * each contradicts, 1 otherwise.
 */
export function traitRank(
  traits: readonly TraitReading[],
  statements: readonly Statement[],
): number {
  const ranks = traits.map(({ trait: name, inches = 0 }): number => {
    const answers = statements.map((statement) => rules[name].holds?.(statement, inches));
    if (answers.includes(true)) return 0;
    return answers.length > 0 && answers.every((holds) => holds === false) ? 2 : 1;
  });
  return ranks.reduce((sum, rank) => sum + rank, 0);
}
