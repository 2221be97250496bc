import { type MessageDescriptor, useIntl } from "react-intl";
import type { SheetProblem } from "../shared/sheet-reader/index.ts";
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
  badCellType: texts.problemBadCellType,
  errorCell: texts.problemErrorCell,
  noResult: texts.problemNoResult,
  badReference: texts.problemBadReference,
  mergedCells: texts.problemMergedCells,
} as const satisfies Record<SheetProblem["kind"], MessageDescriptor>;

/** Why a spreadsheet could not be read. */
export function useSheetProblem(): (problem: SheetProblem) => string {
  const { formatMessage } = useIntl();
  return ({ kind, sheet = "none", cell = "", value = "", count = 1 }) => {
    const text = formatMessage(messages[kind], { sheet, cell, value, part: value });
    return count > 1 ? `${text} ${formatMessage(texts.moreCells, { count: count - 1 })}` : text;
  };
}
