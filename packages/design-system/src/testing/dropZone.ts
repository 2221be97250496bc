import { type Name, only, textOf, type TestingTools } from "./tools.ts";

const itemOf = (file: File) => ({
  kind: "file",
  type: file.type,
  getAsFile: () => file,
  webkitGetAsEntry: () => null,
});

/** A drag of files, also where there is no `DataTransfer`, as in jsdom. */
const dragOf = (kind: "dragenter" | "drop", files: readonly File[]) => {
  const dataTransfer = { effectAllowed: "all", types: ["Files"], items: files.map(itemOf) };
  const event = new Event(kind, { bubbles: true, cancelable: true });
  return Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
};

export function dropZone(tools: TestingTools, scope: HTMLElement, label: Name) {
  const { within, userEvent, fireEvent } = tools;
  const group = () => within(scope).getByRole("group", { name: label });
  const input = () => {
    const found = group().querySelector<HTMLInputElement>("input[type=file]");
    if (!found) throw new Error(`${label} takes no files now.`);
    return found;
  };
  const rows = () => within(group()).queryAllByRole("listitem");
  const nameOf = (row: HTMLElement) => textOf(row.children[1]?.firstElementChild);
  return {
    /** Drops files. They are read asynchronously: wait for the result. Fails while the component shows progress. */
    drop: async (files: readonly File[]) => {
      await fireEvent(input(), dragOf("dragenter", files));
      await fireEvent(input(), dragOf("drop", files));
    },
    /** Chooses files as if with the file dialog, which leaves out files of other types. */
    browse: (files: readonly File[]) => userEvent.upload(input(), [...files]),
    /** The names of all listed files; rejected ones are last. */
    files: () => rows().map(nameOf),
    /** Presses the button that removes a file. Fails if the file is not listed or has no button. */
    remove: (file: Name) =>
      userEvent.click(within(only("file", rows(), nameOf, file)).getByRole("button")),
  };
}
