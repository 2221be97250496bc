import { readFileSync } from "node:fs";
import { hostVars } from "@caliper/design-system/vars";
import { expect, it } from "vitest";
import { embedAttributes, embedEvents, embedWidgets } from "../shared/embed-options/index.ts";

const text = readFileSync(new URL("../../../../docs/embedding.md", import.meta.url), "utf8");

/** The codes in the first column of a table between two comments. */
function documented(table: string): string[] {
  const [, content = ""] = text.split(new RegExp(`<!-- /?${table} -->`));
  return [...content.matchAll(/^\| `([^`]+)`/gm)].map(([, code = ""]) => code);
}

it("documents every element, attribute, event and CSS variable", () => {
  expect(documented("elements")).toEqual(embedWidgets.map((widget) => `caliper-${widget}`));
  expect(documented("attributes")).toEqual(Object.keys(embedAttributes));
  expect(documented("events")).toEqual(embedEvents);
  const variables = [...Object.values(hostVars.color), ...Object.values(hostVars.font)];
  expect(documented("variables")).toEqual(
    variables.map((variable) => variable.replace("var(", "").replace("host-", "").replace(")", "")),
  );
  expect(variables.length).toBeLessThanOrEqual(15);
});
