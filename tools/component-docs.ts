/** The components of the UI packages with their props, as docgen reads them. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withCustomConfig } from "react-docgen-typescript";
import { root } from "./run.ts";

export interface PropDoc {
  name: string;
  type: string;
  isRequired: boolean;
  /** The default, as written in code. */
  fallback: string | null;
  description: string;
}

export interface ComponentDoc {
  name: string;
  /** The module it is imported from. */
  package: string;
  /** The shelf and the title of its page in Storybook, which may be that of another component. */
  title: string;
  /** The path of the stories on that page. */
  stories: string;
  description: string;
  /** What to do, and what not to do. */
  guide: readonly string[];
  props: readonly PropDoc[];
}

export const uiPackages = ["design-system", "catalogue-widgets", "administration"] as const;

/** Entries for our own packages and stories, not for hosts. */
const forPackages = /^`@caliper\/[\w-]+\/(?:shared|testing)`/u;

const parser = withCustomConfig(join(root, "tsconfig.json"), {
  savePropValueAsString: true,
  propFilter: ({ parent }) => !parent?.fileName.includes("node_modules"),
});

const isStory = (path: string) => path.endsWith(".stories.tsx");

/** The sentences of `parameters.guide`. */
const guideIn = (source: string) => {
  const list = source.match(/guide: \[([\s\S]*?)\],\n/)?.[1] ?? "";
  return [...list.matchAll(/"((?:[^"\\]|\\.)+)"/g)].map(([, sentence = ""]) => sentence);
};

/** Of each stories file: the names of the components on its page, the page's title and the guide. */
const pagesOf = (folder: string) =>
  globSync(`${folder}/src/**/*.stories.tsx`, { cwd: root }).flatMap((path) => {
    const source = readFileSync(join(root, path), "utf8");
    const title = source.match(/^ {2}title: "([^"]+)"/m)?.[1];
    const main = source.match(/^ {2}component: (\w+)/m)?.[1] ?? "";
    const subcomponents = source.match(/^ {2}subcomponents: \{([^}]+)\}/m)?.[1] ?? "";
    const names = `${main} ${subcomponents}`.match(/\w+/g) ?? [];
    if (title === undefined) return [];
    return names.map((name) => ({ name, title, stories: path, guide: guideIn(source) }));
  });

/** Every component that has a page in Storybook or is exported from its package, in alphabetical order. */
export function componentDocs(): readonly ComponentDoc[] {
  return uiPackages.flatMap((folder) => {
    const pages = new Map(pagesOf(`packages/${folder}`).map((page) => [page.name, page]));
    const report = readFileSync(join(root, `packages/${folder}/api-report.md`), "utf8");
    const sections = report.split(/^## /mu).filter((section) => !forPackages.test(section));
    const exported = new Set(
      [...sections.join("").matchAll(/(?:function|const) ([A-Z]\w+)/g)].map(([, name]) => name),
    );
    const files = globSync(`packages/${folder}/src/**/*.tsx`, { cwd: root }).filter(
      (path) => !isStory(path) && !path.includes("/testing/") && !path.includes("/stories/"),
    );
    return parser
      .parse(files.map((path) => join(root, path)))
      .filter(({ displayName }) => pages.has(displayName) || exported.has(displayName))
      .map(({ displayName, description, props }) => ({
        name: displayName,
        package: `@caliper/${folder}`,
        title: pages.get(displayName)?.title ?? "",
        stories: pages.get(displayName)?.stories ?? "",
        description,
        guide: pages.get(displayName)?.guide ?? [],
        props: Object.values(props).map((prop) => ({
          name: prop.name,
          type: prop.type.name,
          isRequired: prop.required,
          fallback: (prop.defaultValue as { value: string } | null)?.value ?? null,
          description: prop.description,
        })),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  });
}
