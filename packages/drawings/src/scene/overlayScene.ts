import type { Caption, ViewId } from "../geometry/part.ts";
import { point, projected, round, type Shape, type Stroke } from "../geometry/primitives.ts";
import { scaleText, textWidth } from "../layout/formats.ts";
import type { Arrow } from "../layout/placed.ts";
import type { Figure, OverlayFormat, OverlayLayout, Side } from "../overlay/layout.ts";
import { arrowLength, type Mark } from "../overlay/marks.ts";
import { border, frame, titleBlock } from "./sheetFrame.ts";
import { group, path, type Primitive, text } from "./primitives.ts";
import { outlineOf } from "./shapes.ts";
import type { StyleName } from "./styles.ts";

/** The texts on the sheet of an overlay, in the reader's language. */
export interface OverlayTexts {
  readonly codes: Readonly<Record<Side, string>>;
  readonly labels: Readonly<
    Record<"scale" | "alignedAt" | "projection" | Extract<Caption, "outer" | "inner">, string>
  >;
  /** Where both parts meet, such as their axis. */
  readonly alignment: string;
}

/** Two parts over each other, from back to front. The parts are apart because a page fades them. */
export interface OverlayScene {
  readonly ground: readonly Primitive[];
  readonly parts: readonly {
    readonly side: Side;
    readonly view: ViewId;
    readonly children: readonly Primitive[];
  }[];
  /** What is material of each part, to fill where only one of them has some. */
  readonly areas: Readonly<Record<Side, readonly Primitive[]>>;
  readonly captions: readonly Primitive[];
  readonly titleBlock: readonly Primitive[];
}

export function overlayScene(
  { format, figures, scale }: OverlayLayout,
  { codes, labels, alignment }: OverlayTexts,
): OverlayScene {
  const cells = [
    { label: "A", value: codes.a, share: 1.3 },
    { label: "B", value: codes.b, share: 1.3 },
    { label: labels.scale, value: scaleText(scale), share: 0.9 },
    { label: labels.alignedAt, value: alignment, share: 2.6 },
  ];
  const hasCaptions = format.framed && figures.length > 1;
  return {
    ground: format.framed ? frame(format) : [border(format)],
    parts: figures.flatMap((figure) =>
      sides.flatMap((side) =>
        views.map((view) => ({ side, view, children: edgesOf(figure, side, view) })),
      ),
    ),
    areas: {
      a: figures.flatMap((figure) => areasOf(figure, "a")),
      b: figures.flatMap((figure) => areasOf(figure, "b")),
    },
    captions: figures.flatMap(({ pair: { caption }, areas: { front } }): Primitive[] =>
      hasCaptions && caption
        ? [
            text(labels[caption], point(front.left, front.top - 8), "caption", {
              anchor: "start",
            }),
          ]
        : [],
    ),
    titleBlock: format.framed ? titleBlock(format, cells, labels.projection) : [],
  };
}

const edgeStyles: Readonly<Record<Side, Readonly<Partial<Record<Stroke, StyleName>>>>> = {
  a: { object: "aObject", thin: "aThin", phantom: "aPhantom", assumed: "aAssumed" },
  b: { object: "bObject", thin: "bThin", phantom: "bPhantom", assumed: "bAssumed" },
};

const sides = ["a", "b"] as const;
const views = ["front", "section"] as const;

const isCut = ({ fill }: Shape) => fill === "cut" || fill === "cutAcross";

/** A part as plain edges: hidden lines and hatching would cover the other part. The axes of one part are used for both. */
function edgesOf({ pair, projections }: Figure, side: Side, view: ViewId): Primitive[] {
  const hasAxes = side === "a" || pair.a === null;
  return (pair[side]?.[view].shapes ?? []).flatMap((shape): Primitive[] => {
    const outline = outlineOf(projected(projections[side][view], shape));
    const { stroke } = shape;
    const axis = hasAxes && stroke === "center" ? stroke : undefined;
    const edge = axis ?? (stroke && edgeStyles[side][stroke]);
    return [
      ...(isCut(shape) ? [{ ...outline, style: `${side}Cut` } as const] : []),
      ...(edge ? [{ ...outline, style: edge }] : []),
    ];
  });
}

const isClosed = (shape: Shape) => shape.kind === "circle" || shape.commands.at(-1)?.[0] === "Z";

/** The outlines of a part in the front view, and its cuts. */
function areasOf({ pair, projections }: Figure, side: Side): Primitive[] {
  return views.flatMap((view) =>
    (pair[side]?.[view].shapes ?? [])
      .filter(
        (shape) =>
          isCut(shape) || (view === "front" && shape.stroke === "object" && isClosed(shape)),
      )
      .map((shape) => ({
        ...outlineOf(projected(projections[side][view], shape)),
        style: "area" as const,
      })),
  );
}

/** An arrowhead at the end of a dimension line. */
export const markArrow = ({ tip, angle }: Arrow, style: StyleName): Primitive => ({
  ...path(`M0 0L${-arrowLength} ${arrowLength / 3}V${-arrowLength / 3}Z`, style),
  transform: `translate(${round(tip.x)} ${round(tip.y)}) rotate(${angle})`,
});

/** The highlighted dimension of one part; its figure interrupts its line. */
export function overlayMark(mark: Mark, { text: size }: OverlayFormat): Primitive {
  const { side, commands, extensions, arrows, label } = mark;
  const { x, y } = label.at;
  const width = textWidth(label.text, size) + 4;
  const left = label.anchor === "middle" ? -width / 2 : label.anchor === "end" ? -width : 0;
  return {
    kind: "group",
    children: [
      path(extensions, `${side}MarkExtension`),
      path(commands, arrows.length > 0 ? `${side}MarkLine` : `${side}MarkEdge`),
      ...arrows.map((arrow) => markArrow(arrow, `${side}MarkArrow`)),
      group(
        [
          {
            kind: "rect",
            x: left,
            y: -size * 0.6,
            width,
            height: size * 1.2,
            style: "markGround",
          },
          {
            kind: "text",
            y: size * 0.35,
            text: label.text,
            style: `${side}MarkText`,
            size,
            anchor: label.anchor,
          },
        ],
        `translate(${round(x)} ${round(y)})${label.upwards ? " rotate(-90)" : ""}`,
      ),
    ],
  };
}
