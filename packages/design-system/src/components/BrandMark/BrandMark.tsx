import { brandName } from "../../theme/vars.css.ts";
import { mark, markup, name } from "./BrandMark.css.ts";

export interface BrandMarkProps {
  /** `mark` alone where the menu is collapsed. */
  variant?: "full" | "mark";
}

/** The company's sign: a caliper's jaw around its piston, and the line it measures. */
export function BrandMark({ variant = "full" }: BrandMarkProps) {
  return (
    <span className={markup} {...(variant === "mark" && { role: "img", "aria-label": brandName })}>
      <svg className={mark} viewBox="0 0 28 28" aria-hidden>
        <rect width="28" height="28" rx="5" fill="currentColor" />
        <g fill="none" stroke="var(--caliper-on-accent)">
          <path d="M20.51 8.54a8.5 8.5 0 1 0 0 10.92" strokeWidth="3.75" />
          <path d="M18.5 14H28" strokeWidth="2" strokeOpacity=".86" />
        </g>
        <circle cx="14" cy="14" r="2.15" fill="var(--caliper-on-accent)" />
      </svg>
      {variant === "full" && <span className={name}>{brandName}</span>}
    </span>
  );
}
