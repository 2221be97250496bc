import type { FindArgs, TextPiece } from "@caliper/api-client";
import { useState } from "react";
import { replaced } from "./replaced.ts";

type Answer = NonNullable<FindArgs["answers"]>[number];

/** A search in the host's URL: a text, and answers that no text states, as `wheelSize:unknown`. */
interface Searched {
  readonly text: string;
  readonly given: readonly string[];
}

const between = ":";

/** The server refuses unknown fields and values. */
export const answersIn = (answerTexts: readonly string[]): readonly Answer[] =>
  answerTexts.map((each) => {
    const [field = "", ...value] = each.split(between);
    return { field: field as Answer["field"], value: value.join(between) };
  });

const isSame = (one: Searched, other: Searched) =>
  one.text.toUpperCase() === other.text.toUpperCase() && one.given.join() === other.given.join();

/** Answers to the questions that tell parts apart: those that a text can state are added to it, the others are kept beside it. */
export function useAnswers(
  { text, given }: Searched,
  onSearch: (text: string, answers: readonly string[]) => void,
) {
  const current = { text, given };
  // How the searches came about by answers, which their URLs do not say.
  const [steps, setSteps] = useState<readonly { from: Searched; to: Searched }[]>([]);
  const before =
    steps.findLast(({ to }) => isSame(to, current))?.from ??
    (given.length > 0 ? { text, given: given.slice(0, -1) } : undefined);
  const go = (next: Searched) => onSearch(next.text, next.given);
  return {
    /**
     * @param written the words that state the answer in the text; null where there are none
     * @param old the piece of the text that they replace
     */
    answer: ({ field, value }: Answer, written: string | null, old?: TextPiece) => {
      const next =
        written === null
          ? { text, given: [...given, `${field}${between}${value}`] }
          : { text: old ? replaced(text, old, written) : `${text} ${written}`, given };
      setSteps([...steps, { from: current, to: next }]);
      go(next);
    },
    /** Undefined before the first answer. */
    takeBack: before && (() => go(before)),
  };
}

export type UsedAnswers = ReturnType<typeof useAnswers>;
