import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

// Rules of the house that neither the compiler nor the linter knows. A failing list names the files.

const src = import.meta.dirname;
const all = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.tsx?$/.test(path),
);
const text = (path: string) => readFileSync(join(src, path), "utf8");
const isStory = (path: string) => path.includes(".stories.") || path.startsWith("stories/");
const isTest = (path: string) => path.endsWith(".test.ts");

const shipped = all.filter((path) => !isStory(path) && !isTest(path));
const drawn = shipped.filter((path) => /^(components|internal)\//.test(path));
const styles = drawn.filter((path) => path.endsWith(".css.ts"));
const components = readdirSync(join(src, "components"));

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

const parsed = (path: string) =>
  ts.createSourceFile(path, text(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const nodesOf = (node: ts.Node): ts.Node[] => [
  node,
  ...node.getChildren().flatMap((child) => nodesOf(child)),
];

/** The files whose code matches, with what matched. */
const matching = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => {
    const match = withoutComments(text(path)).match(pattern);
    return match ? [`${path}: ${match[0]}`] : [];
  });

describe("a component", () => {
  it.each(components)("%s is a folder with itself and its stories", (name) => {
    const files = readdirSync(join(src, "components", name));
    expect(files).toContain(`${name}.tsx`);
    expect(files).toContain(`${name}.stories.tsx`);
  });

  it.each(components)("%s leaves by the one door", (name) => {
    expect(text("index.ts")).toContain(`"./components/${name}/${name}.tsx"`);
  });

  it.each(components)("%s is a function of that name: it is what React calls it", (name) => {
    expect(text(`components/${name}/${name}.tsx`)).toMatch(
      new RegExp(`^export function ${name}`, "m"),
    );
  });

  it.each(components)("%s says in its stories what to do and what not", (name) => {
    const stories = text(`components/${name}/${name}.stories.tsx`);
    const guide = stories.match(/guide: \{\s*do: \[([\s\S]*?)\],\s*dont: \[([\s\S]*?)\],?\s*\}/);
    const sentences = (list = "") => list.match(/"(?:[^"\\]|\\.)+"|`[^`]+`|'[^']+'/g)?.length ?? 0;
    expect(sentences(guide?.[1]), "do").toBeGreaterThanOrEqual(2);
    expect(sentences(guide?.[2]), "dont").toBeGreaterThanOrEqual(2);
  });

  it.each(components)("%s shows all its variants, when its recipe has any", (name) => {
    const folder = `components/${name}/`;
    const hasVariants = styles.some(
      (path) => path.startsWith(folder) && new RegExp(`\\b${name}Variants\\b`).test(text(path)),
    );
    const stories = text(`${folder}${name}.stories.tsx`);
    expect(!hasVariants || /^export const AllVariants: Story = allVariants\(/m.test(stories)).toBe(
      true,
    );
  });

  it("describes every prop: the descriptions are the props table of its page", () => {
    const silent = drawn
      .filter((path) => path.endsWith(".tsx"))
      .flatMap((path) =>
        nodesOf(parsed(path))
          .filter((node) => ts.isInterfaceDeclaration(node))
          .filter((node) => node.name.text.endsWith("Props"))
          .filter((node) =>
            node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
          )
          .flatMap(({ name, members }) =>
            members
              .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
              .map((member) => `${path}: ${name.text}.${member.name?.getText() ?? ""}`),
          ),
      );
    expect(silent).toEqual([]);
  });

  it("takes its texts as props: none is written in it", () => {
    const named = ["aria-label", "alt", "title", "placeholder", "label", "description"];
    // A sign is no text: a dash, a dot between two words, the currency that both languages write alike.
    const isText = (words: string) => /\p{L}{2,}/u.test(words.replaceAll("US$", ""));
    const written = drawn
      .filter((path) => path.endsWith(".tsx"))
      .flatMap((path) =>
        nodesOf(parsed(path)).flatMap((node) => {
          const isWritten =
            (ts.isJsxText(node) && isText(node.text)) ||
            (ts.isJsxAttribute(node) &&
              named.includes(node.name.getText()) &&
              node.initializer !== undefined &&
              ts.isStringLiteral(node.initializer) &&
              isText(node.initializer.text));
          return isWritten ? [`${path}: ${node.getText().trim()}`] : [];
        }),
      );
    expect(written).toEqual([]);
  });

  it("takes no class name: variants are named, looks are not passed through", () => {
    expect(matching(drawn, /\bclassName\??:\s/)).toEqual([]);
  });

  it("stays small", () => {
    const lines = components
      .map((name) => text(`components/${name}/${name}.tsx`).split("\n").length)
      .toSorted((a, b) => a - b);
    expect(lines.at(-1)).toBeLessThan(250);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(100);
  });
});

describe("styles", () => {
  it("have no colours of their own", () => {
    const others = drawn.filter((path) => basename(path) !== "flags.tsx");
    expect(matching(others, /#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/)).toEqual([]);
  });

  it("have no lengths of their own", () => {
    expect(matching(drawn, /\b\d*\.?\d+(?:px|rem)\b/)).toEqual([]);
  });

  it("use logical properties: start and end, never left and right", () => {
    const physical =
      /\b(?:margin|padding|border|inset)(?:Left|Right|Top|Bottom)\b|\b(?:left|right|top|bottom|width|height|(?:min|max)(?:Width|Height)):(?!\s*\{)/;
    expect(matching(styles, physical)).toEqual([]);
  });

  it("say nothing about the document: global styles are the theme's, and below `.caliper`", () => {
    expect(matching(drawn, /\bglobalStyle\(|:root/)).toEqual([]);
    expect(matching(shipped, /:root/)).toEqual([]);
  });
});

describe("imports", () => {
  it("never go up: no other package of ours, no router, no data, no messages", () => {
    expect(
      matching(
        all,
        /from "(?:@caliper\/|react-intl|react-router|@tanstack\/react-query|openapi)[^"]*"/,
      ),
    ).toEqual([]);
  });

  it("of the theme contract go to the contract: the barrel would emit the theme twice", () => {
    expect(matching(styles, /theme\/(?:index|theme\.css)\.ts"/)).toEqual([]);
  });

  it("of stories stay in stories", () => {
    expect(matching(shipped, /from "[^"]*stories[^"]*"/)).toEqual([]);
  });
});

describe("stories", () => {
  const stories = all.filter((path) => path.endsWith(".stories.tsx"));
  const shelves =
    /title: "(?:Introduction|(?:Foundations|Layout|Text|Actions|Forms|Feedback|Data)\/[^"]+)"/;

  it("stand on a known shelf", () => {
    expect(stories.filter((path) => !shelves.test(text(path)))).toEqual([]);
  });

  it("are never skipped for accessibility", () => {
    expect(matching(stories, /a11y:/)).toEqual([]);
  });

  it("have two pictures each, unless they say why not", () => {
    const pictures = (path: string) => {
      try {
        return readdirSync(join(src, path, "../__screenshots__")).length;
      } catch {
        return 0;
      }
    };
    const bare = stories.filter((path) => {
      const source = text(path);
      const told = source.match(/^export const \w+: Story/gm)?.length ?? 0;
      const skipped = source.match(/skip: true/g)?.length ?? 0;
      return pictures(path) < 2 * (told - skipped);
    });
    expect(bare.map((path) => relative(".", path))).toEqual([]);
  });
});
