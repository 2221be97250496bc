import { Select } from "react-aria-components";
import { type FieldTexts, type InputProps, splitField } from "../../parts/Field.tsx";
import { type SelectItem, SelectParts } from "../Select/SelectParts.tsx";

export interface MultiSelectProps
  extends
    FieldTexts,
    Pick<InputProps, "size" | "placeholder" | "name" | "isRequired" | "isDisabled"> {
  /** In the order users expect. */
  items: readonly SelectItem[];
  /** The ids of the chosen items. */
  value: readonly string[];
  /** Called with the ids of all chosen items, in the order of `items`. */
  onChange: (ids: readonly string[]) => void;
}

/** Some of many known items, in the space of one field. For up to seven, use `CheckboxGroup`. */
export function MultiSelect({
  size = "control",
  items,
  value,
  onChange,
  ...props
}: MultiSelectProps) {
  const { texts, field } = splitField(props);
  return (
    <Select<SelectItem, "multiple">
      selectionMode="multiple"
      value={[...value]}
      onChange={(keys) => {
        const chosen = new Set(keys.map(String));
        onChange(items.map(({ id }) => id).filter((id) => chosen.has(id)));
      }}
      {...field}
    >
      <SelectParts {...{ texts, size, items }} />
    </Select>
  );
}
