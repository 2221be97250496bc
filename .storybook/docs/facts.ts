import type { InputType, Parameters as StoryParameters } from "storybook/internal/types";

export interface PropRow {
  name: string;
  type: string;
  /** Default value. */
  fallback: string;
  does: string;
  isRequired: boolean;
}

type Docs =
  | {
      description?: Partial<Record<"component" | "story", string>>;
      extractArgTypes?: (component: unknown) => Record<string, InputType> | null;
    }
  | undefined;

/** The doc comment above the meta or the story. */
export const descriptionOf = (parameters: StoryParameters, of: "component" | "story") =>
  (parameters["docs"] as Docs)?.description?.[of]?.trim() ?? "";

/** The props of a component that a page describes besides its own. */
export const argTypesOf = (parameters: StoryParameters, component: unknown) =>
  (parameters["docs"] as Docs)?.extractArgTypes?.(component) ?? {};

/** The do and don't sentences of `parameters.guide`. */
export const guideOf = (parameters: StoryParameters) =>
  parameters["guide"] as readonly string[] | undefined;

/** The name of a component in code, which differs from the title of a widget, and the doc comment above it. */
export const docgenOf = (component: unknown) =>
  (component as { __docgenInfo?: { displayName?: string; description?: string } }).__docgenInfo;

/** The package of a component, by the path of its stories; none for screens. */
export const packageOf = (parameters: StoryParameters) => {
  const name = String(parameters["fileName"]).match(/packages\/([^/]+)\//)?.[1];
  return name && `@caliper/${name}`;
};

interface Visual {
  page?: boolean;
}

/** In px, of a story in an iframe. */
const windowHeight = 480;

/**
 * Overlays and full pages get an iframe, and so does what scrolls with its window (`parameters.docs.isWindow`): a virtual
 * table of 10,000 rows would make the page 450,000 px high.
 */
export const placeOf = (parameters: StoryParameters) => {
  const isWindow =
    (parameters["visual"] as Visual | undefined)?.page === true ||
    (parameters["docs"] as { isWindow?: boolean } | undefined)?.isWindow === true ||
    parameters["layout"] === "fullscreen";
  return isWindow ? { inline: false, height: `${windowHeight}px` } : { inline: true };
};

/** Longer unions, such as icon names, are cut to their first members and a count. */
const longest = 140;

const shortened = (type: string) => {
  const parts = type.split(" | ");
  return type.length > longest && parts.length > 6
    ? `${parts.slice(0, 4).join(" | ")} | … ${parts.length} in all`
    : type;
};

const written = (type: InputType["type"], table: { summary?: string; detail?: string }) =>
  shortened(
    (
      table.detail ??
      table.summary ??
      (typeof type === "string" ? type : (type?.name ?? ""))
    ).replaceAll(" | undefined", ""),
  ).replaceAll("ReactElement<any, string | JSXElementConstructor<any>>", "ReactElement");

interface TableFacts {
  type?: { summary?: string; detail?: string };
  defaultValue?: { summary?: string };
}

/** Required props first, then in the order of the interface. */
export const rowsOf = (argTypes: Record<string, InputType>): PropRow[] =>
  Object.entries(argTypes)
    .map(([name, { type, table, description }]) => {
      const facts = (table ?? {}) as TableFacts;
      return {
        name,
        type: written(type, facts.type ?? {}),
        fallback: facts.defaultValue?.summary ?? "",
        does: description ?? "",
        isRequired: typeof type === "object" && type.required === true,
      };
    })
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
