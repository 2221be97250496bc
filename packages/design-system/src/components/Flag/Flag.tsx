import { flag, line } from "./Flag.css.ts";
import { flags } from "./flags.tsx";
import type { FlagCode } from "./flags.tsx";

export interface FlagProps {
  /** The country's two letters; `CETAM` is Central America as one market. */
  code: FlagCode;
  /** What it says to a screen reader, only where no name stands beside it. */
  label?: string;
}

/** A flag of 24 by 16 px, beside the name of what it stands for. */
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
