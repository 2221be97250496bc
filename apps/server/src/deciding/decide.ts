/** The question that tells the parts of a vehicle apart. Pure. */
import { factsOf, type Field, fields, isRanged, measuredFields, placeFields } from "./fields.ts";

/** A row of the applications with what it says of its vehicle and part. A field that is missing fits every value. */
export interface Fact {
  readonly code: string;
  /** Codes of one shape, such as grades and suffixes, are one part. */
  readonly shape: string;
  readonly values: Readonly<Partial<Record<Field, readonly string[]>>>;
}

/** By field; null where the person does not know. */
export type Answers = Readonly<Partial<Record<Field, string | null>>>;

export interface Choice {
  /** `other` for the values that no row states. */
  readonly value: string;
  /** The last value of a range of years or months. */
  readonly upTo?: string;
  /** How many parts it leaves. */
  readonly count: number;
}

export interface Question {
  readonly field: Field;
  readonly choices: readonly Choice[];
}

/**
 * - `none`: no part fits the answers
 * - `one`: one part, in one or more grades
 * - `all`: several parts, which the catalogue does not distinguish
 * - `unstated`: several parts; the catalogue does not state which
 * - `open`: there is a question
 */
export type Outcome = "none" | "one" | "all" | "unstated" | "open";

export interface Decision {
  readonly outcome: Outcome;
  /** The codes that fit the answers. */
  readonly codes: ReadonlySet<string>;
  /** Number of parts that fit. */
  readonly count: number;
  /** Number of parts that contradict the answers. */
  readonly contradicted: number;
  readonly question: Question | undefined;
}

const isNear = (field: Field, one: string, other: string) =>
  Math.abs(Number(one) - Number(other)) < (factsOf[field].apart ?? 0);

function fitsAnswer(values: readonly string[] | undefined, field: Field, answer: string): boolean {
  if (values === undefined) return true;
  return factsOf[field].apart === undefined
    ? values.includes(answer)
    : values.some((value) => isNear(field, value, answer));
}

const fits = ({ values }: Fact, answers: Answers) =>
  fields.every((field) => {
    const answer = answers[field];
    return typeof answer !== "string" || fitsAnswer(values[field], field, answer);
  });

const shapesOf = (facts: readonly Fact[]) => new Set(facts.map(({ shape }) => shape));

/** Measures that a person cannot tell apart are one choice, its smallest. */
function distinct(field: Field, values: readonly string[]): string[] {
  const sorted = values.toSorted((one, other) => Number(one) - Number(other));
  const apart: string[] = [];
  for (const value of sorted) {
    const last = apart.at(-1);
    if (last === undefined || !isNear(field, last, value)) apart.push(value);
  }
  return apart;
}

/** Neighboring years or months that leave the same parts are one choice. */
function ranges(choices: readonly (Choice & { readonly left: string })[]): Choice[] {
  const merged: (Choice & { readonly left: string })[] = [];
  for (const choice of choices) {
    const last = merged.at(-1);
    if (last?.left === choice.left) merged.splice(-1, 1, { ...last, upTo: choice.value });
    else merged.push(choice);
  }
  return merged.map(({ value, upTo, count }) => ({
    value,
    count,
    ...(upTo !== undefined && { upTo }),
  }));
}

/** Stands for the values that no row states, which only rows without a value fit. */
const otherValue = "other";

function valuesOf(facts: readonly Fact[], field: Field, texts: readonly string[]) {
  const pair = factsOf[field].values;
  if (pair) return pair;
  if (isRanged(field)) return distinct(field, texts);
  const sorted = factsOf[field].apart === undefined ? texts.toSorted() : distinct(field, texts);
  return facts.some(({ values }) => !values[field]) ? [...sorted, otherValue] : sorted;
}

function choicesOf(facts: readonly Fact[], field: Field): Choice[] {
  const texts = [...new Set(facts.flatMap(({ values }) => values[field] ?? []))];
  if (texts.length === 0) return [];
  const values = valuesOf(facts, field, texts);
  const choices = values.map((value) => {
    const shapes = shapesOf(facts.filter((fact) => fitsAnswer(fact.values[field], field, value)));
    return { value, count: shapes.size, left: [...shapes].toSorted().join("\n") };
  });
  return ranges(
    isRanged(field) ? choices : choices.map((each) => ({ ...each, left: each.value })),
  ).filter(({ count }) => count > 0);
}

/** How many parts a question is expected to remove, times the share of people who can answer it. */
const gainOf = ({ field, choices }: Question, count: number) =>
  factsOf[field].ease *
  (count - choices.reduce((sum, choice) => sum + choice.count, 0) / Math.max(1, choices.length));

/** The questions that are not answered yet and have choices. */
const questionsOf = (facts: readonly Fact[], answers: Answers): Question[] =>
  fields
    .filter((field) => answers[field] === undefined)
    .map((field) => ({ field, choices: choicesOf(facts, field) }))
    .filter(({ choices }) => choices.length > 1);

/** The best question among those whose answers alone leave fewer parts. */
function dividing(facts: readonly Fact[], questions: readonly Question[]): Question | undefined {
  const count = shapesOf(facts).size;
  const [best] = questions
    .filter((question) => gainOf(question, count) > 0)
    .toSorted((one, other) => gainOf(other, count) - gainOf(one, count));
  return best;
}

function nextQuestion(facts: readonly Fact[], answers: Answers): Question | undefined {
  const questions = questionsOf(facts, answers);
  // Two answers may divide what neither divides alone: an engine with ABS.
  return (
    dividing(facts, questions) ??
    questions.find(({ field, choices }) =>
      choices.some(({ value }) => {
        const nextAnswers = { ...answers, [field]: value };
        const left = facts.filter((fact) => fits(fact, nextAnswers));
        return dividing(left, questionsOf(left, nextAnswers)) !== undefined;
      }),
    )
  );
}

/** Whether what can be measured on all parts is known, and the same. */
const isAlike = (facts: readonly Fact[]): boolean =>
  measuredFields.every((field) => {
    const knownValues = facts.flatMap(({ values }) => values[field] ?? []);
    return (
      knownValues.length === 0 ||
      (knownValues.length === facts.length && distinct(field, knownValues).length === 1)
    );
  });

/** The parts that fit the answers, and what to ask next. */
export function decide(facts: readonly Fact[], answers: Answers): Decision {
  const left = facts.filter((fact) => fits(fact, answers));
  const count = shapesOf(left).size;
  const question = count > 1 ? nextQuestion(left, answers) : undefined;
  const isMeasured = left.some(({ values }) => measuredFields.some((field) => values[field]));
  const isEqual = isMeasured && isAlike(left);
  const outcome =
    question !== undefined
      ? "open"
      : count === 0
        ? "none"
        : count === 1
          ? "one"
          : isEqual
            ? "all"
            : "unstated";
  return {
    outcome,
    codes: new Set(left.map(({ code }) => code)),
    count,
    contradicted: shapesOf(facts).size - count,
    question,
  };
}

/**
 * Whether parts fit, by code: not those that no row with the answers has, and those that nothing unknown tells apart from others
 * of their place. The others are missing.
 */
export function fitsOf(
  facts: readonly Fact[],
  { submodel, ...others }: Answers,
  codes: readonly string[],
): ReadonlyMap<string, boolean> {
  // Kinds of parts name submodels differently: one that no row states says nothing, and none excludes a part.
  const isStated = facts.some(({ values }) => values.submodel?.includes(submodel ?? ""));
  const answers = isStated ? { ...others, submodel } : others;
  const fitting = (code: string, knownAnswers: Answers) =>
    facts.filter((fact) => fact.code === code && fits(fact, knownAnswers));
  const outcomes = new Map<string, Outcome>();
  const outcomeOf = (place: Answers) => {
    const key = JSON.stringify(place);
    const outcome = outcomes.get(key) ?? decide(facts, { ...answers, ...place }).outcome;
    outcomes.set(key, outcome);
    return outcome;
  };
  return new Map(
    codes.flatMap((code): [string, boolean][] => {
      if (fitting(code, others).length === 0) return [[code, false]];
      const ownFacts = fitting(code, answers);
      const place = placeFields.map((field) => {
        const [value = null, ...more] = new Set(
          ownFacts.flatMap(({ values }) => values[field] ?? []),
        );
        return [field, more.length > 0 ? null : value] as const;
      });
      const outcome = ownFacts.length > 0 && outcomeOf(Object.fromEntries(place));
      return outcome === "one" || outcome === "all" ? [[code, true]] : [];
    }),
  );
}
