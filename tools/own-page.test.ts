import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { ownPageFiles, ownPageTag } from "./own-page.ts";

it("names every file whose stories need a page of their own, or their pictures would never be taken", () => {
  const stories = globSync("{packages,apps}/*/src/**/*.stories.tsx");
  const tagged = stories.filter((path) => readFileSync(path, "utf8").includes(`"${ownPageTag}"`));
  expect(stories.length).toBeGreaterThan(100);
  expect(tagged.map((path) => basename(path)).toSorted()).toEqual(ownPageFiles.toSorted());
});
