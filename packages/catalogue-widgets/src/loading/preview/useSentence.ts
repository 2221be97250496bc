import type { CellProblem } from "@caliper/api-client";
import { type MessageDescriptor, useIntl } from "react-intl";
import { problemMessages as texts } from "./problemMessages.ts";

const messages = {
  required: texts.pRequired,
  decimal: texts.pDecimal,
  comma: texts.pComma,
  integer: texts.pInteger,
  negative: texts.pNegative,
  year: texts.pYear,
  price: texts.pPrice,
  barcode: texts.pBarcode,
  boolean: texts.pBoolean,
  product: texts.pProduct,
  choice: texts.pChoice,
  duplicate: texts.pDuplicate,
  family: texts.pFamily,
  years: texts.pYears,
  text: texts.pText,
  code: texts.pCode,
  codeDate: texts.pCodeDate,
  codeRounded: texts.pCodeRounded,
  placeholder: texts.pPlaceholder,
  alphabet: texts.pAlphabet,
  zero: texts.pZero,
  checkDigit: texts.pCheckDigit,
  unusual: texts.pUnusual,
  notBelow: texts.pNotBelow,
} as const satisfies Record<CellProblem["kind"], MessageDescriptor>;

/** Values that a message needs; a problem without one is described by the server's English text. */
const needed: Partial<Record<CellProblem["kind"], string>> = {
  choice: "known",
  family: "type",
  alphabet: "letter",
};

/**
 * Describes an invalid or unlikely cell: where it is, its value, and what was expected. Columns are named by
 * `titleOf` their headers.
 */
export function useSentence(titleOf: (header: string) => string): (problem: CellProblem) => string {
  const { formatMessage } = useIntl();
  return ({ row, column: header, value, kind, values = {}, expected }) => {
    const column = titleOf(header);
    const other = titleOf(String(values["other"] ?? ""));
    const place =
      value === ""
        ? formatMessage(texts.isEmpty, { row, column })
        : formatMessage(texts.is, { row, column, value });
    const key = needed[kind];
    const message: MessageDescriptor =
      key !== undefined && values[key] === undefined ? texts.pOther : messages[kind];
    return `${place} ${formatMessage(message, { row: 0, from: "", ...values, other, expected })}`;
  };
}
