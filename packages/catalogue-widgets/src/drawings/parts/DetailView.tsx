import { useId } from "react";
import * as css from "../Drawing.css.ts";
import { type PlacedDetail, point, round, type Shape } from "@caliper/drawings";
import type { HatchIds } from "./Hatches.tsx";
import { Shapes } from "./Shapes.tsx";

export interface DetailViewProps {
  detail: PlacedDetail;
  /** Of the section: the detail is a part of it. */
  shapes: readonly Shape[];
  hatches: HatchIds;
  letter: string;
  title: string;
  subtitle: string;
}

/** The circled edge of the section and its enlargement. The dimension in it is drawn by the sheet. */
export function DetailView({ detail, shapes, hatches, letter, title, subtitle }: DetailViewProps) {
  const clip = useId();
  const { source, centre, radius, projection, wear } = detail;
  const towards = Math.atan2(centre.y - source.centre.y, centre.x - source.centre.x);
  const from = point(
    source.centre.x + source.radius * Math.cos(towards),
    source.centre.y + source.radius * Math.sin(towards),
  );
  const to = point(centre.x - radius * Math.cos(towards), centre.y - radius * Math.sin(towards));
  const circle = { cx: round(centre.x), cy: round(centre.y), r: radius };
  return (
    <g>
      <clipPath id={clip}>
        <circle {...circle} />
      </clipPath>
      <circle
        cx={round(source.centre.x)}
        cy={round(source.centre.y)}
        r={round(source.radius)}
        className={css.dimensionLine}
      />
      <path
        d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`}
        className={css.dimensionLine}
      />
      <text
        x={round(source.centre.x - source.radius - 10)}
        y={round(source.centre.y - source.radius * 0.5)}
        className={`${css.caption} ${css.middle}`}
      >
        {letter}
      </text>
      <g clipPath={`url(#${clip})`}>
        <Shapes shapes={shapes} projection={projection} hatches={hatches} />
        {wear.map(({ from: top, to: bottom }) => (
          <path
            key={top.x}
            d={`M${round(top.x)} ${round(top.y)}V${round(bottom.y)}`}
            className={css.strokes.wear}
          />
        ))}
      </g>
      <circle {...circle} className={css.dimensionLine} />
      <text x={circle.cx} y={circle.cy + radius + 17} className={`${css.caption} ${css.middle}`}>
        {title}
      </text>
      <text x={circle.cx} y={circle.cy + radius + 32} className={`${css.note} ${css.middle}`}>
        {subtitle}
      </text>
    </g>
  );
}
