import { isApiError, LongRowsError, refusalOf } from "@caliper/api-client";
import { useFailure } from "@caliper/catalogue-widgets/shared";
import { SheetError, type SheetProblem } from "@caliper/sheet-reader";
import { useText } from "../messages/index.ts";
import type { LoadFailure } from "./queue.ts";

/** Why a file was not loaded, in the user's language. */
export function useLoadFailure(): (reason: LoadFailure) => string {
  const t = useText();
  const failureOf = useFailure();
  const problemText = useSheetProblem();
  return (reason) => {
    if (reason === "changed") return t("loading.changed");
    const { thrown } = reason;
    if (thrown instanceof SheetError) return problemText(thrown.problem);
    if (thrown instanceof LongRowsError)
      return t("loading.longRows", { first: thrown.first, last: thrown.last });
    const refusal = refusalOf(thrown);
    if (refusal !== undefined) return refusal;
    if (!isApiError(thrown)) return t("loading.problem.reader");
    return failureOf(thrown).line;
  };
}

/** Why a spreadsheet could not be read. */
function useSheetProblem(): (problem: SheetProblem) => string {
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
