import { expect, it } from "vitest";
import type { Answer } from "@caliper/api-client/wire";
import { addImports, importIds } from "../../http/testing/imports.ts";
import { sharedTestServer } from "../../http/testing/server.ts";

const server = sharedTestServer();
type Page = Answer<"listImports">;

it("filters imports by state before it pages them", async () => {
  await addImports(server);
  const all = await server.ok("listImports", { as: "admin", query: { limit: 100 } });
  const listed = async (state: string): Promise<string[]> => {
    const ids: string[] = [];
    let before: string | undefined;
    do {
      const page: Page = await server.ok("listImports", {
        as: "admin",
        query: { state, before, limit: 1 },
      });
      ids.push(...page.imports.map(({ id }) => id));
      before = page.next;
    } while (before !== undefined);
    return ids;
  };
  for (const state of ["ready", "committed", "discarded", "undone"] as const) {
    const expected = all.imports.filter((each) => each.state === state).map(({ id }) => id);
    expect([state, await listed(state)]).toEqual([state, expected]);
  }
  // Older imports of the state are on the first page, although newer ones of other states are many.
  const [first] = (
    await server.ok("listImports", { as: "admin", query: { state: "discarded", limit: 1 } })
  ).imports;
  expect(first?.id).toBe(importIds.discarded);
  const { status } = await server.call("listImports", { as: "admin", query: { state: "gone" } });
  expect(status).toBe(400);
});
