/** What the pages say about a component beyond its props, and what `components.json` and `llms.txt` repeat. */
export interface ComponentFacts {
  /** `new` may still change in a minor version; `deprecated` names its replacement in the notes. */
  status: "stable" | "new" | "deprecated";
  /** Names in other libraries and everyday words; the search finds the component by them. */
  aliases: readonly string[];
  /** Keys and what they do while the component has the focus; none if it takes no focus. */
  keys: readonly (readonly [keys: string, does: string])[];
  /** What it does for screen readers, touch and forced colors, and what its user must provide. */
  notes: readonly string[];
  /** How a test with Testing Library finds and uses it. */
  tests?: string | undefined;
}

export type Keys = ComponentFacts["keys"];

export const tab: Keys = [["Tab", "Moves to it and on to the next control"]];
export const press: Keys = [...tab, ["Enter, Space", "Presses it"]];
export const follow: Keys = [...tab, ["Enter", "Follows the link"]];
export const field: Keys = [...tab, ["Enter", "Submits the form"]];
export const list: Keys = [
  ["Enter, Space, ↓, ↑", "Opens the list"],
  ["↓, ↑, Home, End", "Moves in the list"],
  ["Letters", "Moves to the next item that starts with them"],
  ["Enter", "Chooses"],
  ["Esc", "Closes the list without a choice"],
];
export const closes: Keys = [
  ["Tab, Shift Tab", "Moves within it"],
  ["Esc", "Closes it; focus returns to the control that opened it"],
];
export const arrowsChoose: Keys = [
  ["Tab", "Moves to the chosen option"],
  ["→, ↓, ←, ↑", "Chooses the next or the previous option"],
];

export const stable = (
  aliases: readonly string[],
  keys: Keys = [],
  ...notes: string[]
): ComponentFacts => ({ status: "stable", aliases, keys, notes });

export const added = (
  aliases: readonly string[],
  keys: Keys = [],
  ...notes: string[]
): ComponentFacts => ({ ...stable(aliases, keys, ...notes), status: "new" });

export const labeled = "The label is the accessible name. Hint and error are announced with it.";
export const pictured = "It is a picture: give it a label where no text beside it says the same.";
