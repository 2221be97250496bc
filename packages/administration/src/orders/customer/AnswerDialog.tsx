import { maxQuantity } from "@caliper/api-client";
import { type AnswerKind, answerKinds, type LineAnswer } from "@caliper/catalogue-model";
import { FormDialog } from "@caliper/catalogue-widgets/shared";
import { NumberField, Select, TextArea, TextField } from "@caliper/design-system";
import { useState } from "react";
import { FieldPair } from "../../lists/index.ts";
import { useText } from "../../messages/index.ts";

export interface AnswerDialogProps {
  /** Our code of the line. */
  code: string;
  /** Of the line, in pieces. */
  quantity: number;
  /** The line's place in the order, from 0. */
  line: number;
  /** The answer so far. */
  answer: LineAnswer | undefined;
  /** Undefined leaves the line without an answer. */
  onAnswer: (answer: LineAnswer | undefined) => void;
  onClose: () => void;
}

const needsCode = (kind: AnswerKind | "open") => kind === "replaced" || kind === "alternative";

/** The answer to one line of a customer's order. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { code, quantity: ordered, line, answer, onAnswer, onClose } = props;
  const t = useText();
  const [kind, setKind] = useState<AnswerKind | "open">(answer?.kind ?? "confirmed");
  const [quantity, setQuantity] = useState<number | null>(answer?.quantity ?? ordered);
  const [date, setDate] = useState(answer?.date ?? "");
  const [part, setPart] = useState(answer?.code ?? "");
  const [note, setNote] = useState(answer?.note ?? "");
  const [isSubmitted, setSubmitted] = useState(false);
  const isGiven = kind !== "none" && kind !== "open";
  const isQuantity = quantity !== null && quantity >= 1 && quantity <= maxQuantity;
  const isMissing = needsCode(kind) && part.trim() === "";
  const submit = () => {
    setSubmitted(true);
    if (kind === "open") onAnswer(undefined);
    else if (isGiven && (!isQuantity || isMissing)) return;
    else
      onAnswer({
        line,
        kind,
        ...(isGiven && isQuantity && { quantity }),
        ...(isGiven && date !== "" && { date }),
        ...(needsCode(kind) && { code: part.trim() }),
        ...(note.trim() !== "" && { note: note.trim() }),
      });
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("order.answer.of", { code })}
      submitLabel={t("order.answer.apply")}
      onSubmit={submit}
      isPending={false}
      error={null}
    >
      <Select
        label={t("order.answer")}
        items={(["open", ...answerKinds] as const).map((id) => ({
          id,
          label: t(`order.answer.${id}`),
        }))}
        value={kind}
        onChange={setKind}
      />
      {needsCode(kind) && (
        <TextField
          label={t("order.answer.code")}
          isRequired
          isMono
          maxLength={40}
          value={part}
          onChange={setPart}
          {...(isSubmitted && isMissing && { error: t("order.answer.codeNeeded") })}
        />
      )}
      {isGiven && (
        <FieldPair>
          <NumberField
            label={t("order.quantity")}
            value={quantity}
            onChange={setQuantity}
            min={1}
            max={maxQuantity}
            decimals={0}
            problemText={() => t("order.quantityProblem", { max: maxQuantity })}
            {...(isSubmitted &&
              quantity === null && { error: t("order.quantityProblem", { max: maxQuantity }) })}
          />
          <TextField label={t("order.answer.date")} type="date" value={date} onChange={setDate} />
        </FieldPair>
      )}
      {kind !== "open" && (
        <TextArea label={t("order.note")} maxLength={500} value={note} onChange={setNote} />
      )}
    </FormDialog>
  );
}
