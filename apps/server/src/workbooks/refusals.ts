import type { SheetProblem } from "@caliper/sheet-reader";
import { Refusal } from "../refusal.ts";

type Part = Required<Pick<SheetProblem, "sheet" | "cell" | "value">>;

const inCell = (why: (part: Part) => string) => (part: Part) =>
  `Sheet “${part.sheet}”, cell ${part.cell}: ${why(part)}`;

/** Why a workbook cannot be read. */
const reasons: Readonly<Record<SheetProblem["kind"], (part: Part) => string>> = {
  notWorkbook: () => "it is not an .xlsx workbook",
  oldWorkbook: () => "it is an old .xls workbook; save it as .xlsx",
  encrypted: () => "it is password-protected; remove the password",
  broken: () => "it is damaged; open it in Excel and save it again",
  tooLarge: () => "it unpacks to more data than can be read; split it into smaller files",
  missingSheet: () => "it has no visible sheet with rows",
  missingPart: ({ value }) => `the part ${value} is missing; open it in Excel and save it again`,
  empty: () => "it has no rows under its header",
  noTableName: () => "its name does not say which table it is for",
  badBoolean: inCell(({ value }) => `“${value}” is not a logical value`),
  badSharedString: inCell(({ value }) => `there is no text number ${value} in the workbook`),
  badNumber: inCell(({ value }) => `“${value}” is not a number`),
  badDate: inCell(({ value }) => `“${value}” is not a date`),
  dateAsCode: inCell(
    () => "Excel turned a code into a date; format the column as text and enter the code again",
  ),
  twoReadings: inCell(
    ({ value }) =>
      `the stored code and the displayed one differ (${value}); format the column as text and enter the whole code`,
  ),
  currency: inCell(({ value }) => `“${value}” is another currency; only US dollars are loaded`),
  statedCurrency: ({ value }) => `“${value}” states another currency; only US dollars are loaded`,
  badCellType: inCell(({ value }) => `“${value}” is stored as an unknown type`),
  errorCell: inCell(({ value }) => `the formula results in ${value}`),
  noResult: inCell(() => "the formula has no stored result; open it in Excel and save it again"),
  badReference: inCell(() => "it appears twice or out of order"),
  openQuote: inCell(() => "its quotes are not closed"),
  mergedCells: inCell(
    ({ value }) => `“${value}” is in merged cells; unmerge them and enter the value in each one`,
  ),
};

/** The refusal of a workbook that cannot be read; it names the file, the sheet and the cell. */
export function refuseProblem(problem: SheetProblem): Refusal {
  const { kind, fileName, sheet = "", cell = "", value = "", count = 1 } = problem;
  const why = reasons[kind]({ sheet, cell, value });
  const cells = count === 2 ? "cell is" : "cells are";
  return refuseWorkbook(
    fileName,
    `sheet-${kind}`,
    count > 1 ? `${why}; ${count - 1} more ${cells} invalid` : why,
    kind === "tooLarge" ? "tooLarge" : "invalid",
  );
}

const longestName = 100;

/**
 * A refusal that names the file.
 * @param reason for programs
 */
export function refuseWorkbook(
  name: string,
  reason: string,
  why: string,
  kind: "invalid" | "tooLarge" = "tooLarge",
): Refusal {
  const shown = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
  return new Refusal(kind, `${shown}: ${why}`, {
    reason,
    fields: [{ field: "file", value: shown, expected: why }],
  });
}
