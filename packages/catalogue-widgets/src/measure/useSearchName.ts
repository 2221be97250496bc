import { useText } from "../messages/index.ts";
import { useFormat } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import { isCount, type MeasureCriteria } from "../links/index.ts";

/** The searched measures with their letters: `A 279.70, F 21.60 mm`. */
export function useSearchName({ family, values, unit }: MeasureCriteria): string {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  if (family === null) return "";
  const measures = Object.entries(values).map(([column, value]) => {
    const name = terms.letter(family, column) ?? terms.column(family, column);
    if (isCount(column)) return `${name} ${format.count(value)}`;
    return `${name} ${unit === "in" ? format.inches(value) : format.dimension(value, family)}`;
  });
  return `${measures.join(", ")} ${t(unit === "in" ? "measure.inches" : "common.millimeters")}`;
}
