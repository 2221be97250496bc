import { SearchField } from "@caliper/design-system";
import type { ReactNode } from "react";
import * as styles from "./FilterBar.css.ts";

export interface FilterBarProps {
  /** `FilterSlot` and `TextFilter`, in the order in which they are passed by Tab. */
  children: ReactNode;
  /** How many rows there are, and what is done with them. */
  end?: ReactNode;
}

/** What narrows a list of the administration. */
export function FilterBar({ children, end }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}

export interface FilterSlotProps {
  /** A choice among a few words, or words to type; `choice` unless told. */
  kind?: keyof typeof styles.slot;
  children: ReactNode;
}

/** One filter's place. */
export function FilterSlot({ kind = "choice", children }: FilterSlotProps) {
  return <div className={styles.slot[kind]}>{children}</div>;
}

export interface TextFilterProps {
  /** What is looked for; it stands in the field until something is typed. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows a list by a part of a name. */
export function TextFilter({ label, ...field }: TextFilterProps) {
  return (
    <FilterSlot kind="text">
      <SearchField label={label} placeholder={label} {...field} />
    </FilterSlot>
  );
}
