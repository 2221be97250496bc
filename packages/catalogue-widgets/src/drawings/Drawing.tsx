import type { FamilyId } from "@caliper/api-client/access";
import { useId } from "react";
import * as css from "./Drawing.css.ts";
import { partOf } from "./geometry/families.ts";
import type { Dimensions } from "./geometry/measures.ts";
import type { Part } from "./geometry/part.ts";
import { onSheet, round } from "./geometry/primitives.ts";
import { type DrawingSize, formats, scaleText } from "./layout/formats.ts";
import { layoutSheet, type SheetLayout } from "./layout/sheet.ts";
import { captionOffset } from "./layout/views.ts";
import { messages } from "./messages.ts";
import { DetailView } from "./parts/DetailView.tsx";
import { DimensionMark } from "./parts/DimensionMark.tsx";
import { Frame } from "./parts/Frame.tsx";
import { Hatches, useHatchIds } from "./parts/Hatches.tsx";
import { Notes } from "./parts/Notes.tsx";
import { Shapes } from "./parts/Shapes.tsx";
import { TitleBlock, type TitleBlockCell } from "./parts/TitleBlock.tsx";
import { type DrawingUnit, useDrawingTexts } from "./useDrawingTexts.ts";

export interface DrawingProps {
  family: FamilyId;
  /** By wire column, in mm: what the datasheet's dimensions hold. */
  dimensions: Dimensions;
  /** Left out for a drawing of the family that shows where to measure. */
  code?: string | undefined;
  /** The reference drawing, such as BR01. */
  drawingName?: string | undefined;
  revision?: string | undefined;
  /** The wire column of the dimension that is lit. */
  lit?: string | null | undefined;
  /** The pointer or the focus came to a dimension, or left it. */
  onLit?: ((column: string | null) => void) | undefined;
  /**
   * `sheet` is the whole drawing, `aside` the views with letter A, `phone` and `form` have letters only;
   * `form` draws a usual part when it is given no dimensions.
   */
  size?: DrawingSize | undefined;
  unit?: DrawingUnit | undefined;
  /** Instead of the name that is made of family and code. */
  title?: string | undefined;
}

/** A part drawn to scale from its measures; nothing when there is nothing to draw. */
export function Drawing({ family, dimensions, size = "sheet", ...props }: DrawingProps) {
  const { allVanes } = formats[size];
  const part =
    partOf(family, dimensions, { allVanes }) ??
    (size === "form" ? partOf(family, {}, { typical: true, allVanes }) : null);
  return part && <PartDrawing family={family} size={size} part={part} {...props} />;
}

type PartDrawingProps = Omit<DrawingProps, "dimensions" | "size"> & {
  part: Part;
  size: DrawingSize;
};

function PartDrawing({
  family,
  part,
  size,
  unit = "mm",
  code,
  lit,
  onLit,
  ...props
}: PartDrawingProps) {
  const texts = useDrawingTexts(family, unit);
  const hatches = useHatchIds();
  const about = useId();
  const format = formats[size];
  const layout = layoutSheet({
    part,
    format,
    write: (dimension) => (format.values ? texts.write(dimension) : ""),
    notes: format.framed ? texts.notesOf(part) : [],
  });
  const { projections, detail } = layout;
  const marks = [...layout.placed, ...(detail ? [detail.placed] : [])].toSorted((a, b) =>
    a.dimension.letter.localeCompare(b.dimension.letter),
  );
  const litThere = marks.some(({ dimension }) => dimension.column === lit);
  const { width, height } = format;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={css.paper}
      // A picture has no controls inside; with them it is a group.
      role={onLit ? "group" : "img"}
      aria-label={props.title ?? texts.titleOf(code)}
      aria-describedby={about}
    >
      <desc id={about}>{part.dimensions.map(texts.nameOf).join("; ")}</desc>
      <Hatches ids={hatches} />
      {format.framed ? (
        <Frame format={format} hatches={hatches} />
      ) : (
        <PlainGround size={size} grid={hatches.grid} />
      )}
      <g aria-hidden>
        <ProjectionLines layout={layout} />
        <Shapes shapes={part.front.shapes} projection={projections.front} hatches={hatches} />
        <Shapes shapes={part.section.shapes} projection={projections.section} hatches={hatches} />
        {format.values && <Captions part={part} layout={layout} texts={texts} />}
        {detail && (
          <DetailView
            detail={detail}
            shapes={part.section.shapes}
            hatches={hatches}
            letter={detailLetter}
            title={texts.formatMessage(messages.detail, {
              letter: detailLetter,
              enlargement: detail.enlargement.toFixed(1),
            })}
            subtitle={texts.formatMessage(messages.wearLimit)}
          />
        )}
      </g>
      {layout.notes && <Notes block={layout.notes} heading={texts.formatMessage(messages.notes)} />}
      {format.framed && (
        <TitleBlock
          width={width}
          height={height}
          cells={titleCells({ ...props, code }, texts, layout.scale)}
          projectionLabel={texts.formatMessage(messages.projection)}
        />
      )}
      {marks.map((placed, index) => (
        <DimensionMark
          key={placed.dimension.column}
          placed={placed}
          format={format}
          name={texts.nameOf(placed.dimension)}
          lit={placed.dimension.column === lit}
          onLit={onLit}
          reachable={litThere ? placed.dimension.column === lit : index === 0}
        />
      ))}
    </svg>
  );
}

const detailLetter = "Z";

type Texts = ReturnType<typeof useDrawingTexts>;

function titleCells(
  { code, drawingName, revision }: Pick<DrawingProps, "code" | "drawingName" | "revision">,
  { formatMessage, unitName }: Texts,
  scale: number,
): TitleBlockCell[] {
  const cells = [
    { label: formatMessage(messages.part), value: code ?? "", share: 1.9 },
    { label: formatMessage(messages.drawing), value: drawingName ?? "", share: 1.15 },
    { label: formatMessage(messages.unit), value: unitName, share: 1 },
    { label: formatMessage(messages.scale), value: scaleText(scale), share: 1 },
    { label: formatMessage(messages.revision), value: revision ?? "", share: 1 },
  ];
  return cells.filter(({ value }) => value !== "");
}

function ProjectionLines({ layout: { projectionLines } }: { layout: SheetLayout }) {
  return projectionLines.map(({ from, to }) => (
    <path
      key={from.y}
      d={`M${round(from.x)} ${round(from.y)}H${round(to.x)}`}
      className={css.strokes.projection}
    />
  ));
}

function Captions({ part, layout, texts }: { part: Part; layout: SheetLayout; texts: Texts }) {
  return part.captions.map(({ view, at, key }) => {
    const place = onSheet(layout.projections[view], at);
    return (
      <text
        key={key}
        x={round(place.x + captionOffset)}
        y={round(place.y + 4)}
        className={css.caption}
      >
        {texts.formatMessage(messages[key])}
      </text>
    );
  });
}

function PlainGround({ size, grid }: { size: DrawingSize; grid: string }) {
  const { width, height } = formats[size];
  const bordered = size === "phone" || size === "form";
  // A phone has no room for it; a poster lies on gridded paper already.
  const gridded = size === "aside" || size === "form";
  return (
    <g aria-hidden>
      {gridded && <rect width={width} height={height} fill={`url(#${grid})`} />}
      {bordered && (
        <rect x={0.5} y={0.5} width={width - 1} height={height - 1} className={css.strokes.frame} />
      )}
    </g>
  );
}
