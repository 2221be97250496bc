import type { CellProblem } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { problemMessages as texts } from "./problemMessages.ts";

/** Says in the reader's language what is wrong with a cell: where, what stands there, what was expected. */
export function useSentence(): (problem: CellProblem, title: string) => string {
  const { formatMessage } = useIntl();

  const expected = ({ kind, values = {}, expected: english }: CellProblem): string => {
    switch (kind) {
      case "required":
        return formatMessage(texts.pRequired);
      case "decimal":
        return formatMessage(texts.pDecimal);
      case "comma":
        return formatMessage(texts.pComma);
      case "integer":
        return formatMessage(texts.pInteger);
      case "negative":
        return formatMessage(texts.pNegative);
      case "year":
        return formatMessage(texts.pYear);
      case "price":
        return formatMessage(texts.pPrice);
      case "barcode":
        return formatMessage(texts.pBarcode);
      case "boolean":
        return formatMessage(texts.pBoolean);
      case "product":
        return formatMessage(texts.pProduct);
      case "choice":
        return values["known"] === undefined
          ? formatMessage(texts.pOther, { expected: english })
          : formatMessage(texts.pChoice, { known: String(values["known"]) });
      case "duplicate":
        return formatMessage(texts.pDuplicate, { row: Number(values["row"] ?? 0) });
      case "family":
        return values["type"] === undefined
          ? formatMessage(texts.pOther, { expected: english })
          : formatMessage(texts.pFamily, { type: String(values["type"]) });
      case "years":
        return formatMessage(texts.pYears, { from: String(values["from"] ?? "") });
      case "text":
      case "code":
        return formatMessage(texts.pOther, { expected: english });
    }
  };

  return (problem, column) => {
    const { row, value } = problem;
    const place =
      value === ""
        ? formatMessage(texts.isEmpty, { row, column })
        : formatMessage(texts.is, { row, column, value });
    return `${place} ${expected(problem)}`;
  };
}
