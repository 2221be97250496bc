import { useIntl } from "react-intl";
import { loadingMessages as texts } from "./messages.ts";
import type { SheetProblem } from "../shared/sheet-reader/index.ts";

/** Says in the reader's language why a spreadsheet could not be read. */
export function useSheetProblem(): (problem: SheetProblem) => string {
  const { formatMessage } = useIntl();
  return (problem) => {
    const { sheet = "none", cell = "", value = "", count = 1 } = problem;
    const rest = count > 1 ? ` ${formatMessage(texts.moreCells, { count: count - 1 })}` : "";
    const place = { sheet, cell, value };
    switch (problem.kind) {
      case "notWorkbook":
        return formatMessage(texts.problemNotWorkbook);
      case "oldWorkbook":
        return formatMessage(texts.problemOldWorkbook);
      case "encrypted":
        return formatMessage(texts.problemEncrypted);
      case "broken":
        return formatMessage(texts.problemBroken);
      case "tooLarge":
        return formatMessage(texts.problemTooLarge);
      case "missingSheet":
        return formatMessage(texts.problemMissingSheet, { sheet });
      case "missingPart":
        return formatMessage(texts.problemMissingPart, { part: value });
      case "empty":
        return formatMessage(texts.problemEmpty);
      case "noTableName":
        return formatMessage(texts.problemNoTableName);
      case "badBoolean":
        return formatMessage(texts.problemBadBoolean, place) + rest;
      case "badSharedString":
        return formatMessage(texts.problemBadSharedString, place) + rest;
      case "badNumber":
        return formatMessage(texts.problemBadNumber, place) + rest;
      case "badDate":
        return formatMessage(texts.problemBadDate, place) + rest;
      case "badCellType":
        return formatMessage(texts.problemBadCellType, place) + rest;
      case "errorCell":
        return formatMessage(texts.problemErrorCell, place) + rest;
      case "noResult":
        return formatMessage(texts.problemNoResult, place) + rest;
      case "badReference":
        return formatMessage(texts.problemBadReference, place) + rest;
      case "mergedCells":
        return formatMessage(texts.problemMergedCells, place);
    }
  };
}
