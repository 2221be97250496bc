import * as css from "../Drawing.css.ts";
import { type NotesBlock, noteSize, round } from "@caliper/drawings";

export function Notes({ block, heading }: { block: NotesBlock; heading: string }) {
  const { area, lines } = block;
  return (
    <g aria-hidden transform={`translate(${round(area.left)} ${round(area.top)})`}>
      <text y={noteSize.text} className={css.heading}>
        {heading}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          y={noteSize.heading + (index + 1) * noteSize.line - 4}
          xmlSpace="preserve"
          className={css.note}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
