import type { ReactNode } from "react";
import { list, row, term, value } from "./DescriptionList.css.ts";

export interface DescriptionItem {
  id: string;
  /** The term, with the letter from the drawing if there is one. */
  term: ReactNode;
  /** The value with its unit. */
  value: ReactNode;
}

export interface DescriptionListProps {
  /** In the order of the drawing's letters, or by importance. */
  items: readonly DescriptionItem[];
}

/** Terms at the start and values at the end, separated by hairlines. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={list}>
      {items.map((item) => (
        <div key={item.id} className={row}>
          <dt className={term}>{item.term}</dt>
          <dd className={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
