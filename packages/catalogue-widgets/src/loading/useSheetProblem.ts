import { type MessageDescriptor, useIntl } from "react-intl";
import type { SheetProblem } from "@caliper/sheet-reader";
import { loadingMessages as texts } from "./messages.ts";

const messages = {
  notWorkbook: texts.problemNotWorkbook,
  oldWorkbook: texts.problemOldWorkbook,
  encrypted: texts.problemEncrypted,
  broken: texts.problemBroken,
  tooLarge: texts.problemTooLarge,
  missingSheet: texts.problemMissingSheet,
  missingPart: texts.problemMissingPart,
  empty: texts.problemEmpty,
  noTableName: texts.problemNoTableName,
  badBoolean: texts.problemBadBoolean,
  badSharedString: texts.problemBadSharedString,
  badNumber: texts.problemBadNumber,
  badDate: texts.problemBadDate,
  dateAsCode: texts.problemDateAsCode,
  twoReadings: texts.problemTwoReadings,
  currency: texts.problemCurrency,
  statedCurrency: texts.problemStatedCurrency,
  badCellType: texts.problemBadCellType,
  errorCell: texts.problemErrorCell,
  noResult: texts.problemNoResult,
  badReference: texts.problemBadReference,
  mergedCells: texts.problemMergedCells,
} as const satisfies Record<SheetProblem["kind"], MessageDescriptor>;

/** Why a spreadsheet could not be read. */
export function useSheetProblem(): (problem: SheetProblem) => string {
  const { formatMessage } = useIntl();
  return ({ kind, sheet = "none", cell: place = "", column, value = "", others = [], ...rest }) => {
    const cell =
      column === undefined ? place : formatMessage(texts.cellOf, { cell: place, column });
    const text = formatMessage(messages[kind], { sheet, cell, value, part: value });
    const count = (rest.count ?? 1) - 1;
    if (count === 0) return text;
    const cells = [...others, ...(others.length < count ? ["…"] : [])].join(", ");
    return `${text} ${formatMessage(texts.moreCells, { count, cells })}`;
  };
}
