import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

// Conventions that neither the compiler nor the linter checks. A failing list names the files.

const src = import.meta.dirname;
const all = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.tsx?$/.test(path),
);
const text = (path: string) => readFileSync(join(src, path), "utf8");
const isStory = (path: string) => path.includes(".stories.") || path.startsWith("stories/");
const isTest = (path: string) => path.endsWith(".test.ts");

const shipped = all.filter((path) => !isStory(path) && !isTest(path));
const rendered = shipped.filter((path) => /^(components|internal|parts)\//.test(path));
const styles = rendered.filter((path) => path.endsWith(".css.ts"));
const components = readdirSync(join(src, "components"));

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

const parsed = (path: string) =>
  ts.createSourceFile(path, text(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const nodesOf = (node: ts.Node): ts.Node[] => [
  node,
  ...node.getChildren().flatMap((child) => nodesOf(child)),
];

const componentFiles = rendered.filter((path) => path.endsWith(".tsx"));

/** The files whose code matches the pattern, with the matched text. */
const matching = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => {
    const match = withoutComments(text(path)).match(pattern);
    return match ? [`${path}: ${match[0]}`] : [];
  });

describe("a component", () => {
  it.each(components)("%s is a folder with the component and its stories", (name) => {
    const files = readdirSync(join(src, "components", name));
    expect(files).toContain(`${name}.tsx`);
    expect(files).toContain(`${name}.stories.tsx`);
  });

  it.each(components)("%s is exported from the package", (name) => {
    expect(text("index.ts")).toContain(`"./components/${name}/${name}.tsx"`);
  });

  it.each(components)("%s is a function of that name, which React tools show", (name) => {
    expect(text(`components/${name}/${name}.tsx`)).toMatch(
      new RegExp(`^export function ${name}`, "m"),
    );
  });

  it.each(components)("%s has do and don't sentences in its stories", (name) => {
    const stories = text(`components/${name}/${name}.stories.tsx`);
    const guide = stories.match(/guide: \[([\s\S]*?)\n\s*\],/)?.[1] ?? "";
    const sentences = guide.match(/"(?:[^"\\]|\\.)+"|`[^`]+`|'[^']+'/g) ?? [];
    const warnings = sentences.filter((sentence) => sentence.startsWith("\"Don't "));
    expect(sentences.length - warnings.length, "do").toBeGreaterThanOrEqual(2);
    expect(warnings.length, "don't").toBeGreaterThanOrEqual(2);
  });

  it.each(components)("%s has a story of all variants if its recipe has any", (name) => {
    // A dialog covers the page, so each of its sizes is a story.
    const hasVariants =
      name !== "Dialog" && text(`components/${name}/${name}.tsx`).includes("Variants<typeof");
    const stories = text(`components/${name}/${name}.stories.tsx`);
    expect(!hasVariants || /^export const AllVariants: Story = allVariants\(/m.test(stories)).toBe(
      true,
    );
  });

  it("documents every prop, for the props table", () => {
    const undocumented = componentFiles.flatMap((path) =>
      parsed(path)
        .statements.filter((node) => ts.isInterfaceDeclaration(node))
        .filter((node) => /^export interface \w+Props\b/.test(node.getText()))
        .flatMap(({ name, members }) =>
          members
            .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
            .map((member) => `${path}: ${name.text}.${member.name?.getText() ?? ""}`),
        ),
    );
    expect(undocumented).toEqual([]);
  });

  it("takes all texts as props", () => {
    const named = ["aria-label", "alt", "title", "placeholder", "label", "description"];
    // Punctuation and the currency, which both languages write the same, are not texts.
    const isText = (words: string) => /\p{L}{2,}/u.test(words.replaceAll("US$", ""));
    const literals = componentFiles.flatMap((path) =>
      nodesOf(parsed(path)).flatMap((node) => {
        const isLiteral =
          (ts.isJsxText(node) && isText(node.text)) ||
          (ts.isJsxAttribute(node) &&
            named.includes(node.name.getText()) &&
            node.initializer !== undefined &&
            ts.isStringLiteral(node.initializer) &&
            isText(node.initializer.text));
        return isLiteral ? [`${path}: ${node.getText().trim()}`] : [];
      }),
    );
    expect(literals).toEqual([]);
  });

  it("has no prop for a class name", () => {
    expect(matching(rendered, /\bclassName\??:\s*string/)).toEqual([]);
  });

  it("is a small file", () => {
    const lines = components
      .map((name) => text(`components/${name}/${name}.tsx`).split("\n").length)
      .toSorted((a, b) => a - b);
    expect(lines.at(-1)).toBeLessThan(250);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(100);
  });
});

describe("styles", () => {
  it("use no color literals", () => {
    const others = rendered.filter((path) => basename(path) !== "flags.tsx");
    expect(matching(others, /#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/)).toEqual([]);
  });

  it("use no length literals", () => {
    expect(matching(rendered, /\b\d*\.?\d+(?:px|rem)\b/)).toEqual([]);
  });

  it("use logical properties only", () => {
    const physical =
      /\b(?:margin|padding|border|inset)(?:Left|Right|Top|Bottom)\b|\b(?:left|right|top|bottom|width|height|(?:min|max)(?:Width|Height)):(?!\s*\{)/;
    expect(matching(styles, physical)).toEqual([]);
  });

  it("leave global styles to the theme, and never use `:root`", () => {
    expect(matching(rendered, /\bglobalStyle\(|:root/)).toEqual([]);
    expect(matching(shipped, /:root/)).toEqual([]);
  });
});

describe("imports", () => {
  it("use no other Caliper package, router, data or message library", () => {
    expect(
      matching(
        all,
        /from "(?:@caliper\/|react-intl|react-router|@tanstack\/react-query|openapi)[^"]*"/,
      ),
    ).toEqual([]);
  });

  it("of theme variables use vars.css.ts: the theme's index would emit the theme twice", () => {
    expect(matching(styles, /theme\/(?:index|theme\.css)\.ts"/)).toEqual([]);
  });

  it("of story helpers are in stories only", () => {
    expect(matching(shipped, /from "[^"]*stories[^"]*"/)).toEqual([]);
  });
});

describe("stories", () => {
  const stories = all.filter((path) => path.endsWith(".stories.tsx"));
  const sections =
    /title: "(?:Introduction|(?:Foundations|Layout|Text|Actions|Forms|Feedback|Data|Patterns)\/[^"]+)"/;

  it("are in a known section", () => {
    expect(stories.filter((path) => !sections.test(text(path)))).toEqual([]);
  });

  it("never skip the accessibility check", () => {
    expect(matching(stories, /a11y:/)).toEqual([]);
  });

  it("have a light picture each unless skipped", () => {
    const pictures = (path: string) =>
      globSync(join(src, path, "../__screenshots__/*-light.webp")).length;
    const missing = stories.filter((path) => {
      const source = text(path);
      const count = source.match(/^export const \w+: Story/gm)?.length ?? 0;
      const skipped = source.match(/skip: true/g)?.length ?? 0;
      return pictures(path) < count - skipped;
    });
    expect(missing.map((path) => relative(".", path))).toEqual([]);
  });
});
