import { pathData, round } from "../geometry/primitives.ts";
import { inflated } from "../layout/boxes.ts";
import type { Format } from "../layout/formats.ts";
import type { Arrow, Label, Placed } from "../layout/placed.ts";
import { type DimensionMark, path, type Primitive, rect, text } from "./primitives.ts";
import { segmentsData } from "./shapes.ts";

/** Half the height of IBM Plex Mono's capitals, as part of the font size: centers a line of them. */
const capHalf = 0.35;

export function dimensionMark(placed: Placed, format: Format): DimensionMark {
  const { dimension, lines, arcs, extensions, arrows, label } = placed;
  const line = segmentsData(lines);
  return {
    kind: "dimension",
    dimension,
    extensions: [path(segmentsData(extensions), "extensionLine")],
    reach: [
      path(line + arcs.map(pathData).join(""), "reach"),
      ...label.boxes.map((area) => rect(inflated(area, 2), { style: "reachArea" })),
    ],
    children: [
      path(line, "dimensionLine"),
      ...arcs.map((commands) => path(commands, "dimensionLine")),
      ...arrows.map((arrow) => path(arrowData(arrow, format.arrow), "arrow")),
      ...balloon(label, dimension.letter, format, dimension.toScale),
    ],
  };
}

/** The letter in its circle, and the figure beside it; a figure that is not to scale is underlined. */
function balloon(label: Label, letter: string, format: Format, toScale: boolean): Primitive[] {
  const { balloon: at, text: figure, textAt, centered, upwards } = label;
  const small = format.text - 1;
  return [
    { kind: "circle", cx: round(at.x), cy: round(at.y), r: format.balloon, style: "balloon" },
    text(letter, { x: at.x, y: at.y + small * capHalf }, "letter", { size: small }),
    ...(figure
      ? [
          text(figure, { x: textAt.x, y: textAt.y + format.text * capHalf }, "figure", {
            size: format.text,
            ...(centered && { anchor: "middle" }),
            ...(!toScale && { underlined: true }),
            ...(upwards && { transform: `rotate(-90 ${round(textAt.x)} ${round(textAt.y)})` }),
          }),
        ]
      : []),
  ];
}

function arrowData({ tip, angle }: Arrow, length: number): string {
  const corner = (spread: number) => {
    const at = ((angle + 180 + spread) * Math.PI) / 180;
    const side = length / Math.cos((spread * Math.PI) / 180);
    return `L${round(tip.x + side * Math.cos(at))} ${round(tip.y + side * Math.sin(at))}`;
  };
  return `M${round(tip.x)} ${round(tip.y)}${corner(18)}${corner(-18)}Z`;
}
