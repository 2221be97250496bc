import type { FamilyId } from "@caliper/catalogue-model";
import { type Dimensions, measuredScenes } from "@caliper/drawings";
import { type ReactNode, useId } from "react";
import { DimensionMark } from "./DimensionMark.tsx";
import { Definitions, Primitives } from "./Primitives.tsx";

export interface MeasuredViewProps {
  /** Of all parts. */
  family: FamilyId;
  /** The parts that share the scale. */
  parts: readonly Dimensions[];
  /** Which of them is drawn. */
  index: number;
  /** The field of the dimension that is highlighted. */
  column: string;
  /** In place of a dimension that is not drawn. */
  children?: ReactNode;
}

/** The view of a part that shows a dimension, with its line, to the scale of other parts. A picture beside its words. */
export function MeasuredView({ family, parts, index, column, children }: MeasuredViewProps) {
  const id = useId();
  const scene = measuredScenes(family, parts, column)[index];
  if (!scene) return children;
  const { width, height, picture, dimensions } = scene;
  return (
    <svg width={width} height={height} aria-hidden>
      <Definitions items={picture} idPrefix={id} />
      <Primitives items={picture} idPrefix={id} />
      {dimensions.map((mark, at) => (
        <DimensionMark key={at} mark={mark} name="" highlighted reachable={false} idPrefix={id} />
      ))}
    </svg>
  );
}
