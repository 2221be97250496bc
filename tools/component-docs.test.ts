import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { changesOf } from "../.storybook/docs/changes.ts";
import { testing } from "../.storybook/docs/component-facts/testing.ts";
import { componentFacts } from "../.storybook/docs/component-facts/index.ts";
import { spanishNames } from "../.storybook/docs/component-facts/spanish.ts";
import { widgetKeys } from "../.storybook/docs/component-facts/widgets.ts";
import { componentCatalog, llmsText, pageText } from "./component-catalog.ts";
import { partsByComponent } from "./component-parts.ts";
import { isForTests } from "./shown-texts.ts";
import { withNames } from "./storybook-search.ts";
import { root } from "./run.ts";

const catalog = componentCatalog();
const folders = readdirSync(join(root, "packages/design-system/src/components"));

describe("the documentation of a component", () => {
  it("describes every prop of every public component and widget", () => {
    const silent = catalog.flatMap(({ name, props }) =>
      props.filter(({ description }) => description === "").map((prop) => `${name}.${prop.name}`),
    );
    expect(silent).toEqual([]);
  });

  it("describes every component", () => {
    expect(catalog.filter(({ description }) => description === "")).toEqual([]);
  });

  it("has do and don't sentences for every component and widget", () => {
    const isDont = (sentence: string) => sentence.startsWith("Don't ");
    const silent = catalog.filter(({ guide }) => !guide.some(isDont) || guide.every(isDont));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("has the keys of every widget that takes focus, from what it consists of", () => {
    const keys = new Map(catalog.map((component) => [component.name, component.keys]));
    expect(keys.get("Drawing")).toEqual(widgetKeys["DimensionMark"]);
    expect(keys.get("ImagesView")?.[0]).toEqual(["Tab", "Moves to the pictures (Gallery)"]);
    expect(keys.get("Outline")).toEqual([]);

    const parts = new Set(Object.values(partsByComponent()).flat());
    expect(Object.keys(widgetKeys).filter((name) => !parts.has(name))).toEqual([]);
  });

  it("lists every file that handles keys or has a native control of its own", () => {
    const control =
      /onKeyDown|EventListener\("keydown"|<(?:a|button|input|select|summary|textarea)\b/u;
    const silent = globSync("packages/{catalogue-widgets,administration}/src/**/*.{ts,tsx}", {
      cwd: root,
    })
      // The embed's frame, and code that a host pastes.
      .filter((path) => !isForTests(path) && !/\/embed\/|embedCode/u.test(path))
      .filter((path) => control.test(readFileSync(join(root, path), "utf8")))
      .map((path) => basename(path).replace(/\.tsx?$/u, ""));
    expect(silent.toSorted()).toEqual(Object.keys(widgetKeys).toSorted());
  });

  it("says that a component of the design system takes no focus only if nothing in it does", () => {
    const withKeys = folders.filter((name) => (componentFacts[name]?.keys.length ?? 0) > 0);
    const control = new RegExp(
      `onKeyDown|<(?:a|button|input|select|textarea|Aria(?:Button|Link)|${withKeys.join("|")})\\b`,
      "u",
    );
    const wrong = folders
      .filter((name) => !withKeys.includes(name))
      .filter((name) =>
        globSync(`packages/design-system/src/components/${name}/*.tsx`, { cwd: root })
          .filter((path) => !isForTests(path))
          .some((path) => control.test(readFileSync(join(root, path), "utf8"))),
      );
    expect(wrong).toEqual([]);
  });

  it("has keys, notes and other names for each component of the design system", () => {
    expect(Object.keys(componentFacts).toSorted()).toEqual(folders.toSorted());
  });

  it("is stable only if the product uses it, and has stories, a guide and notes", () => {
    const sources = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root })
      .filter((path) => !/\.(?:stories|test)\.tsx?$|\/(?:stories|testing)\//u.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
    const isUsed = (name: string) =>
      sources.some(
        ({ path, text }) =>
          !path.includes(`/components/${name}/`) &&
          new RegExp(`<${name}(?:Region)?\\b`, "u").test(text),
      );
    const stable = catalog.filter(({ status }) => status === "stable");
    expect(stable.length).toBeGreaterThan(50);
    const used = new Set(stable.filter(({ name }) => isUsed(name)).map(({ stories }) => stories));
    const unfit = stable.filter(({ stories, guide }) => !used.has(stories) || guide.length === 0);
    expect(unfit.map(({ name }) => name)).toEqual([]);
  });

  it("describes how tests use existing components", () => {
    expect(Object.keys(testing).filter((name) => !folders.includes(name))).toEqual([]);
  });

  it("has the sentences of changelogs that name it", () => {
    const changeset =
      '---\n"@caliper/design-system": minor\n---\n\n`Tag` wraps. `Card` has\na shadow.\n';
    const changelog = "# Package\n\n## 0.2.0\n\n### Minor\n\n- 1a2b3c4: `Card` is new.\n";
    expect(changesOf("Card", [changeset, changelog])).toEqual([
      { version: "Next version", text: "`Card` has a shadow." },
      { version: "0.2.0", text: "`Card` is new." },
    ]);
  });

  it("has its status in the catalog", () => {
    const known = catalog.filter(({ status }) => status !== undefined);
    expect(new Set(known.map(({ stories }) => stories)).size).toBe(folders.length);
  });

  it.each([
    ["dropdown", "Select"],
    ["modal", "Dialog"],
    ["spinner", "ProgressBar"],
    ["token", "Tag"],
    ["accordion", "Disclosure"],
    ["snackbar", "Toast"],
    ["desplegable", "Select"],
    ["pestañas", "Tabs"],
  ])("is found by the name %s in the built search", (word, name) => {
    const entry = {
      id: "docs",
      type: "docs",
      importPath: `./packages/design-system/src/components/${name}/${name}.stories.tsx`,
      anchors: [{ id: "story", title: "A story" }],
    };
    const anchors = withNames({ entries: { docs: entry } }).entries["docs"]?.anchors ?? [];
    expect(anchors[0]).toEqual({ id: "story", title: "A story" });
    expect(anchors.map(({ title }) => title)).toContain(word);
    expect(new Set(anchors.map(({ id }) => id)).size).toBe(anchors.length);
  });

  it("has Spanish names", () => {
    expect(Object.keys(spanishNames).toSorted()).toEqual(Object.keys(componentFacts).toSorted());
  });

  it("has a page as Markdown", () => {
    const select = catalog.find(({ name }) => name === "Select");
    expect(select && pageText(select)).toMatch(/^# Select\n\n`import \{ Select \} from/u);
  });

  it("is written for language models with props, keys and guide", () => {
    const text = llmsText(catalog);
    expect(text).toMatch(/^# Caliper\n\n> /);
    expect(text).toContain('`import { Select } from "@caliper/design-system";`');
    expect(text).toContain("- `items`: `readonly SelectItem<Id>[]`, required.");
    expect(text).toContain("- Don't use it for two or three items: use RadioGroup.");
  });
});
