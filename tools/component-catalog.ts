/** Files that `build-storybook` writes for machines: `components.json`, `llms.txt`, and a Markdown page per component. */
import {
  type ComponentFacts,
  factsOf,
  type Keys,
  keysOf,
} from "../.storybook/docs/component-facts/index.ts";
import { type ComponentDoc, componentDocs } from "./component-docs.ts";
import { partsByComponent } from "./component-parts.ts";

/** A component with everything on its page in Storybook. */
export interface CataloguedComponent extends ComponentDoc, Partial<Omit<ComponentFacts, "keys">> {
  keys: Keys;
}

export function componentCatalog(): readonly CataloguedComponent[] {
  const parts = partsByComponent();
  return componentDocs().map((component) => ({
    ...component,
    keys: keysOf(parts[component.name] ?? []),
    ...factsOf(component.stories),
  }));
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ["", title, ...lines.map((line) => `- ${line}`)];

const describe = ({ name, package: door, ...component }: CataloguedComponent, level = 3) =>
  [
    `${"#".repeat(level)} ${name}`,
    "",
    `\`import { ${name} } from "${door}";\``,
    "",
    oneLine(component.description),
    ...section(
      "Props:",
      component.props.map(
        ({ name: prop, type, isRequired, fallback, description }) =>
          `\`${prop}\`: \`${type}\`${isRequired ? ", required" : ""}${fallback === null ? "" : `, default \`${fallback}\``}. ${oneLine(description)}`,
      ),
    ),
    ...section("Guide:", component.guide),
    ...section(
      "Keyboard:",
      component.keys.map(([keys, does]) => `${keys}: ${does}`),
    ),
    ...section("Accessibility:", component.notes ?? []),
    ...(component.tests === undefined
      ? []
      : ["", "In tests:", "", "```ts", component.tests, "```"]),
  ].join("\n");

/** The page of a component as Markdown. */
export const pageText = (component: CataloguedComponent): string => `${describe(component, 1)}\n`;

/** The catalog as one text, in the format of llmstxt.org. */
export function llmsText(components: readonly CataloguedComponent[]): string {
  const of = (door: string) =>
    components.filter((component) => component.package === door).map((each) => describe(each));
  return [
    "# Caliper",
    "",
    "> React components and catalog widgets of a bilingual brake-parts portal. Components take every text as a prop, have no outer margin and no `className`; `Stack`, `Inline` and `Grid` space them. `ThemeRoot` applies a theme and a brand, `CatalogueProvider` gives widgets their data and language.",
    "",
    "The same as data: [components.json](components.json). One page per component: `components/Select.md`. Design tokens: [tokens.json](tokens.json).",
    "",
    "## Components",
    "",
    of("@caliper/design-system").join("\n\n"),
    "",
    "## Widgets",
    "",
    of("@caliper/catalogue-widgets").join("\n\n"),
    "",
    "## Widgets of the administration",
    "",
    of("@caliper/administration").join("\n\n"),
    "",
  ].join("\n");
}
