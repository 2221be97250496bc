import type { ReactNode } from "react";
import { text } from "./Text.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface TextProps extends Variants<typeof text> {
  /** The text; nest another `Text` to style a part of it. */
  children?: ReactNode;
  /** The element; defaults to `span`. */
  as?: "span" | "p" | "div" | "strong" | "em" | "dt" | "dd" | "label" | "figcaption" | "time" | "s";
  /** For `aria-labelledby` or `aria-describedby`. */
  id?: string;
  /** The language of the text, if it differs from the page's: `es`. */
  lang?: string;
}

/** Text in a size of the type scale and a tone. */
export function Text({ children, as: Element = "span", id, lang, ...variants }: TextProps) {
  return (
    <Element className={text(variants)} id={id} lang={lang}>
      {children}
    </Element>
  );
}
