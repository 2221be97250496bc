import { arrowLength, type Mark, pathData, round, textWidth } from "@caliper/drawings";
import * as css from "./Overlay.css.ts";

/** The lit dimension of one part. */
export function OverlayMark({ mark, text: size }: { mark: Mark; text: number }) {
  const { side, commands, extensions, arrows, label } = mark;
  const { x, y } = label.at;
  const width = textWidth(label.text, size) + 4;
  return (
    <g>
      <path d={pathData(extensions)} className={css.markExtension[side]} />
      <path
        d={pathData(commands)}
        className={arrows.length > 0 ? css.markLine[side] : css.markEdge[side]}
      />
      {arrows.map(({ tip, angle }) => (
        <path
          key={`${tip.x} ${tip.y} ${angle}`}
          d={`M0 0L${-arrowLength} ${arrowLength / 3}V${-arrowLength / 3}Z`}
          transform={`translate(${round(tip.x)} ${round(tip.y)}) rotate(${angle})`}
          className={css.markArrow[side]}
        />
      ))}
      <g transform={`translate(${round(x)} ${round(y)})${label.upwards ? " rotate(-90)" : ""}`}>
        {/* The figure interrupts its line. */}
        <rect
          x={label.anchor === "middle" ? -width / 2 : label.anchor === "end" ? -width : 0}
          y={-size * 0.6}
          width={width}
          height={size * 1.2}
          className={css.markGround}
        />
        <text
          fontSize={size}
          textAnchor={label.anchor}
          className={css.markText[side]}
          y={size * 0.35}
        >
          {label.text}
        </text>
      </g>
    </g>
  );
}
