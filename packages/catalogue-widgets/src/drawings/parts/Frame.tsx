import * as css from "../Drawing.css.ts";
import { type Format, frameInset, titleBlockHeight } from "@caliper/drawings";
import type { HatchIds } from "./Hatches.tsx";

const columns = ["1", "2", "3", "4", "5", "6", "7", "8"];
/** Not A to D: letters belong to dimensions. */
const rows = ["P", "Q", "R", "S"];

/** The sheet's border with its zones, and the grid inside. */
export function Frame({ format, hatches }: { format: Format; hatches: HatchIds }) {
  const { width, height } = format;
  const innerWidth = width - 2 * frameInset;
  const innerHeight = height - 2 * frameInset;
  const paperHeight = innerHeight - titleBlockHeight;
  const columnAt = (index: number) => frameInset + (innerWidth * index) / columns.length;
  const rowAt = (index: number) => frameInset + (innerHeight * index) / rows.length;
  return (
    <g aria-hidden>
      <rect
        x={frameInset}
        y={frameInset}
        width={innerWidth}
        height={paperHeight}
        fill={`url(#${hatches.grid})`}
      />
      <rect x={0.5} y={0.5} width={width - 1} height={height - 1} className={css.strokes.frame} />
      <rect
        x={frameInset}
        y={frameInset}
        width={innerWidth}
        height={innerHeight}
        className={css.strokes.frame}
      />
      {columns.map((name, index) => (
        <text key={name} x={columnAt(index + 0.5)} y={frameInset / 2 + 4} className={css.zone}>
          {name}
        </text>
      ))}
      {rows.map((name, index) => (
        <text key={name} x={frameInset / 2} y={rowAt(index + 0.5) + 4} className={css.zone}>
          {name}
        </text>
      ))}
      <path
        d={[
          ...columns
            .slice(1)
            .map(
              (_, index) =>
                `M${columnAt(index + 1)} 0V${frameInset}M${columnAt(index + 1)} ${height - frameInset}V${height}`,
            ),
          ...rows
            .slice(1)
            .map(
              (_, index) =>
                `M0 ${rowAt(index + 1)}H${frameInset}M${width - frameInset} ${rowAt(index + 1)}H${width}`,
            ),
        ].join("")}
        className={css.strokes.frame}
      />
    </g>
  );
}
