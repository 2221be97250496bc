import { type Name, only, type TestingTools } from "./tools.ts";

interface Field {
  trigger: () => HTMLElement;
  open: () => Promise<void>;
  labelOf: (option: HTMLElement) => string;
}

/** The list of a field, found by `aria-controls`: it is outside of the field. */
export function optionList(tools: TestingTools, { trigger, labelOf, ...field }: Field) {
  const { within, userEvent, waitFor } = tools;
  const isOpen = () => trigger().getAttribute("aria-expanded") === "true";
  const shown = () => {
    const root = trigger().getRootNode() as Document | ShadowRoot;
    const list = root.getElementById(trigger().getAttribute("aria-controls") ?? "");
    if (!list) throw new Error("The list is not open.");
    // The text of an empty list has the role of an option too, but no key.
    const options = within(list).queryAllByRole("option");
    return options.filter(({ dataset }) => dataset["key"] !== undefined);
  };
  /** Opens the list if it is closed. Fails if it does not open. */
  const open = async () => {
    if (!isOpen()) await field.open();
    await waitFor(shown);
  };
  return {
    open,
    /** Opens the list and returns the labels in it, without notes. A long list has only those in view. */
    options: async () => {
      await open();
      return shown().map(labelOf);
    },
    /** Opens the list, waits for the option with this label and chooses it. Fails if it is missing or disabled. */
    choose: async (option: Name) => {
      await open();
      await userEvent.click(await waitFor(() => only("option", shown(), labelOf, option)));
      await waitFor(() => {
        if (isOpen()) throw new Error(`The list is still open. Is ${option} disabled?`);
      });
    },
  };
}
