import type { DimensionMark as Mark } from "@caliper/drawings";
import type { KeyboardEvent } from "react";
import * as css from "./Drawing.css.ts";
import { Primitives } from "./Primitives.tsx";

export interface DimensionMarkProps {
  mark: Mark;
  /** The dimension in words. */
  name: string;
  highlighted: boolean;
  /** Filled if it differs from another part's, faint if it does not; undefined without a comparison. */
  differs?: boolean | undefined;
  /** Without it, the mark is not a control. */
  onHighlight?: ((column: string | null) => void) | undefined;
  /** Whether Tab reaches this mark; arrow keys move to the others. */
  reachable: boolean;
  idPrefix: string;
}

/** A dimension line with its letter; under the pointer or in focus it reports its column. */
export function DimensionMark({
  mark: { dimension, extensions, reach, children },
  name,
  highlighted,
  differs,
  onHighlight,
  reachable,
  idPrefix,
}: DimensionMarkProps) {
  const { column } = dimension;
  const control = onHighlight && {
    role: "button",
    tabIndex: reachable ? 0 : -1,
    "aria-label": name,
    "aria-pressed": highlighted,
    onPointerEnter: () => onHighlight(column),
    onPointerLeave: () => onHighlight(null),
    onFocus: () => onHighlight(column),
    onBlur: () => onHighlight(null),
    onKeyDown: moveFocus,
  };
  return (
    <g
      className={css.dimension}
      data-highlighted={highlighted || undefined}
      data-differs={differs}
      data-column={column}
      {...control}
    >
      <Primitives items={extensions} idPrefix={idPrefix} />
      {onHighlight && <Primitives items={reach} idPrefix={idPrefix} />}
      <Primitives items={children} idPrefix={idPrefix} />
    </g>
  );
}

/** Arrow keys move through the dimensions in the order of their letters. */
function moveFocus(event: KeyboardEvent<SVGGElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const marks = [
    ...(event.currentTarget.ownerSVGElement?.querySelectorAll<SVGGElement>("[data-column]") ?? []),
  ];
  const next = marks.at((marks.indexOf(event.currentTarget) + step) % marks.length);
  event.preventDefault();
  next?.focus();
}
