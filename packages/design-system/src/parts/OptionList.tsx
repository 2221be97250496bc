import type { ReactElement, ReactNode } from "react";
import { ListBox, ListLayout, Virtualizer } from "react-aria-components";
import { size } from "../theme/scale.ts";
import { scrollShadowAbove } from "../internal/limits.ts";
import { list } from "./ListBox.css.ts";

/** Longer lists are virtualized. */
const virtualAbove = 100;

/** In px; the same as the padding of a list that is not virtualized. */
const listPadding = 4;

const layout = { estimatedRowSize: size.rowDense, padding: listPadding };

interface OptionListProps<Item extends object> {
  /** Omitted inside a ComboBox, which provides them. */
  items?: Iterable<Item>;
  /** The number of items. */
  count: number;
  children: (item: Item) => ReactElement;
  renderEmptyState?: () => ReactNode;
}

/** The options of a select or combo box: with scroll shadows, and virtualized if there are many. */
export function OptionList<Item extends object>({ count, ...rest }: OptionListProps<Item>) {
  const isVirtual = count > virtualAbove;
  const box = (
    <ListBox<Item>
      className={list({ isScrollable: count > scrollShadowAbove, isVirtual })}
      {...rest}
    />
  );
  return isVirtual ? (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      {box}
    </Virtualizer>
  ) : (
    box
  );
}
