import type { Side } from "./state.ts";
import { sample } from "./LineSample.css.ts";

/** The letter of a part over its line style in the overlay. */
export function LineSample({ side }: { side: Side }) {
  return (
    <span className={sample({ side })} aria-hidden translate="no">
      {side.toUpperCase()}
    </span>
  );
}
