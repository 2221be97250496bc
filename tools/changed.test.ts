import { expect, it } from "vitest";
import { specsFor } from "./changed.ts";

it("runs the specs that are named after the folder that changed, and a changed spec itself", () => {
  expect(specsFor(["packages/catalogue-widgets/src/hardware/HardwarePanel.tsx"])).toEqual([
    "hardware",
  ]);
  expect(specsFor(["e2e/menu.spec.ts", "apps/server/src/orders/orders.service.ts"])).toEqual([
    "menu",
    "orders",
    "orders-list",
  ]);
});

it("runs one spec of each part of the portal for a change that all of them use", () => {
  const shared = specsFor(["packages/design-system/src/components/Button/Button.tsx"]);
  expect(shared).toEqual(["datasheet", "routes", "search", "sign-in"]);
});

it("runs no spec for documents, stories and unit tests", () => {
  expect(
    specsFor(["README.md", "packages/design-system/src/components/Tag/Tag.stories.tsx"]),
  ).toEqual([]);
});
