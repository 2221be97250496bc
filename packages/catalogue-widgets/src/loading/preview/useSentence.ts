import type { CellProblem } from "@caliper/api-client";
import { familyIdOfType, familyOf } from "@caliper/catalogue-model";
import { type MessageDescriptor, useIntl } from "react-intl";
import { useLocale } from "../../provider/index.ts";
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
  surplus: texts.pSurplus,
  choice: texts.pChoice,
  duplicate: texts.pDuplicate,
  family: texts.pFamily,
  years: texts.pYears,
  text: texts.pText,
  code: texts.pCode,
  codeDate: texts.pCodeDate,
  codeRounded: texts.pCodeRounded,
  codeTruth: texts.pCodeTruth,
  converted: texts.pConverted,
  fraction: texts.pFraction,
  cents: texts.pCents,
  garbled: texts.pGarbled,
  severalCodes: texts.pSeveralCodes,
  placeholder: texts.pPlaceholder,
  remark: texts.pRemark,
  remarkRow: texts.pRemarkRow,
  alphabet: texts.pAlphabet,
  zero: texts.pZero,
  checkDigit: texts.pCheckDigit,
  unusual: texts.pUnusual,
  notBelow: texts.pNotBelow,
  noDigit: texts.pNoDigit,
} as const satisfies Record<CellProblem["kind"], MessageDescriptor>;

/** Values that a message needs; a problem without one is described by the server's English text. */
const needed: Partial<Record<CellProblem["kind"], string>> = {
  choice: "known",
  family: "type",
  alphabet: "letter",
  remark: "code",
  fraction: "one",
};

/** The value for a sheet without a name in messages with a choice. */
const noSheet = "none";

/** The expected value of an invalid or unlikely cell, and what to do. */
export function useExpected(titleOf: (header: string) => string): (problem: CellProblem) => string {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const familyTitle = (type: string) => {
    const family = familyIdOfType(type);
    return family === undefined ? type : familyOf(family).title.many[locale];
  };
  return ({ kind, value, values = {}, expected }) => {
    const key = needed[kind];
    const message: MessageDescriptor =
      key !== undefined && values[key] === undefined ? texts.pOther : messages[kind];
    return formatMessage(message, {
      row: 0,
      from: "",
      key: value,
      count: 2,
      ...values,
      other: kind === "fraction" ? values["other"] : titleOf(String(values["other"] ?? "")),
      type: familyTitle(String(values["type"] ?? "")),
      expected,
    });
  };
}

/** The title of a problem's column, also of one beyond the header. */
export function useColumnTitle(
  titleOf: (header: string) => string,
): (problem: Pick<CellProblem, "column" | "values">) => string {
  const { formatMessage } = useIntl();
  return ({ column, values }) => {
    const letters = values?.["column"];
    if (letters === undefined) return titleOf(column);
    return formatMessage(texts.columnNamed, { name: String(letters) });
  };
}

/**
 * Describes an invalid or unlikely cell: where it is, its value, and what was expected. Columns are named by
 * `titleOf` their headers.
 */
export function useSentence(
  titleOf: (header: string) => string,
  sheet: string | undefined,
): (problem: CellProblem) => string {
  const { formatMessage } = useIntl();
  const expectedOf = useExpected(titleOf);
  const columnTitle = useColumnTitle(titleOf);
  return (problem) => {
    const { cell, value } = problem;
    const row = problem.sheetRow ?? problem.row;
    const column = columnTitle(problem);
    const there = { sheet: sheet ?? noSheet, cell: cell ?? "", row, column, value };
    const isEmpty = value === "";
    const inRow = isEmpty ? formatMessage(texts.isEmpty, there) : formatMessage(texts.is, there);
    const inCell = isEmpty ? formatMessage(texts.atEmpty, there) : formatMessage(texts.at, there);
    const place = cell === undefined ? inRow : inCell;
    return `${place} ${expectedOf(problem)}`;
  };
}
