import { mark } from "./Mark.css.ts";

export interface MarkProps {
  /** The whole text. */
  children: string;
  /** Characters to mark as `[start, end)` positions, in order and not overlapping. */
  ranges: readonly (readonly [start: number, end: number])[];
}

/** A text with highlighted ranges. */
export function Mark({ children, ranges }: MarkProps) {
  const last = ranges.at(-1)?.[1] ?? 0;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {children.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className={mark}>{children.slice(start, end)}</mark>
        </span>
      ))}
      {children.slice(last)}
    </>
  );
}
