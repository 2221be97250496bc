import * as css from "../Drawing.css.ts";
import { frameInset, titleBlockHeight } from "@caliper/drawings";

export interface TitleBlockCell {
  readonly label: string;
  readonly value: string;
  /** Part of the width that the cells share. */
  readonly share: number;
}

export interface TitleBlockProps {
  width: number;
  height: number;
  cells: readonly TitleBlockCell[];
  projectionLabel: string;
}

const projectionWidth = 152;

/** The foot of the sheet. A cell without a value is left out by the caller. */
export function TitleBlock({ width, height, cells, projectionLabel }: TitleBlockProps) {
  const top = height - frameInset - titleBlockHeight;
  const bottom = height - frameInset;
  const shares = cells.reduce((sum, { share }) => sum + share, 0);
  const room = width - 2 * frameInset - projectionWidth;
  const starts = cells.map(
    (_, index) =>
      frameInset +
      (room * cells.slice(0, index).reduce((sum, { share }) => sum + share, 0)) / shares,
  );
  const projectionAt = width - frameInset - projectionWidth;
  return (
    <g aria-hidden>
      <path
        d={[
          `M${frameInset} ${top}H${width - frameInset}`,
          ...[...starts.slice(1), projectionAt].map((x) => `M${x} ${top}V${bottom}`),
        ].join("")}
        className={css.strokes.frame}
      />
      {cells.map(({ label, value }, index) => (
        <g key={label} transform={`translate(${(starts[index] ?? 0) + 8} ${top})`}>
          <text y={13} className={css.blockLabel}>
            {label}
          </text>
          <text y={28.5} className={css.blockValue}>
            {value}
          </text>
        </g>
      ))}
      <text x={projectionAt + 8} y={top + 13} className={css.blockLabel}>
        {projectionLabel}
      </text>
      <FirstAngle x={width - frameInset - 44} y={top + titleBlockHeight / 2} />
    </g>
  );
}

/** The symbol of first-angle projection: a truncated cone and, beside it, what is seen from its left. */
function FirstAngle({ x, y }: { x: number; y: number }) {
  return (
    <g className={css.strokes.object} transform={`translate(${x} ${y})`}>
      <path d="M-19 -6L-3 -9.5V9.5L-19 6Z" />
      <circle cx={14} cy={0} r={9} />
      <circle cx={14} cy={0} r={5} />
    </g>
  );
}
