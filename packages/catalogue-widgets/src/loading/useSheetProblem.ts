import { useIntl } from "react-intl";
import type { SheetProblem } from "@caliper/sheet-reader";
import { cellMessages, sheetProblemMessages } from "./sheetProblemMessages.ts";

/** Why a spreadsheet could not be read. */
export function useSheetProblem(): (problem: SheetProblem) => string {
  const { formatMessage } = useIntl();
  return ({ kind, sheet = "none", cell: place = "", column, value = "", others = [], ...rest }) => {
    const cell =
      column === undefined ? place : formatMessage(cellMessages.cellOf, { cell: place, column });
    const text = formatMessage(sheetProblemMessages[kind], { sheet, cell, value, part: value });
    const count = (rest.count ?? 1) - 1;
    if (count === 0) return text;
    const cells = [...others, ...(others.length < count ? ["…"] : [])].join(", ");
    return `${text} ${formatMessage(cellMessages.moreCells, { count, cells })}`;
  };
}
