import { type Space, spaces } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** A recipe variant with a key per step of the space scale. */
export const bySpace = <Style>(rule: (length: string) => Style): Record<Space, Style> =>
  Object.fromEntries(spaces.map((space) => [space, rule(vars.space[space])])) as Record<
    Space,
    Style
  >;
