import type { CellProblem } from "@caliper/api-client";
import { familyIdOfType, familyOf } from "@caliper/catalogue-model";
import { useLocale } from "@caliper/catalogue-widgets/shared";
import { useText } from "../../messages/index.ts";

/** Values that a message needs; a problem without one is described by the server's English text. */
const needed: Partial<Record<CellProblem["kind"], string>> = {
  choice: "known",
  family: "type",
  alphabet: "letter",
  remark: "code",
  fraction: "one",
  cycle: "chain",
  undecided: "codes",
};

/** For values that the server leaves out. */
const absent = {
  chain: "",
  code: "",
  codes: "",
  count: 2,
  digit: "",
  from: "",
  known: "",
  largest: "",
  letter: "",
  limit: "",
  one: "",
  row: 0,
  smallest: "",
};

/** The value for a sheet without a name in messages with a choice. */
const noSheet = "none";

/** The expected value of an invalid or unlikely cell, and what to do. */
export function useExpected(titleOf: (header: string) => string): (problem: CellProblem) => string {
  const t = useText();
  const locale = useLocale();
  const familyTitle = (type: string) => {
    const family = familyIdOfType(type);
    return family === undefined ? type : familyOf(family).title.many[locale];
  };
  return ({ kind, value, values = {}, expected }) => {
    const key = needed[kind];
    const isDescribed = key === undefined || values[key] !== undefined;
    return t(`preview.problem.${isDescribed ? kind : "other"}`, {
      ...absent,
      key: value,
      ...values,
      other: kind === "fraction" ? String(values["other"]) : titleOf(String(values["other"] ?? "")),
      type: familyTitle(String(values["type"] ?? "")),
      expected,
    });
  };
}

/** The title of a problem's column, also of one beyond the header. */
export function useColumnTitle(
  titleOf: (header: string) => string,
): (problem: Pick<CellProblem, "column" | "values">) => string {
  const t = useText();
  return ({ column, values }) => {
    const letters = values?.["column"];
    if (letters === undefined) return titleOf(column);
    return t("preview.columnNamed", { name: String(letters) });
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
  const t = useText();
  const expectedOf = useExpected(titleOf);
  const columnTitle = useColumnTitle(titleOf);
  return (problem) => {
    const { cell, value } = problem;
    const row = problem.sheetRow ?? problem.row;
    const column = columnTitle(problem);
    const there = { sheet: sheet ?? noSheet, cell: cell ?? "", row, column, value };
    const isEmpty = value === "";
    const inRow = isEmpty ? t("preview.isEmpty", there) : t("preview.is", there);
    const inCell = isEmpty ? t("preview.atEmpty", there) : t("preview.at", there);
    const place = cell === undefined ? inRow : inCell;
    return `${place} ${expectedOf(problem)}`;
  };
}
