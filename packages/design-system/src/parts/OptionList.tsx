import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { ListBox } from "react-aria-components";
import { scrollShadowAbove } from "../internal/limits.ts";
import { list } from "./ListBox.css.ts";
import { VirtualOptions } from "./VirtualOptions.tsx";

/** Longer lists are virtualized. */
const virtualAbove = 100;

interface OptionListProps<Item extends object> {
  /** Omitted inside a ComboBox, which provides them. */
  items?: Iterable<Item>;
  /** The number of items. */
  count: number;
  children: (item: Item) => ReactElement;
  renderEmptyState?: () => ReactNode;
  /** For names and codes. */
  translate?: "no";
}

/** The options of a select or combo box: with scroll shadows, and virtualized if there are many. */
export function OptionList<Item extends object>({ count, ...rest }: OptionListProps<Item>) {
  const isVirtual = count > virtualAbove;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isVirtual) return undefined;
    // React Aria scrolls to the chosen option before a virtual list has its height.
    const frame = requestAnimationFrame(() =>
      ref.current?.querySelector("[data-focused]")?.scrollIntoView({ block: "nearest" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isVirtual]);
  const box = (
    <ListBox<Item>
      ref={ref}
      className={list({ isScrollable: count > scrollShadowAbove, isVirtual })}
      {...rest}
    />
  );
  return isVirtual ? <VirtualOptions>{box}</VirtualOptions> : box;
}
