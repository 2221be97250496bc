import type { FamilyId } from "@caliper/catalogue-model";
import {
  type Dimensions,
  outlineBox,
  outlineScaleOf,
  pathData,
  point,
  projected,
  round,
  type Shape,
  silhouetteOf,
} from "@caliper/drawings";
import * as css from "./Outline.css.ts";

export interface OutlineProps {
  family: FamilyId;
  /** By wire column, in mm; what is missing takes a usual proportion. */
  measures: Dimensions;
  /** Units per mm that the parts of a list share, from `outlineScale`; without it, the family's usual scale. */
  scaleWithin?: number | undefined;
  /** `row` 56 x 36 px, `large` 64 px wide for phones, `card` 88 px. */
  size?: keyof typeof css.sizes | undefined;
  /** Only where no text beside it names the part. */
  label?: string | undefined;
}

/** A part's silhouette, to scale within its family. */
export function Outline({ family, measures, scaleWithin, size = "row", label }: OutlineProps) {
  const projection = {
    scale: outlineScaleOf(family, measures, scaleWithin),
    origin: point(outlineBox.width / 2, outlineBox.height / 2),
  };
  return (
    <svg
      viewBox={`0 0 ${outlineBox.width} ${outlineBox.height}`}
      className={css.sizes[size]}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {silhouetteOf(family, measures).shapes.map((shape, index) => (
        // A silhouette's shapes have an order and no other identity.
        <Drawn key={index} shape={projected(projection, shape)} />
      ))}
    </svg>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  const fill = shape.fill === "face" || shape.fill === "solid" ? shape.fill : "none";
  const line = shape.stroke === "thin" ? css.strokes.thin : css.strokes.object;
  const className = `${css.fills[fill]} ${shape.stroke ? line : ""}`;
  if (shape.kind === "path")
    return <path d={pathData(shape.commands)} fillRule="evenodd" className={className} />;
  const { centre, radius } = shape;
  return (
    <circle cx={round(centre.x)} cy={round(centre.y)} r={round(radius)} className={className} />
  );
}
