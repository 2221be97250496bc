import type { Deciding, Finding } from "@caliper/api-client";
import { Button, Inline, preloadable, Stack, Text } from "@caliper/design-system";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Outline } from "../../drawings/index.ts";
import { useText } from "../../messages/index.ts";
import { picture, section } from "./DecidingQuestion.css.ts";
import { FoundParts } from "./FoundParts.tsx";
import { outlineScales } from "./outlineScales.ts";
import type { UsedAnswers } from "./useAnswers.ts";
import { type DecidingField, useChoiceTexts } from "./useChoiceTexts.ts";

export interface DecidingQuestionProps {
  /** How far the text decides, and what to ask next. */
  deciding: Deciding;
  /** Those that fit, and those for other versions of the vehicle. */
  finding: Pick<Finding, "parts" | "contradicted" | "understood" | "vehicle">;
  /** Called with a choice, and to take it back. */
  answers: Pick<UsedAnswers, "answer" | "takeBack">;
}

const MeasuredView = preloadable(async () => (await import("./measuredViews.ts")).MeasuredView);

/** mm; parts whose measures differ less share a choice. */
const sameMeasure = 2;

/** Asks what tells the parts of a vehicle apart. Digits choose, Escape takes the last answer back. */
export function DecidingQuestion({ deciding, finding, answers }: DecidingQuestionProps) {
  const t = useText();
  const { parts, contradicted = [], understood, vehicle } = finding;
  const { outcome, count, contradicted: others, question } = deciding;
  const year = vehicle?.from === vehicle?.to ? vehicle?.from : undefined;
  const texts = useChoiceTexts(parts[0]?.family ?? contradicted[0]?.family, year);
  const yearsPiece = understood.find(({ kind }) => kind === "years");
  const scales = outlineScales(parts);
  const group = useRef<HTMLElement>(null);
  const [answered, setAnswered] = useState(0);
  const [showsOthers, setShowsOthers] = useState(false);
  // The buttons of the last question are gone.
  useEffect(() => {
    if (answered > 0) group.current?.focus();
  }, [answered]);
  const choose = (field: DecidingField, value: string, written: string | null) => {
    const isYear = field === "year" || field === "month";
    answers.answer({ field, value }, written, isYear ? yearsPiece : undefined);
    setAnswered((before) => before + 1);
  };
  const takeBack = () => {
    answers.takeBack?.();
    setAnswered((before) => before + 1);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The browser's own shortcuts.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = question?.choices[Number(event.key) - 1];
    if (event.key === "Escape" && answers.takeBack) takeBack();
    else if (question && choice)
      choose(question.field, choice.value, texts.written(question.field, choice));
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const { current } = group;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    current?.addEventListener("keydown", listener);
    return () => current?.removeEventListener("keydown", listener);
  }, []);
  const sentence = question
    ? texts.question(question.field)
    : outcome === "open"
      ? ""
      : t("search.deciding.outcome", { outcome, count });
  const candidates = question?.choices.map(({ value }) =>
    parts.find(
      ({ measures }) =>
        Math.abs((measures[question.field] ?? Number.NaN) - Number(value)) < sameMeasure,
    ),
  );
  return (
    <section
      ref={group}
      tabIndex={-1}
      className={section}
      aria-label={t("search.deciding.heading")}
    >
      <Stack gap={8}>
        <output>
          <Inline gap={8} align="baseline">
            <Text variant="cell">{sentence}</Text>
            {question && (
              <Text variant="caption" tone="muted">
                {t("search.deciding.left", { count })}
              </Text>
            )}
          </Inline>
        </output>
        <Inline gap={8} align="end">
          {question?.choices.map((choice, index) => {
            const part = candidates?.[index];
            return (
              <Stack gap={4} key={choice.value}>
                {part && (
                  <div className={picture}>
                    <Suspense>
                      <MeasuredView
                        family={part.family}
                        parts={(candidates ?? []).map((one) => one?.measures ?? {})}
                        index={index}
                        column={question.field}
                      >
                        <Outline
                          family={part.family}
                          measures={part.measures}
                          scaleWithin={scales.get(part.family)}
                          size="card"
                        />
                      </MeasuredView>
                    </Suspense>
                  </div>
                )}
                <Button
                  size="chip"
                  onPress={() =>
                    choose(question.field, choice.value, texts.written(question.field, choice))
                  }
                >
                  {texts.choice(question.field, choice)}
                </Button>
              </Stack>
            );
          })}
          {question && (
            <Button
              size="chip"
              variant="plain"
              onPress={() => choose(question.field, "unknown", null)}
            >
              {t("search.deciding.unknown")}
            </Button>
          )}
          {answers.takeBack && (
            <Button size="chip" variant="plain" icon="undo" onPress={takeBack}>
              {t("search.deciding.takeBack")}
            </Button>
          )}
          {contradicted.length > 0 && (
            <Button size="chip" variant="plain" onPress={() => setShowsOthers(!showsOthers)}>
              {t("search.deciding.others", { count: others, shown: String(showsOthers) })}
            </Button>
          )}
        </Inline>
        {showsOthers && contradicted.length > 0 && (
          <FoundParts
            id="other-versions"
            heading={t("search.deciding.othersHeading")}
            parts={contradicted}
          />
        )}
      </Stack>
    </section>
  );
}
