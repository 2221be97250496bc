import { actions } from "./actions.ts";
import { data } from "./data.ts";
import { feedback } from "./feedback.ts";
import { forms } from "./forms.ts";
import { foundations } from "./foundations.ts";
import { layout } from "./layout.ts";
import { spanishNames } from "./spanish.ts";
import { text } from "./text.ts";
import type { ComponentFacts, Keys } from "./kit.ts";
import { testing } from "./testing.ts";
import { widgetKeys } from "./widgets.ts";

export type { ComponentFacts, Keys } from "./kit.ts";

/** By the name of the component. A test fails when a component of the design system is missing. */
export const componentFacts: Readonly<Record<string, ComponentFacts>> = {
  ...actions,
  ...data,
  ...feedback,
  ...forms,
  ...foundations,
  ...layout,
  ...text,
};

/** The facts of a component by the path of its stories; none for widgets, screens and foundations. */
export function factsOf(storiesPath: string): ComponentFacts | undefined {
  const [, name = ""] = storiesPath.match(/\/components\/(\w+)\/\1\.stories\.tsx$/) ?? [];
  const facts = componentFacts[name];
  if (facts === undefined) return undefined;
  const aliases = [...facts.aliases, ...(spanishNames[name] ?? [])];
  return { ...facts, aliases, tests: testing[name] };
}

/** By the name of a component of the design system or of a file of a widget; see `tools/component-parts.ts`. */
export const keysByPart: Readonly<Record<string, Keys>> = {
  ...Object.fromEntries(
    Object.entries(componentFacts)
      .filter(([, { keys }]) => keys.length > 0)
      .map(([name, { keys }]) => [name, keys]),
  ),
  ...widgetKeys,
};

/** The keys of what consists of these parts. Each effect names the components that have it. */
export function keysOf(parts: readonly string[]): Keys {
  const rows = parts.flatMap((part) =>
    (keysByPart[part] ?? []).map(([keys, does]) => ({ part, keys, does })),
  );
  return Object.values(Object.groupBy(rows, ({ keys, does }) => `${keys} ${does}`)).flatMap(
    (same = []) => {
      const names = same.map(({ part }) => part).filter((part) => part in componentFacts);
      return same.slice(0, 1).map(({ keys, does }) => {
        const row: Keys[number] = [keys, names.length > 0 ? `${does} (${names.join(", ")})` : does];
        return row;
      });
    },
  );
}
