/** What is chosen for a job, its total, and what does not belong together. Pure. */
import type { Job, JobGroup, JobPart } from "@caliper/api-client";
import type { PartToAdd } from "../shared/add-to-list/index.ts";

export interface Choice {
  readonly code: string;
  /** Null where the viewer sees no prices, and where the warehouse has none. */
  readonly grade: string | null;
}

/** By group; null for a group that is left out. */
export type Choices = Readonly<Record<string, Choice | null>>;

export interface Line {
  readonly group: JobGroup;
  readonly part: JobPart;
  readonly grade: string | null;
  /** US dollars for all pieces; undefined without a price. */
  readonly sum: number | undefined;
}

export const groupId = ({ families, side }: JobGroup): string => [...families, side].join(" ");

/** The first grade that has a price. */
const firstGrade = ({ prices = [] }: JobPart): string | null =>
  (prices.find(({ amount }) => amount > 0) ?? prices[0])?.grade ?? null;

const priceOf = ({ prices = [] }: JobPart, grade: string | null) =>
  prices.find((price) => price.grade === grade)?.amount || undefined;

/** A part for a list, in the quantity that the job needs. */
export const toAdd = (
  { code, quantity }: JobPart,
  grade: string | null | undefined,
): PartToAdd => ({
  code,
  quantity,
  ...(grade && { grade }),
});

const inCents = (dollars: number) => Math.round(dollars * 100);

/** What is chosen in a group: by the user, or the only part of a group that the job needs. Nothing is chosen among several codes. */
function lineOf(group: JobGroup, choices: Choices): Line | undefined {
  const choice = choices[groupId(group)];
  if (choice === null) return undefined;
  const [only, ...others] = group.parts;
  const isGiven = group.need !== "optional" && group.outcome === "one" && others.length === 0;
  const part =
    group.parts.find(({ code }) => code === choice?.code) ?? (isGiven ? only : undefined);
  if (!part) return undefined;
  const grade = part.code === choice?.code ? choice.grade : firstGrade(part);
  const price = priceOf(part, grade);
  const sum = price === undefined ? undefined : (inCents(price) * part.quantity) / 100;
  return { group, part, grade, sum };
}

export const linesOf = ({ groups }: Job, choices: Choices): readonly Line[] =>
  groups.flatMap((group) => lineOf(group, choices) ?? []);

/** The groups without which the job is not complete, and nothing is chosen yet. */
export const openGroups = ({ groups }: Job, choices: Choices): readonly JobGroup[] =>
  groups.filter(
    (group) =>
      (group.need === "main" || group.need === "required") &&
      group.parts.length > 0 &&
      choices[groupId(group)] !== null &&
      lineOf(group, choices) === undefined,
  );

/** US dollars; undefined where nothing is chosen or a line has no price. */
export function totalOf(lines: readonly Line[]): number | undefined {
  const sums = lines.flatMap(({ sum }) => sum ?? []);
  if (lines.length === 0 || sums.length < lines.length) return undefined;
  return sums.reduce((total, sum) => total + inCents(sum), 0) / 100;
}

/** A chosen part, and those that belong with it in place of what is chosen beside it. */
export interface Mismatch {
  readonly code: string;
  readonly kind: "matchedPair" | "required";
  readonly belonging: readonly string[];
}

/** The chosen parts that are not a pair, and the required ones that are left out. */
export function mismatches(job: Job, choices: Choices): readonly Mismatch[] {
  const lines = linesOf(job, choices);
  return lines.flatMap(({ part: { code } }) =>
    (["matchedPair", "required"] as const).flatMap((kind) =>
      job.groups.flatMap((group) => {
        const belonging = group.parts
          .filter(({ belongsWith }) =>
            belongsWith.some((each) => each.kind === kind && each.code === code),
          )
          .map((part) => part.code);
        const chosen = lineOf(group, choices)?.part.code;
        const isLeftOut = kind === "required" && choices[groupId(group)] === null;
        const isOther = chosen !== undefined && !belonging.includes(chosen);
        return belonging.length > 0 && (isLeftOut || isOther) ? [{ code, kind, belonging }] : [];
      }),
    ),
  );
}
