import type { KeyboardEvent } from "react";
import * as css from "../Drawing.css.ts";
import {
  type Arrow,
  type Format,
  type Label,
  pathData,
  type Placed,
  round,
  type Segment,
} from "@caliper/drawings";

export interface DimensionMarkProps {
  placed: Placed;
  format: Format;
  /** The dimension in words. */
  name: string;
  lit: boolean;
  /** Without it, the mark is not a control. */
  onLit?: ((column: string | null) => void) | undefined;
  /** The one mark of a drawing that Tab reaches; arrows lead to the others. */
  reachable: boolean;
}

/** A dimension line with its letter; under the pointer or in focus it tells its column. */
export function DimensionMark({ placed, format, name, lit, onLit, reachable }: DimensionMarkProps) {
  const { dimension, lines, arcs, extensions, arrows, label } = placed;
  const { column, letter, toScale } = dimension;
  const control = onLit && {
    role: "button",
    tabIndex: reachable ? 0 : -1,
    "aria-label": name,
    "aria-pressed": lit,
    onPointerEnter: () => onLit(column),
    onPointerLeave: () => onLit(null),
    onFocus: () => onLit(column),
    onBlur: () => onLit(null),
    onKeyDown: moveFocus,
  };
  return (
    <g className={css.dimension} data-lit={lit || undefined} data-column={column} {...control}>
      <path d={segmentsData(extensions)} className={css.extensionLine} />
      {onLit && <Reach placed={placed} />}
      <path d={segmentsData(lines)} className={css.dimensionLine} />
      {arcs.map((commands) => (
        <path key={pathData(commands)} d={pathData(commands)} className={css.dimensionLine} />
      ))}
      {arrows.map((arrow) => (
        <path
          key={`${arrow.tip.x} ${arrow.tip.y}`}
          d={arrowData(arrow, format.arrow)}
          className={css.arrow}
        />
      ))}
      <Balloon label={label} letter={letter} format={format} toScale={toScale} />
    </g>
  );
}

/** Easier to hit than a line of one pixel. */
function Reach({ placed: { lines, arcs, label } }: { placed: Placed }) {
  return (
    <>
      <path d={segmentsData(lines) + arcs.map(pathData).join("")} className={css.reach} />
      {label.boxes.map((area) => (
        <rect
          key={`${area.left} ${area.top}`}
          x={round(area.left - 2)}
          y={round(area.top - 2)}
          width={round(area.right - area.left + 4)}
          height={round(area.bottom - area.top + 4)}
          className={css.reachArea}
        />
      ))}
    </>
  );
}

function Balloon({
  label,
  letter,
  format,
  toScale,
}: {
  label: Label;
  letter: string;
  format: Format;
  toScale: boolean;
}) {
  const { balloon, text, textAt, centred, upwards } = label;
  const small = format.text - 1;
  const figure = [css.figure, centred ? css.figureCentred : "", toScale ? "" : css.offScale];
  return (
    <>
      <circle
        cx={round(balloon.x)}
        cy={round(balloon.y)}
        r={format.balloon}
        className={css.balloon}
      />
      <text
        x={round(balloon.x)}
        y={round(balloon.y + small * capHalf)}
        fontSize={small}
        className={css.letter}
      >
        {letter}
      </text>{" "}
      {text && (
        <text
          x={round(textAt.x)}
          y={round(textAt.y + format.text * capHalf)}
          fontSize={format.text}
          className={figure.join(" ")}
          {...(upwards && { transform: `rotate(-90 ${round(textAt.x)} ${round(textAt.y)})` })}
        >
          {text}
        </text>
      )}
    </>
  );
}

/** Half the height of IBM Plex Mono's capitals, as part of the font size: centres a line of them. */
const capHalf = 0.35;

const segmentsData = (segments: readonly Segment[]): string =>
  segments
    .map(({ from, to }) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`)
    .join("");

function arrowData({ tip, angle }: Arrow, length: number): string {
  const corner = (spread: number) => {
    const at = ((angle + 180 + spread) * Math.PI) / 180;
    const side = length / Math.cos((spread * Math.PI) / 180);
    return `L${round(tip.x + side * Math.cos(at))} ${round(tip.y + side * Math.sin(at))}`;
  };
  return `M${round(tip.x)} ${round(tip.y)}${corner(18)}${corner(-18)}Z`;
}

/** Arrow keys walk through the dimensions in the order of their letters. */
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
