import { pictured, stable, type ComponentFacts } from "./kit.ts";

export const foundations: Readonly<Record<string, ComponentFacts>> = {
  Icon: stable(["symbol", "glyph", "svg"], [], pictured),
};
