import { answerOrderMutation, type CustomerOrder, type SentOrder } from "@caliper/api-client";
import { type LineAnswer, nextOrderStates, type OrderState } from "@caliper/catalogue-model";
import { FailureNotice, type StoredText, useClient } from "@caliper/catalogue-widgets/shared";
import { Button, Hide, Inline, Notice, Select, Stack } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FilterSlot } from "../../lists/index.ts";
import { useText } from "../../messages/index.ts";

/** Answers that are not saved yet. */
export interface AnswerDraft {
  /** Of the order that they answer. */
  readonly revision: number;
  readonly state: OrderState;
  readonly answers: readonly LineAnswer[];
}

const draftOf = ({ revision, state, answers }: CustomerOrder): AnswerDraft => ({
  revision,
  state: nextOrderStates[state][0] ?? state,
  answers,
});

// Only this hook writes the text.
const draftIn = (store: StoredText | undefined): AnswerDraft | undefined =>
  store?.get() ? (JSON.parse(store.get() ?? "") as AnswerDraft) : undefined;

/** The answers to a customer's order as an administrator changes them; `store` keeps them over a reload. */
export function useAnswerDraft(request: CustomerOrder, store: StoredText | undefined) {
  const [changed, setDraft] = useState(() => draftIn(store));
  useEffect(() => store?.set(changed ? JSON.stringify(changed) : ""), [store, changed]);
  const draft = changed ?? draftOf(request);
  const change = (next: Partial<AnswerDraft>) => setDraft({ ...draft, ...next });
  const answerLine = (line: number, answer: LineAnswer | undefined) => {
    const otherAnswers = draft.answers.filter((each) => each.line !== line);
    change({ answers: answer ? [...otherAnswers, answer] : otherAnswers });
  };
  /** After `savedDraft` was saved as `revision`. What was changed meanwhile stays, to be saved next. */
  const settle = (savedDraft: AnswerDraft, revision: number) =>
    setDraft((now) => (now === savedDraft || now === undefined ? undefined : { ...now, revision }));
  return { draft, change, answerLine, replace: setDraft, settle };
}

export interface AnswerOrderProps {
  order: SentOrder;
  request: CustomerOrder;
  answers: ReturnType<typeof useAnswerDraft>;
}

/** Sets the next state of a customer's order and saves the answers to its lines. */
export function AnswerOrder({ order, request, answers }: AnswerOrderProps) {
  const t = useText();
  const save = useMutation(answerOrderMutation(useClient()));
  const { draft, change, replace, settle } = answers;
  const next = nextOrderStates[request.state];
  if (next.length === 0) return null;
  const { revision, state } = draft;
  const isConflict = revision !== request.revision;
  const isPossible = next.includes(state);
  const error = save.error?.status === 409 ? null : save.error;
  const send = (answerDraft: AnswerDraft) => {
    replace(answerDraft);
    save.mutate(
      { id: order.id, ...answerDraft, answers: [...answerDraft.answers] },
      { onSuccess: (answered) => settle(answerDraft, answered.request?.revision ?? revision) },
    );
  };
  return (
    <Hide on="print">
      <Stack gap={8}>
        <Inline gap={12} align="end">
          <FilterSlot>
            <Select
              label={t("order.answer.next")}
              items={next.map((id) => ({ id, label: t(`order.state.${id}`) }))}
              value={isPossible ? state : null}
              onChange={(id) => change({ state: id })}
            />
          </FilterSlot>
          <Button
            variant="primary"
            icon="send"
            isDisabled={isConflict || !isPossible}
            isPending={save.isPending}
            onPress={() => send(draft)}
          >
            {t("order.answer.save")}
          </Button>
          {next.includes("confirmed") && (
            <Button
              icon="check"
              isDisabled={isConflict || save.isPending}
              onPress={() =>
                send({
                  revision,
                  state: "confirmed",
                  answers: order.products.map(({ quantity }, line) => {
                    const lineAnswer = draft.answers.find((each) => each.line === line);
                    const { date, note } = lineAnswer ?? {};
                    return { line, kind: "confirmed", quantity, date, note };
                  }),
                })
              }
            >
              {t("order.answer.confirmAll")}
            </Button>
          )}
        </Inline>
        {isConflict && (
          <Notice
            tone="warning"
            action={
              <Button
                size="chip"
                onPress={() => {
                  save.reset();
                  change({ revision: request.revision });
                }}
              >
                {t("order.answer.keepMine")}
              </Button>
            }
          >
            {t("order.answer.conflict", { state: t(`order.state.${request.state}`) })}
          </Notice>
        )}
        <FailureNotice error={error} />
      </Stack>
    </Hide>
  );
}
