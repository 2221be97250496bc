import type { FamilyId } from "@caliper/catalogue-model";
import { useId, useMemo } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import * as css from "../Drawing.css.ts";
import {
  type Dimensions,
  type Figure,
  formats,
  layoutOverlay,
  marksOf,
  type OverlayFormat,
  overlayFormats,
  type OverlayLayout,
  type OverlaySize,
  pairsOf,
  round,
  scaleText,
  type Side,
} from "@caliper/drawings";
import { messages } from "../messages.ts";
import { Frame } from "../parts/Frame.tsx";
import { Hatches, useHatchIds } from "../parts/Hatches.tsx";
import { TitleBlock } from "../parts/TitleBlock.tsx";
import { type DrawingUnit, useDrawingTexts } from "../useDrawingTexts.ts";
import { overlayMessages } from "./messages.ts";
import { OverlaidPart } from "./OverlaidPart.tsx";
import * as styles from "./Overlay.css.ts";
import { OverlayMark } from "./OverlayMark.tsx";

export interface OverlaidPartData {
  readonly code: string;
  /** By wire column, in mm. The same object, the same layout. */
  readonly dimensions: Dimensions;
}

export interface OverlaidDrawingsProps {
  family: FamilyId;
  /** Drawn as on its own sheet. */
  a: OverlaidPartData;
  /** Drawn over it, dashed and in the second colour. */
  b: OverlaidPartData;
  /** Of B, from 0 to 1. */
  opacity: number;
  /** Which of the parts are drawn. */
  shown?: Side | "both" | undefined;
  /** The wire column whose lengths are shown. */
  lit?: string | null | undefined;
  /** `phone` has no frame and no title block. */
  size?: OverlaySize | undefined;
  unit?: DrawingUnit | undefined;
}

/** Two parts of a family over each other at one scale; nothing when either has nothing to draw. */
export function OverlaidDrawings(props: OverlaidDrawingsProps) {
  const { family, a, b, opacity, shown = "both", lit, size = "sheet", unit = "mm" } = props;
  const texts = useDrawingTexts(family, unit);
  const hatches = useHatchIds();
  const about = useId();
  const format = overlayFormats[size];
  const layout = useMemo(
    () => layoutOverlay(pairsOf(family, a.dimensions, b.dimensions), format),
    [family, a.dimensions, b.dimensions, format],
  );
  if (layout.figures.length === 0) return null;
  const { width, height, framed } = format;
  const alignment = texts.formatMessage(alignments[family]);
  const opacityOf: Readonly<Record<Side, number>> = {
    a: shown === "b" ? 0 : 1,
    b: shown === "a" ? 0 : shown === "b" ? 1 : opacity,
  };
  const marks =
    lit === null || lit === undefined
      ? []
      : marksOf(layout.figures, lit, format, (side, dimension) =>
          `${side.toUpperCase()} ${texts.write(dimension)}`.trim(),
        );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={css.paper}
      // An SVG element, not an address: it takes its colours from the page.
      role={"img" as const}
      aria-label={texts.formatMessage(overlayMessages.title, { first: a.code, second: b.code })}
      aria-describedby={about}
    >
      <desc id={about}>{alignment}</desc>
      <Hatches ids={hatches} />
      {framed ? (
        <Frame format={{ ...formats.sheet, width, height }} hatches={hatches} />
      ) : (
        <PhoneGround format={format} />
      )}
      <g aria-hidden>
        {layout.figures.map((figure, index) => (
          // The outer pad, the inner pad: their place is their identity.
          <FigureDrawing key={index} figure={figure} opacityOf={opacityOf} />
        ))}
        <Captions layout={layout} write={texts.formatMessage} />
        {marks
          .filter(({ side }) => opacityOf[side] > 0)
          .map((mark) => (
            <OverlayMark key={mark.label.text + mark.label.at.y} mark={mark} text={format.text} />
          ))}
      </g>
      {framed && (
        <TitleBlock
          width={width}
          height={height}
          cells={[
            { label: "A", value: a.code, share: 1.3 },
            { label: "B", value: b.code, share: 1.3 },
            {
              label: texts.formatMessage(messages.scale),
              value: scaleText(layout.scale),
              share: 0.9,
            },
            {
              label: texts.formatMessage(overlayMessages.alignedAt),
              value: alignment,
              share: 2.6,
            },
          ]}
          projectionLabel={texts.formatMessage(messages.projection)}
        />
      )}
    </svg>
  );
}

const alignments: Readonly<Record<FamilyId, MessageDescriptor>> = {
  brake_pads: overlayMessages.plateCentre,
  brake_shoes: overlayMessages.drumAxis,
  brake_lining: overlayMessages.middle,
  brake_rotors: overlayMessages.mountingFace,
  brake_drums: overlayMessages.mountingFace,
  wheel_cylinders: overlayMessages.axisAndMiddle,
  master_cylinders: overlayMessages.axisAndFlange,
  hardware: overlayMessages.middle,
  caliper_kits: overlayMessages.middle,
  pistons: overlayMessages.axis,
  cylinder_cups: overlayMessages.axis,
  brake_fluids: overlayMessages.middle,
};

/** How parts of a family are laid over each other, in the reader's language. */
export function useAlignment(family: FamilyId): string {
  return useIntl().formatMessage(alignments[family]);
}

function FigureDrawing({
  figure: { pair, projections },
  opacityOf,
}: {
  figure: Figure;
  opacityOf: Readonly<Record<Side, number>>;
}) {
  return (["a", "b"] as const).map((side) => {
    const part = pair[side];
    return (
      part && (
        <g key={side} className={styles.part} style={{ opacity: opacityOf[side] }} data-side={side}>
          <OverlaidPart
            side={side}
            part={part}
            projections={projections[side]}
            hasAxes={side === "a" || pair.a === null}
          />
        </g>
      )
    );
  });
}

function Captions({
  layout: { figures, format },
  write,
}: {
  layout: OverlayLayout;
  write: (message: MessageDescriptor) => string;
}) {
  if (!format.framed || figures.length < 2) return null;
  return figures.map(({ pair: { caption }, areas: { front } }) =>
    caption === null ? null : (
      <text
        key={caption}
        x={round(front.left)}
        y={round(front.top - 8)}
        className={css.caption}
        textAnchor="start"
      >
        {write(messages[caption])}
      </text>
    ),
  );
}

function PhoneGround({ format: { width, height } }: { format: OverlayFormat }) {
  return (
    <rect
      x={0.5}
      y={0.5}
      width={width - 1}
      height={height - 1}
      className={css.strokes.frame}
      aria-hidden
    />
  );
}
