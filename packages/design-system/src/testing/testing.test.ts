import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testersOf, type TestingTools } from "./index.ts";
import * as forPlaywright from "./playwright.ts";
import { only, textOf } from "./tools.ts";

// The stories of the components use the testers in a browser. These are the parts that need none.

const element = (fields: object) => fields as HTMLElement;

/** Tools whose queries find these elements by role, and that record what they do. */
const toolsFor = (elements: Readonly<Record<string, HTMLElement[]>>) => {
  const done: string[] = [];
  const record =
    (name: string) =>
    (_element: HTMLElement, text = "") => {
      done.push(`${name} ${text}`.trim());
      return Promise.resolve();
    };
  const find = (role: string) => elements[role] ?? [];
  const get = (role: string) => {
    const [found] = find(role);
    if (!found) throw new Error(`Found no ${role}`);
    return found;
  };
  const tools: TestingTools = {
    within: () => ({ getByLabelText: get, getByRole: get, queryAllByRole: find }),
    waitFor: (callback) => new Promise((resolve) => resolve(callback())),
    userEvent: {
      clear: record("clear"),
      click: record("click"),
      dblClick: record("dblClick"),
      keyboard: (keys) => Promise.resolve(done.push(`keyboard ${keys}`)),
      type: record("type"),
      upload: () => Promise.resolve(),
    },
    fireEvent: () => true,
  };
  return { tools, done };
};
const scope = element({});

describe("only", () => {
  const find = (name: string | RegExp) =>
    only("option", ["Toyota", "Toyopet"], (text) => text, name);

  it("finds an item by its whole text, or by a pattern", () => {
    expect(find("Toyota")).toBe("Toyota");
    expect(find(/pet/g)).toBe("Toyopet");
  });

  it("says what there is if it finds no item, or more than one", () => {
    expect(() => find("Toy")).toThrow("Found no option Toy in: Toyota; Toyopet");
    expect(() => find(/Toy/)).toThrow("Found more than one option /Toy/ in:");
  });
});

describe("textOf", () => {
  it("is what is shown, without repeated spaces", () => {
    expect(textOf(element({ innerText: "Brake Rotor\nventilated ", textContent: "hidden" }))).toBe(
      "Brake Rotor ventilated",
    );
    expect(textOf(element({ textContent: "US$\u00A038.40" }))).toBe("US$ 38.40");
    expect(textOf(null)).toBe("");
  });
});

describe("testersOf", () => {
  it("types braces and brackets as text", async () => {
    const { tools, done } = toolsFor({ combobox: [element({ value: "D12" })] });
    const code = testersOf(tools).comboBox(scope, "Code");
    await code.type("{D}[1]");
    expect(done).toEqual(["clear", "type {{D}[[1]"]);
    expect(code.value()).toBe("D12");
  });

  it("fails if a dialog is not open, or stays open", async () => {
    const closed = testersOf(toolsFor({}).tools).dialog("Amendment", scope);
    expect(closed.isOpen()).toBe(false);
    await expect(closed.press("Send")).rejects.toThrow("The dialog Amendment is not open.");
    const { tools, done } = toolsFor({ alertdialog: [element({})] });
    const open = testersOf(tools).dialog("Amendment", scope);
    await expect(open.close()).rejects.toThrow("The dialog Amendment is still open.");
    expect(done).toEqual(["keyboard {Escape}"]);
  });

  it("fails if rows are shown as cards", () => {
    const { tools } = toolsFor({ list: [element({})] });
    const results = testersOf(tools).dataTable(scope, "Results");
    expect(() => results.rows()).toThrow("The rows of Results are shown as cards.");
  });

  it("fails if an area takes no files", async () => {
    const { tools } = toolsFor({ group: [element({ querySelector: () => null })] });
    const zone = testersOf(tools).dropZone(scope, "Files");
    await expect(zone.drop([])).rejects.toThrow("Files takes no files now.");
  });
});

it("has the same testers for Playwright", () => {
  const page: object = new Proxy({}, { get: () => () => page });
  const methods = (testers: object, ...input: unknown[]) =>
    Object.entries(testers as Record<string, (...input: unknown[]) => object>)
      .map(
        ([name, tester]) =>
          `${name}: ${Object.keys(tester(...input))
            .toSorted()
            .join(" ")}`,
      )
      .toSorted();
  const others = methods(testersOf(toolsFor({}).tools), scope, "Name");
  expect(methods(forPlaywright, page, "Name")).toEqual(
    others.map((tester) => tester.replace(" isOpen", "")),
  );
});

it("needs no package", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith(".test.ts"));
  const imports = files.flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/from "(?!\.\/)([^"]+)"/g),
  ]);
  expect(imports.map(([, name]) => name)).toEqual([]);
});
