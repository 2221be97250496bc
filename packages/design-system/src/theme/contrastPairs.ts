import type { ColorRole } from "./tokens.ts";

/** 7 for body text (AAA), 4.5 for other text (AA), 3 for parts of controls and lines of drawings. */
type Minimum = 3 | 4.5 | 7;
type Pair = readonly [foreground: ColorRole, ground: ColorRole, minimum: Minimum];

const grounds = ["canvas", "chrome", "sunken", "raised", "hover", "selected"] as const;
const states = ["success", "warning", "danger", "info"] as const;

const all = (
  foregrounds: readonly ColorRole[],
  behind: readonly ColorRole[],
  minimum: Minimum,
): Pair[] =>
  foregrounds.flatMap((foreground) =>
    behind.map((ground) => [foreground, ground, minimum] as const),
  );

/** Every allowed pair of roles with its minimum contrast in every theme and brand. */
export const contrastPairs: readonly Pair[] = [
  // Body and secondary text on every background.
  ...all(["text", "muted"], [...grounds, "paper"], 7),
  ...all(["text"], ["successTint", "warningTint", "dangerTint", "infoTint"], 7),
  ...all(["link"], ["canvas", "raised"], 7),
  // Labels, links, section numbers, states.
  ...all(["subtle", "accentText", ...states], grounds, 4.5),
  ...all(["link"], ["chrome", "sunken", "hover", "selected"], 4.5),
  ...states.map((state) => [state, `${state}Tint`, 4.5] as const),
  ["muted", "warningTint", 4.5],
  // Text on a fill.
  ["onAccent", "accent", 4.5],
  ["onAccent", "accentHover", 4.5],
  ["onLink", "link", 4.5],
  ["canvas", "text", 4.5],
  ["onMark", "mark", 4.5],
  // Drawings.
  ["ink", "paper", 4.5],
  ["dim", "paper", 4.5],
  ["paper", "dim", 4.5],
  ["ink", "fill", 4.5],
  ["dim", "fill", 3],
  ["ghost", "paper", 3],
  // Borders and focus rings.
  ...all(["control", "focus"], grounds, 3),
  ...all(["accent"], ["canvas", "chrome"], 3),
];
