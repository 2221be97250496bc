import type { FindArgs } from "@caliper/api-client";
import { useState } from "react";

type Answer = NonNullable<FindArgs["answers"]>[number];

interface Answered {
  /** The text to which the answers belong. */
  readonly text: string;
  readonly given: readonly Answer[];
  /** Before the last answer. */
  readonly previous?: Answered;
}

/** Answers to the questions that tell parts apart: those that a text can state are added to it, the others are kept beside it. */
export function useAnswers(text: string, onSearch: (text: string) => void) {
  const [last, setLast] = useState<Answered>({ text, given: [] });
  const isOwn = last.text.toUpperCase() === text.toUpperCase();
  const current: Answered = isOwn ? last : { text, given: [] };
  const go = (next: Answered) => {
    setLast(next);
    if (next.text !== text) onSearch(next.text);
  };
  return {
    answers: current.given,
    /** @param written the words that state the answer in the text; null where there are none */
    answer: (answer: Answer, written: string | null) =>
      go(
        written === null
          ? { text, given: [...current.given, answer], previous: current }
          : { text: `${text} ${written}`, given: current.given, previous: current },
      ),
    /** Undefined before the first answer. */
    takeBack: current.previous && (() => go(current.previous ?? current)),
  };
}

export type UsedAnswers = ReturnType<typeof useAnswers>;
