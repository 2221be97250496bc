import { enableShadowDOM, shadowDOM } from "react-stately/private/flags/flags";
import { expect, it } from "vitest";

// React Aria has no public switch: `private` may move or disappear with any release. If this test fails after an update, find
// where `enableShadowDOM` is now. Without it, in shadow roots, keys do not open menus and the focus leaves dialogs;
// e2e/embed.spec.ts checks both.
it("finds React Aria's switch for shadow roots", () => {
  enableShadowDOM();
  expect(shadowDOM()).toBe(true);
});
