import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { specsFor } from "./changed.ts";

it("runs the specs of the folder that changed, and a changed spec itself", () => {
  expect(specsFor(["packages/catalogue-widgets/src/fluids/BrakeFluids.tsx"])).toEqual(["fluids"]);
  expect(specsFor(["e2e/menu.spec.ts", "apps/server/src/reports/reports.ts"])).toEqual([
    "menu",
    "reports",
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

it("names only specs that exist, for every folder of widgets", () => {
  const folders = globSync("packages/{administration,catalogue-widgets}/src/*/");
  const specs = folders.flatMap((folder) => specsFor([join(folder, "index.ts")]));
  expect(specs.length).toBeGreaterThan(folders.length);
  expect(specs.filter((spec) => !existsSync(`e2e/${spec}.spec.ts`))).toEqual([]);
});
