/** A text or a pattern. A string must be the whole text. */
export type Name = string | RegExp;

/** The queries of Testing Library that the testers use. */
export interface Queries {
  getByLabelText(text: Name, options: { selector: string }): HTMLElement;
  getByRole(role: string, options?: { name: Name }): HTMLElement;
  queryAllByRole(role: string, options?: { name: Name }): HTMLElement[];
}

type Act = (element: HTMLElement) => Promise<void>;

/** What the testers use of `storybook/test`, or of `@testing-library/react` and `@testing-library/user-event`. */
export interface TestingTools {
  within: (element: HTMLElement) => Queries;
  waitFor: <Result>(callback: () => Result) => Promise<Result>;
  userEvent: {
    clear: Act;
    click: Act;
    dblClick: Act;
    keyboard: (text: string) => Promise<unknown>;
    type: (element: HTMLElement, text: string) => Promise<void>;
    upload: (element: HTMLElement, files: File[]) => Promise<void>;
  };
  fireEvent: (element: HTMLElement, event: Event) => unknown;
}

/** The text as it is read: with a space between blocks where there is a layout. */
export const textOf = (node: Node | null | undefined): string => {
  // Text nodes have no `innerText`, and neither do elements in jsdom.
  const shown: { innerText?: string; textContent?: string | null } = node ?? {};
  return (shown.innerText ?? shown.textContent ?? "").replaceAll(/\s+/gu, " ").trim();
};

/** The only item with this text; otherwise an error that lists the texts of all items. */
export function only<Item>(
  kind: string,
  items: readonly Item[],
  textIn: (item: Item) => string,
  name: Name,
): Item {
  const isMeant = (text: string) =>
    typeof name === "string" ? text === name : text.search(name) >= 0;
  const [found, ...others] = items.filter((item) => isMeant(textIn(item)));
  if (found !== undefined && others.length === 0) return found;
  const count = found === undefined ? "no" : "more than one";
  throw new Error(`Found ${count} ${kind} ${name} in: ${items.map(textIn).join("; ")}`);
}
