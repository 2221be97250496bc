import type { Name, TestingTools } from "./tools.ts";

export function dialog(tools: TestingTools, title: Name, scope = document.body) {
  const { within, userEvent, waitFor } = tools;
  const withRole = (role: string) => within(scope).queryAllByRole(role, { name: title })[0];
  const find = () => withRole("dialog") ?? withRole("alertdialog");
  /** Waits until it is open and returns its element, the scope of what is in it. Fails if it does not open. */
  const opened = () =>
    waitFor(() => {
      const found = find();
      if (!found) throw new Error(`The dialog ${title} is not open.`);
      return found;
    });
  return {
    /** Whether it is open now. */
    isOpen: () => find() !== undefined,
    opened,
    /** Waits until it is open and presses a button in it. Fails if the button is missing. */
    press: async (button: Name) =>
      userEvent.click(within(await opened()).getByRole("button", { name: button })),
    /** Presses Escape and waits until it is closed. Fails if it stays open. */
    close: async () => {
      await opened();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => {
        if (find()) throw new Error(`The dialog ${title} is still open.`);
      });
    },
  };
}
