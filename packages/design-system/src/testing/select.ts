import { optionList } from "./optionList.ts";
import { type Name, textOf, type TestingTools } from "./tools.ts";

export function select(tools: TestingTools, scope: HTMLElement, label: Name) {
  // The name of the button starts with the chosen option, so the field is found by its label.
  const button = () =>
    tools.within(scope).getByLabelText(label, { selector: "[aria-haspopup=listbox]" });
  const open = () => tools.userEvent.click(button());
  // A note may follow the label.
  const labelOf = (option: HTMLElement) => textOf(option.firstElementChild?.firstChild);
  return {
    ...optionList(tools, { trigger: button, open, labelOf }),
    /** The label of the chosen option; empty while none is chosen. */
    value: () => (button().querySelector("[data-placeholder]") ? "" : textOf(button())),
  };
}
