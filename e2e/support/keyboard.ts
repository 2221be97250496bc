import { expect, type Locator } from "./test.ts";

export const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Tab until the control has the focus; a person gives up sooner. */
export async function tabTo(control: Locator, most = 40) {
  for (let step = 0; step < most && !(await hasFocus(control)); step += 1) {
    await control.page().keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}
