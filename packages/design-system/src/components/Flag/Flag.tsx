import { flag, line } from "./Flag.css.ts";
import { type FlagCode, flags } from "./flags.tsx";

export interface FlagProps {
  /** The ISO country code; `CETAM` is Central America as one market. */
  code: FlagCode;
  /** Accessible name, only if there is no name next to it. */
  label?: string;
}

/** A flag of 24 by 16 px. */
export function Flag({ code, label }: FlagProps) {
  return (
    <span className={line}>
      <svg
        className={flag}
        viewBox="0 0 24 16"
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      >
        {flags[code]}
      </svg>
    </span>
  );
}
