import type { ReactNode } from "react";
import { list, row, term, value } from "./DescriptionList.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface DescriptionItem {
  id: string;
  /** What it is, with its letter when the drawing has one. */
  term: ReactNode;
  /** The figure with its unit. */
  value: ReactNode;
}

export interface DescriptionListProps extends Variants<typeof row> {
  /** In the order of the drawing's letters, or of importance. */
  items: readonly DescriptionItem[];
}

/** Name at the left, figure at the right, a hairline between. */
export function DescriptionList({ items, size = "rowDense" }: DescriptionListProps) {
  return (
    <dl className={list}>
      {items.map((item) => (
        <div key={item.id} className={row({ size })}>
          <dt className={term}>{item.term}</dt>
          <dd className={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
