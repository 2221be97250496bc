import type { ReactElement, ReactNode } from "react";
import { ListBox, ListLayout, Virtualizer } from "react-aria-components";
import { size } from "../theme/scale.ts";
import { scrollShadowAbove } from "./limits.ts";
import { list } from "./ListBox.css.ts";

/** Past so many choices only those in sight are in the document. */
const virtualAbove = 100;

/** In px, as the list has it when all its rows are there. */
const listPadding = 4;

const layout = { estimatedRowSize: size.rowDense, padding: listPadding };

interface OptionListProps<Item extends object> {
  /** Left out where a ComboBox around it has them. */
  items?: Iterable<Item>;
  /** How many there are to choose from. */
  count: number;
  children: (item: Item) => ReactElement;
  renderEmptyState?: () => ReactNode;
}

/** The choices of a select or a combo box: shaded where it goes on, drawn in part where there are hundreds. */
export function OptionList<Item extends object>({ count, ...rest }: OptionListProps<Item>) {
  const isVirtual = count > virtualAbove;
  const box = (
    <ListBox<Item> className={list({ goesOn: count > scrollShadowAbove, isVirtual })} {...rest} />
  );
  return isVirtual ? (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      {box}
    </Virtualizer>
  ) : (
    box
  );
}
