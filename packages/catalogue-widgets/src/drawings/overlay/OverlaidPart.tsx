import * as css from "../Drawing.css.ts";
import {
  type Part,
  pathData,
  projected,
  type Projection,
  round,
  type Shape,
  type Side,
  type ViewId,
} from "@caliper/drawings";
import { axis, grounds, lines } from "./Overlay.css.ts";

export interface OverlaidPartProps {
  side: Side;
  part: Part;
  projections: Readonly<Record<ViewId, Projection>>;
  /** One part's axes serve both. */
  hasAxes: boolean;
}

const views = ["front", "section"] as const;

/** A part as bare edges: what is hidden or hatched would hide the other one. */
export function OverlaidPart({ side, part, projections, hasAxes }: OverlaidPartProps) {
  return views.map((view) => (
    <g key={view}>
      {part[view].shapes.map((shape, index) => {
        const drawn = projected(projections[view], shape);
        // The order of a view's shapes never changes, so their place is their identity.
        return <Edge key={index} side={side} shape={drawn} hasAxes={hasAxes} />;
      })}
    </g>
  ));
}

function Edge({ side, shape, hasAxes }: { side: Side; shape: Shape; hasAxes: boolean }) {
  const { stroke, fill } = shape;
  const isCut = fill === "cut" || fill === "cutAcross";
  const isDrawn = stroke !== undefined && stroke !== "hidden" && stroke !== "wear";
  return (
    <>
      {isCut && <Line shape={shape} className={grounds[side]} />}
      {stroke === "centre"
        ? hasAxes && <Line shape={shape} className={axis} />
        : isDrawn && <Line shape={shape} className={lines[side][stroke]} />}
    </>
  );
}

function Line({ shape, className }: { shape: Shape; className: string | undefined }) {
  const look = className ?? css.fills.none;
  if (shape.kind === "path") return <path d={pathData(shape.commands)} className={look} />;
  const { centre, radius } = shape;
  return <circle cx={round(centre.x)} cy={round(centre.y)} r={round(radius)} className={look} />;
}
