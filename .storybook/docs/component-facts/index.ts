import { actions } from "./actions.ts";
import { data } from "./data.ts";
import { feedback } from "./feedback.ts";
import { forms } from "./forms.ts";
import { foundations } from "./foundations.ts";
import { layout } from "./layout.ts";
import { spanishNames } from "./spanish.ts";
import { text } from "./text.ts";
import type { ComponentFacts } from "./kit.ts";
import { testing } from "./testing.ts";

export type { ComponentFacts } from "./kit.ts";

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
