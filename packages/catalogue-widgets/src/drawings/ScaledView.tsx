import type { FamilyId } from "@caliper/catalogue-model";
import { type Dimensions, partOf, silhouetteScene, viewScene } from "@caliper/drawings";
import { contained } from "../provider/index.ts";
import { Definitions, Primitives } from "./Primitives.tsx";

export interface ScaledViewProps {
  /** The family, whose usual part is drawn. */
  family: FamilyId;
  /** In mm; missing dimensions are typical. */
  dimensions: Dimensions;
  /** From the front, or cut along the axis. */
  view: "front" | "section";
  /** The scale, by which parts beside each other are as large as they are. */
  pxPerMm: number;
}

/** Scenes leave a tenth free on each side. */
const filled = 0.8;

/** Kits and bottles have no drawing; their silhouettes are not to scale. */
const silhouetteSize = { width: 76, height: 90 };

function sceneOf({ family, view, dimensions, pxPerMm }: ScaledViewProps) {
  const part = partOf(family, dimensions, { allVanes: true, typical: true });
  if (part === null) return silhouetteScene(family, dimensions, silhouetteSize);
  const { left, right, top, bottom } = part[view].bounds;
  const size = {
    width: ((right - left) * pxPerMm) / filled,
    height: ((bottom - top) * pxPerMm) / filled,
  };
  return viewScene(part, view, size);
}

/** One view of a part at a given scale, without dimensions: a picture beside the name of the part. */
export const ScaledView = contained("drawings", ScaledViewContent, {
  widget: "ScaledView",
  props: ["family", "dimensions"],
});

function ScaledViewContent(props: ScaledViewProps) {
  const { width, height, picture } = sceneOf(props);
  return (
    <svg width={width} height={height} aria-hidden>
      <Definitions items={picture} idPrefix={props.family} />
      <Primitives items={picture} idPrefix={props.family} />
    </svg>
  );
}
