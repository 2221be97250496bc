import { SearchField } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import * as styles from "./AdminList.css.ts";

/** A filter of a list, such as a select. */
export const FilterSlot = ({ children }: { children: ReactNode }) => (
  <div className={styles.slot.choice}>{children}</div>
);

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
    <div className={styles.slot.text}>
      <SearchField label={label} placeholder={label} clearLabel={t("common.clear")} {...field} />
    </div>
  );
}
