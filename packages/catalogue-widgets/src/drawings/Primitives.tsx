import { clipOf, elementOf, idOf, patterns, type Primitive } from "@caliper/drawings";
import { memo } from "react";
import * as css from "./Drawing.css.ts";

export interface PrimitivesProps {
  items: readonly Primitive[];
  /** Prefix of the ids of patterns and clip path, because a page may contain several drawings. */
  idPrefix: string;
}

/** Primitives as SVG elements; memoized. */
export const Primitives = memo(function Primitives({ items, idPrefix }: PrimitivesProps) {
  return items.flatMap((item, index) => {
    const { tag: Tag, attributes, style, text, children } = elementOf(item, idPrefix);
    const element = (
      // Primitives are identified only by their order.
      <Tag key={index} {...attributes} {...(style && { className: css.styles[style] })}>
        {text ?? (children.length > 0 ? <Primitives items={children} idPrefix={idPrefix} /> : null)}
      </Tag>
    );
    // The space keeps two texts of a dimension apart for assistive technology: "A 275", not "A275".
    return text === null ? [element] : [element, " "];
  });
});

/** The patterns and the clip path that these primitives use. */
export function Definitions({ items, idPrefix }: PrimitivesProps) {
  const clip = clipOf(items);
  return (
    <defs>
      {(["cut", "cutAcross", "grid"] as const).map((name) => {
        const { size, transform, d, style } = patterns[name];
        return (
          <pattern
            key={name}
            id={idOf(idPrefix, name)}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            patternTransform={transform}
          >
            <path d={d} className={css.styles[style]} />
          </pattern>
        );
      })}
      {clip && (
        <clipPath id={idOf(idPrefix, "clip")}>
          <circle cx={clip.center.x} cy={clip.center.y} r={clip.radius} />
        </clipPath>
      )}
    </defs>
  );
}
