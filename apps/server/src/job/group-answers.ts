/** Which answers about a vehicle hold for a group of its parts. Pure. */
import type { Answers, Fact } from "../deciding/decide.ts";
import type { Field } from "../deciding/fields.ts";

/** Names that differ from part to part: rotors of the Corolla `S, LE, XLE`, pads of the `E140/E150`. */
const nameFields: ReadonlySet<string> = new Set(["submodel", "brakeSystem"]);

const statedIn = (facts: readonly Fact[], field: Field) =>
  new Set(facts.flatMap(({ values }) => values[field] ?? []));

/**
 * Answers for one group of a job. One that was chosen among the values of other parts is as good as unknown: a name that no part of
 * the group states, and `other` where the first group that states the field states other values.
 */
export function groupAnswers(
  answers: Answers,
  facts: readonly Fact[],
  groups: readonly (readonly Fact[])[],
): Answers {
  const holds = (field: Field, answer: string) => {
    const values = statedIn(facts, field);
    if (nameFields.has(field) && answer !== "other") return values.has(answer);
    if (answer !== "other") return true;
    const first = groups.map((each) => statedIn(each, field)).find(({ size }) => size > 0);
    return first?.size === values.size && [...first].every((value) => values.has(value));
  };
  const entries = (Object.entries(answers) as [Field, string | null][]).map(([field, answer]) => [
    field,
    answer !== null && holds(field, answer) ? answer : null,
  ]);
  return Object.fromEntries(entries);
}
