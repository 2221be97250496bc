import { pathData, round } from "../geometry/primitives.ts";
import { arrowLength, type Mark } from "./marks.ts";
import * as css from "./Overlay.css.ts";

/** The lit dimension of one part. */
export function OverlayMark({ mark, text: size }: { mark: Mark; text: number }) {
  const { side, commands, extensions, arrows, label } = mark;
  const { x, y } = label.at;
  return (
    <g>
      <path d={pathData(extensions)} className={css.markExtension[side]} />
      <path d={pathData(commands)} className={css.markLine[side]} />
      {arrows.map(({ tip, angle }) => (
        <path
          key={`${tip.x} ${tip.y} ${angle}`}
          d={`M0 0L${-arrowLength} ${arrowLength / 3}V${-arrowLength / 3}Z`}
          transform={`translate(${round(tip.x)} ${round(tip.y)}) rotate(${angle})`}
          className={css.markArrow[side]}
        />
      ))}
      <text
        fontSize={size}
        textAnchor={label.anchor}
        className={css.markText[side]}
        transform={`translate(${round(x)} ${round(y)})${label.upwards ? " rotate(-90)" : ""}`}
        dy={size * 0.35}
      >
        {label.text}
      </text>
    </g>
  );
}
