import { expect, type Locator } from "./test.ts";

export const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab until the control has focus, at most `most` times. */
export async function tabTo(control: Locator, most = 40) {
  for (let step = 0; step < most && !(await hasFocus(control)); step += 1) {
    await control.page().keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}
