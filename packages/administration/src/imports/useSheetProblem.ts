import type { SheetProblem } from "@caliper/sheet-reader";
import { useText } from "../messages/index.ts";

/** Why a spreadsheet could not be read. */
export function useSheetProblem(): (problem: SheetProblem) => string {
  const t = useText();
  return ({ kind, sheet = "none", cell: place = "", column, value = "", others = [], ...rest }) => {
    const cell = column === undefined ? place : t("loading.cellOf", { cell: place, column });
    const text = t(`loading.problem.${kind}`, { sheet, cell, value, part: value });
    const count = (rest.count ?? 1) - 1;
    if (count === 0) return text;
    const cells = [...others, ...(others.length < count ? ["…"] : [])].join(", ");
    return `${text} ${t("loading.moreCells", { count, cells })}`;
  };
}
