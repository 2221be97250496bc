import type { FamilyId } from "@caliper/catalogue-model";
import {
  type Dimensions,
  layoutOverlay,
  marksOf,
  overlayFormats,
  overlayMark,
  overlayScene,
  type OverlayFormat,
  type OverlayScene,
  type OverlaySize,
  pairsOf,
  type Side,
} from "@caliper/drawings";
import { useId, useMemo } from "react";
import { type PlainTextId, useText } from "../../messages/index.ts";
import { contained } from "../../provider/index.ts";
import * as css from "../Drawing.css.ts";
import { Definitions, Primitives } from "../Primitives.tsx";
import { type DrawingUnit, useDrawingTexts } from "../useDrawingTexts.ts";

export interface OverlaidPartData {
  readonly code: string;
  /** In mm by field. Pass the same object to keep the layout. */
  readonly dimensions: Dimensions;
}

export interface OverlaidDrawingsProps {
  /** The family of both parts. */
  family: FamilyId;
  /** Drawn as on its own sheet. */
  a: OverlaidPartData;
  /** Drawn over it, dashed and in the second color. */
  b: OverlaidPartData;
  /** Of B, from 0 to 1. */
  opacity: number;
  /** How far the section of B has moved over the front view, from 0 to 1; 0 is aligned with A. */
  slide?: number | undefined;
  /** Which of the parts are drawn. */
  shown?: Side | "both" | undefined;
  /** The column whose lengths are shown. */
  highlighted?: string | null | undefined;
  /** `phone` has no frame and no title block. */
  size?: OverlaySize | undefined;
  /** The unit of the written dimensions; by default millimeters. */
  unit?: DrawingUnit | undefined;
}

/** Two parts of a family over each other at one scale; renders nothing when either cannot be drawn. */
export const OverlaidDrawings = contained("drawings", OverlaidDrawingsContent);

function OverlaidDrawingsContent(props: OverlaidDrawingsProps) {
  const { family, a, b, opacity, slide = 0, highlighted, unit = "mm" } = props;
  const { shown = "both", size = "sheet" } = props;
  const { t, sheet, write } = useDrawingTexts(family, unit);
  const id = useId();
  const format = overlayFormats[size];
  // Highlighting and the slider must not repeat the layout: the compiler keeps all together.
  const layout = useMemo(
    () => layoutOverlay(pairsOf(family, a.dimensions, b.dimensions), format),
    [family, a.dimensions, b.dimensions, format],
  );
  const alignment = t(alignments[family]);
  const alignedAt = t("drawings.overlay.alignedAt");
  const scene = useMemo(
    () =>
      overlayScene(layout, {
        codes: { a: a.code, b: b.code },
        labels: { ...sheet.labels, alignedAt },
        alignment,
      }),
    [layout, a.code, b.code, sheet.labels, alignedAt, alignment],
  );
  if (layout.figures.length === 0) return null;
  const { width, height } = format;
  // From the section to the front view.
  const { front, section } = layout.figures[0]?.areas ?? {};
  const reach = front && section ? section.left - front.left : 0;
  const opacityOf: Readonly<Record<Side, number>> = {
    a: shown === "b" ? 0 : 1,
    b: shown === "a" ? 0 : shown === "b" ? 1 : opacity,
  };
  const marks =
    highlighted === null || highlighted === undefined
      ? []
      : marksOf(layout.figures, highlighted, format, (side, dimension) =>
          `${side.toUpperCase()} ${write(dimension)}`.trim(),
        ).filter(({ side }) => opacityOf[side] > 0);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={css.paper}
      // An SVG element instead of a URL, so that it takes its colors from the page.
      role={"img" as const}
      aria-label={t("drawings.overlay.title", { first: a.code, second: b.code })}
      aria-describedby={id}
    >
      <desc id={id}>{alignment}</desc>
      <Definitions items={scene.ground} idPrefix={id} />
      <g aria-hidden>
        <Primitives items={scene.ground} idPrefix={id} />
        {scene.parts.map(({ side, view, children }, index) => (
          // Parts are identified only by their order.
          <g
            key={index}
            className={css.part}
            style={{ opacity: opacityOf[side] }}
            data-side={side}
            {...(side === "b" &&
              view === "section" && { transform: `translate(${-slide * reach})` })}
          >
            <Primitives items={children} idPrefix={id} />
          </g>
        ))}
        {shown === "both" && slide === 0 && (
          <g style={{ opacity }}>
            <Only side="a" areas={scene.areas} format={format} idPrefix={id} />
            <Only side="b" areas={scene.areas} format={format} idPrefix={id} />
          </g>
        )}
        <Primitives items={scene.captions} idPrefix={id} />
        <Primitives items={marks.map((mark) => overlayMark(mark, format))} idPrefix={id} />
        <Primitives items={scene.titleBlock} idPrefix={id} />
      </g>
    </svg>
  );
}

interface OnlyProps {
  readonly side: Side;
  readonly areas: OverlayScene["areas"];
  readonly format: OverlayFormat;
  readonly idPrefix: string;
}

/** Where only one of the parts has material. */
function Only({ side, areas, format: { width, height }, idPrefix }: OnlyProps) {
  const mask = `${idPrefix}-only-${side}`;
  const box = { x: 0, y: 0, width, height };
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" {...box}>
        <rect {...box} fill="white" />
        <g fill="black">
          <Primitives items={areas[side === "a" ? "b" : "a"]} idPrefix={idPrefix} />
        </g>
      </mask>
      <g className={css.only[side]} mask={`url(#${mask})`}>
        <Primitives items={areas[side]} idPrefix={idPrefix} />
      </g>
    </>
  );
}

const alignments: Readonly<Record<FamilyId, PlainTextId>> = {
  brake_pads: "drawings.overlay.plateCenter",
  brake_shoes: "drawings.overlay.drumAxis",
  brake_lining: "drawings.overlay.middle",
  brake_rotors: "drawings.overlay.mountingFace",
  brake_drums: "drawings.overlay.mountingFace",
  wheel_cylinders: "drawings.overlay.axisAndMiddle",
  master_cylinders: "drawings.overlay.axisAndFlange",
  hardware: "drawings.overlay.middle",
  caliper_kits: "drawings.overlay.middle",
  pistons: "drawings.overlay.axis",
  cylinder_cups: "drawings.overlay.axis",
  brake_fluids: "drawings.overlay.middle",
};

/** How parts of a family are aligned in an overlay, in the user's language. */
export function useAlignment(family: FamilyId): string {
  return useText()(alignments[family]);
}
