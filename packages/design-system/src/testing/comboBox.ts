import { optionList } from "./optionList.ts";
import { type Name, textOf, type TestingTools } from "./tools.ts";

export function comboBox(tools: TestingTools, scope: HTMLElement, name: Name) {
  const { within, userEvent } = tools;
  const input = () => within(scope).getByRole("combobox", { name }) as HTMLInputElement;
  const open = async () => {
    await userEvent.click(input());
    await userEvent.keyboard("{ArrowDown}");
  };
  const labelOf = (option: HTMLElement) => textOf(option.firstElementChild);
  return {
    ...optionList(tools, { trigger: input, open, labelOf }),
    /** Replaces the text of the field. */
    type: async (text: string) => {
      await userEvent.clear(input());
      // Doubled, these characters are text and not the name of a key.
      if (text !== "") await userEvent.type(input(), text.replaceAll(/[{[]/gu, "$&$&"));
    },
    /** The text of the field. */
    value: () => input().value,
  };
}
