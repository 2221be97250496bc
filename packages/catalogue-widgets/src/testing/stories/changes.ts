import { expect, waitFor } from "storybook/test";

/** Changes one control of a form after a search, and the change that restores it. */
export interface FormChange {
  readonly name: string;
  readonly change: () => Promise<void>;
  /** Without it the results are cleared for good. */
  readonly restore?: () => Promise<void>;
}

/**
 * After each change, no result is shown as if it were for the changed form: it is marked as outdated, or gone. After the
 * form is restored the results are as before.
 */
export async function outdates(
  root: HTMLElement,
  result: () => HTMLElement | null,
  changes: readonly FormChange[],
) {
  const isCurrent = () => {
    const shown = result();
    return shown !== null && shown.closest("[data-outdated]") === null;
  };
  await waitFor(() => expect(isCurrent()).toBe(true));
  for (const { name, change, restore } of changes) {
    await change();
    await waitFor(() => expect(isCurrent(), `after a change of ${name}`).toBe(false));
    const isMarked = root.querySelector("[data-outdated]") !== null;
    await expect(isMarked || result() === null).toBe(true);
    if (restore === undefined) return;
    await restore();
    await waitFor(() => expect(isCurrent(), `after ${name} was restored`).toBe(true));
  }
}
