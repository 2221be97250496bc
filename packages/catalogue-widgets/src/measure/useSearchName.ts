import { useText } from "../messages/index.ts";
import { useFormat } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import { isCount, type MeasureCriteria } from "../links/index.ts";

/** A measure with its letter: `A 279.70`. */
export function useMeasureName({ family, unit }: MeasureCriteria) {
  const terms = useTerms();
  const format = useFormat();
  return (column: string, value: number): string => {
    if (family === null) return "";
    const name = terms.letter(family, column) ?? terms.column(family, column);
    if (isCount(column)) return `${name} ${format.count(value)}`;
    return `${name} ${unit === "in" ? format.inches(value) : format.dimension(value, family)}`;
  };
}

/** The searched measures with their letters: `A 279.70, F 21.60 mm`. */
export function useSearchName(criteria: MeasureCriteria): string {
  const t = useText();
  const nameOf = useMeasureName(criteria);
  const { family, values, unit } = criteria;
  if (family === null) return "";
  const measures = Object.entries(values).map(([column, value]) => nameOf(column, value));
  return `${measures.join(", ")} ${t(unit === "in" ? "measure.inches" : "common.millimeters")}`;
}
