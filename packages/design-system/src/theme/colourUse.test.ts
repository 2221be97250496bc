import { expect, it } from "vitest";
import { colourGroups } from "./colourUse.ts";
import { colourRoles } from "./tokens.ts";

it("shows every role in one group", () => {
  const grouped = colourGroups.flatMap(({ roles }) => roles);
  expect(grouped.toSorted()).toEqual([...colourRoles].toSorted());
});
