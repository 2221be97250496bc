import { useBrand } from "../../theme/brandContext.ts";
import { vars } from "../../theme/vars.css.ts";
import { mark, markup, name } from "./BrandMark.css.ts";

export interface BrandMarkProps {
  /** `full`, the default, shows logo and name; `mark` only the logo, for the collapsed menu. */
  variant?: "full" | "mark";
}

/** Logo and name of the brand set by the nearest `ThemeRoot`. */
export function BrandMark({ variant = "full" }: BrandMarkProps) {
  const brand = useBrand();
  const { size, shapes } = brand.logo;
  return (
    <span className={markup} {...(variant === "mark" && { role: "img", "aria-label": brand.name })}>
      <svg className={mark} viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden>
        {shapes.map(({ path, fill, stroke, width, opacity }) => (
          <path
            key={path}
            d={path}
            {...(fill && { fill: vars.color[fill] })}
            {...(stroke && { stroke: vars.color[stroke], strokeWidth: width })}
            opacity={opacity}
          />
        ))}
      </svg>
      {variant === "full" && <span className={name}>{brand.name}</span>}
    </span>
  );
}
