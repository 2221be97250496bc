import type { ReactNode } from "react";
import { text } from "./Text.css.ts";
import type { TextVariants } from "./Text.css.ts";

export interface TextProps extends TextVariants {
  children?: ReactNode;
  as?: "span" | "p" | "div" | "strong" | "em" | "dt" | "dd" | "label" | "figcaption" | "time" | "s";
  id?: string;
  lang?: string;
}

/** Words in one of the sizes of the scale, in one of the tones. */
export function Text({ children, as: Element = "span", id, lang, ...variants }: TextProps) {
  return (
    <Element
      className={text(variants)}
      {...(id !== undefined && { id })}
      {...(lang !== undefined && { lang })}
    >
      {children}
    </Element>
  );
}
