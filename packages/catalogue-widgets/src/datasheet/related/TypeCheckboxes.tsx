import type { FamilyId } from "@caliper/catalogue-model";
import { Checkbox, VisuallyHidden } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";
import { types as group } from "./RelatedBlock.css.ts";
import { isShown, toggleAll, toggleType, type TypeFilter } from "./typeFilter.ts";

export interface TypeCheckboxesProps {
  types: readonly FamilyId[];
  filter: TypeFilter;
  onChange: (filter: TypeFilter) => void;
}

/** A checkbox per product type, `All` first. */
export function TypeCheckboxes({ types, filter, onChange }: TypeCheckboxesProps) {
  const t = useText();
  const terms = useTerms();
  return (
    <fieldset className={group}>
      <legend>
        <VisuallyHidden>{t("datasheet.related.filter")}</VisuallyHidden>
      </legend>
      <Checkbox
        isSelected={filter === "all"}
        isIndeterminate={filter !== "all" && filter.size > 0}
        onChange={() => onChange(toggleAll(filter))}
      >
        {t("common.all")}
      </Checkbox>
      {types.map((type) => (
        <Checkbox
          key={type}
          isSelected={isShown(filter, type)}
          onChange={() => onChange(toggleType(filter, type, types))}
        >
          {terms.family(type, "short")}
        </Checkbox>
      ))}
    </fieldset>
  );
}
