import type { FamilyId } from "@caliper/catalogue-model";
import { memo } from "react";
import * as css from "../Drawing.css.ts";
import {
  captionOffset,
  type DrawingSize,
  formats,
  onSheet,
  paperSize,
  type Part,
  round,
  scaleText,
  type SheetLayout,
} from "@caliper/drawings";
import { messages } from "../messages.ts";
import { type DrawingTexts, type DrawingUnit, useDrawingTexts } from "../useDrawingTexts.ts";
import { DetailView } from "./DetailView.tsx";
import { Frame } from "./Frame.tsx";
import { Hatches, useHatchIds } from "./Hatches.tsx";
import { Notes } from "./Notes.tsx";
import { Shapes } from "./Shapes.tsx";
import { TitleBlock, type TitleBlockCell } from "./TitleBlock.tsx";

export interface PictureProps {
  family: FamilyId;
  part: Part;
  size: DrawingSize;
  unit: DrawingUnit;
  layout: SheetLayout;
  code: string | undefined;
  drawingName: string | undefined;
  revision: string | undefined;
}

const detailLetter = "Z";

/** Everything on the sheet but the dimensions; it stays as it is while they are lit. */
export const Picture = memo(function Picture(props: PictureProps) {
  const { family, part, size, unit, layout } = props;
  const texts = useDrawingTexts(family, unit);
  const hatches = useHatchIds();
  const { format, projections, detail, notes } = layout;
  return (
    <>
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
      {notes && <Notes block={notes} heading={texts.formatMessage(messages.notes)} />}
      {format.framed && (
        <TitleBlock
          width={format.width}
          height={format.height}
          cells={titleCells(props, texts)}
          projectionLabel={texts.formatMessage(messages.projection)}
        />
      )}
    </>
  );
});

const scaleOf = (size: DrawingSize, layout: SheetLayout): string =>
  size === "paper" ? paperSize(layout).text : scaleText(layout.scale);

function titleCells(
  { code, drawingName, revision, layout, size }: PictureProps,
  { formatMessage, unitName }: DrawingTexts,
): TitleBlockCell[] {
  const cells = [
    { label: formatMessage(messages.part), value: code ?? "", share: 1.9 },
    { label: formatMessage(messages.drawing), value: drawingName ?? "", share: 1.15 },
    { label: formatMessage(messages.unit), value: unitName, share: 1 },
    { label: formatMessage(messages.scale), value: scaleOf(size, layout), share: 1 },
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

interface CaptionsProps {
  part: Part;
  layout: SheetLayout;
  texts: DrawingTexts;
}

function Captions({ part, layout, texts }: CaptionsProps) {
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
