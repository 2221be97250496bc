import { SearchField } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import * as styles from "./FilterBar.css.ts";

export interface FilterBarProps {
  /** `FilterSlot` and `TextFilter`, in tab order. */
  children: ReactNode;
  /** The row count and actions. */
  end?: ReactNode;
}

/** The filters above an administration list. */
export function FilterBar({ children, end }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}

export interface FilterSlotProps {
  /** The width: for a select (`choice`, the default) or a text field. */
  kind?: keyof typeof styles.slot;
  children: ReactNode;
}

/** A filter in the filter bar. */
export function FilterSlot({ kind = "choice", children }: FilterSlotProps) {
  return <div className={styles.slot[kind]}>{children}</div>;
}

export interface TextFilterProps {
  /** The label, also shown as placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters a list by part of a name. */
export function TextFilter({ label, ...field }: TextFilterProps) {
  const t = useText();
  return (
    <FilterSlot kind="text">
      <SearchField label={label} placeholder={label} clearLabel={t("common.clear")} {...field} />
    </FilterSlot>
  );
}
