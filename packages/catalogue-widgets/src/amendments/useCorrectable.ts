import type { Cell, Datasheet } from "@caliper/api-client";
import { columnOf, type FamilyId } from "@caliper/catalogue-model";
import { useText } from "../messages/index.ts";
import { useFormat } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";

/** A column of a product's table that a correction may name. */
export interface CorrectableColumn {
  /** The wire's name. */
  readonly id: string;
  /** Includes the letter on the drawing. */
  readonly label: string;
  /** The current value as text. */
  readonly current: string;
}

export type CorrectableProduct = Pick<Datasheet, "code" | "family" | "dimensions">;

/** The columns of a product's dimension table; identifying columns cannot be corrected here. */
export function useCorrectable(product: CorrectableProduct | undefined): CorrectableColumn[] {
  const terms = useTerms();
  const valueText = useValueText();
  if (product === undefined) return [];
  const { family, dimensions } = product;
  return dimensions
    .filter(({ name }) => columnOf(family, name)?.amendable !== false)
    .map(({ name, value, letter }) => ({
      id: name,
      label: [letter, terms.column(family, name)].filter((part) => part !== undefined).join(" · "),
      current: valueText(family, name, value),
    }));
}

/** A value of a column as the datasheet shows it. */
export function useValueText() {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  return (family: FamilyId | undefined, column: string, value: Cell): string => {
    if (value === null || value === "") return t("amendments.value.empty");
    if (typeof value === "string") return terms.value(value);
    if (family === undefined) return String(value);
    return terms.letter(family, column) === undefined
      ? format.count(value)
      : format.dimension(value, family);
  };
}
