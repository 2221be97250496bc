import type { ReactNode } from "react";
import { text } from "./Text.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface TextProps extends Variants<typeof text> {
  /** Words; another `Text` inside changes a part of them. */
  children?: ReactNode;
  /** The element, where it means something: a paragraph, a term, a time. A span unless told. */
  as?: "span" | "p" | "div" | "strong" | "em" | "dt" | "dd" | "label" | "figcaption" | "time" | "s";
  /** So that something else can be named or described by it. */
  id?: string;
  /** The language of the words, when it is not the page's: `es`. */
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
