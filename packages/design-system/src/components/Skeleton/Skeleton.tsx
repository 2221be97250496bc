import type { Variants } from "../../internal/variants.ts";
import { skeleton, skeletonRow, skeletonRows } from "./Skeleton.css.ts";

export interface SkeletonProps extends Variants<typeof skeleton> {
  /** The number of rows, lines of text or buttons; defaults to 1. */
  count?: number;
}

const widths = ["wide", "narrow", "medium"] as const;

/** A placeholder in the shape of the loading content. The parent provides a text for screen readers. */
export function Skeleton({
  shape = "text",
  row = "rowResult",
  height,
  width,
  count = 1,
}: SkeletonProps) {
  const lines = Array.from({ length: count }, (_, index) => index);
  if (shape === "block") return <div className={skeleton({ shape, height, width })} aria-hidden />;
  if (shape === "button")
    return lines.map((line) => <div key={line} className={skeleton({ shape })} aria-hidden />);
  if (shape === "text")
    return (
      <div className={skeletonRows} aria-hidden>
        {lines.map((line) => (
          <div key={line} className={skeleton({ shape, width: widths[line % widths.length] })} />
        ))}
      </div>
    );
  return (
    <div aria-hidden>
      {lines.map((line) => (
        <div key={line} className={skeletonRow({ row })}>
          <div className={skeleton({ shape: "text", width: "cell" })} />
          <div className={skeleton({ shape: "text", width: widths[line % widths.length] })} />
          <div className={skeleton({ shape: "text", width: "cell" })} />
        </div>
      ))}
    </div>
  );
}
