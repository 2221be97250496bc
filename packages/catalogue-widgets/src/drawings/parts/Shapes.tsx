import * as css from "../Drawing.css.ts";
import { pathData, type Projection, projected, round, type Shape } from "@caliper/drawings";
import type { HatchIds } from "./Hatches.tsx";

export interface ShapesProps {
  shapes: readonly Shape[];
  projection: Projection;
  hatches: HatchIds;
}

/** Shapes of a view, in millimetres, on the sheet. Lines keep their width at every scale. */
export function Shapes({ shapes, projection, hatches }: ShapesProps) {
  return shapes.map((shape, index) => {
    const onSheet = projected(projection, shape);
    // The order of a view's shapes never changes, so their place is their identity.
    return <Drawn key={index} shape={onSheet} hatches={hatches} />;
  });
}

function Drawn({ shape, hatches }: { shape: Shape; hatches: HatchIds }) {
  const { stroke, fill } = shape;
  const line = stroke ? css.strokes[stroke] : css.fills.none;
  const hatch = fill === "cut" || fill === "cutAcross" ? hatches[fill] : null;
  return (
    <>
      {fill && <Outline shape={shape} className={css.fills[fill]} />}
      {hatch && <Outline shape={shape} fill={`url(#${hatch})`} />}
      {stroke && <Outline shape={shape} className={`${line} ${fineness(shape)}`} />}
    </>
  );
}

/** A short axis would show a single dash of the usual pattern. */
function fineness(shape: Shape): string {
  if (shape.stroke !== "centre") return "";
  const [from, to] = shape.kind === "path" ? shape.commands : [];
  if (!from || !to || from[0] === "Z" || to[0] !== "L") return css.fineCentre;
  const length = Math.hypot(Number(to[1]) - Number(from[1]), Number(to[2]) - Number(from[2]));
  return length < 90 ? css.fineCentre : "";
}

function Outline({ shape, ...look }: { shape: Shape; className?: string; fill?: string }) {
  if (shape.kind === "path") return <path d={pathData(shape.commands)} {...look} />;
  const { centre, radius } = shape;
  return <circle cx={round(centre.x)} cy={round(centre.y)} r={round(radius)} {...look} />;
}
