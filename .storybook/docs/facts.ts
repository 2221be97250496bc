import type { InputType, Parameters as StoryParameters } from "storybook/internal/types";

export interface PropRow {
  name: string;
  type: string;
  /** Default value. */
  fallback: string;
  does: string;
  isRequired: boolean;
}

type Docs = { description?: Partial<Record<"component" | "story", string>> } | undefined;

/** The doc comment above the meta or the story. */
export const descriptionOf = (parameters: StoryParameters, of: "component" | "story") =>
  (parameters["docs"] as Docs)?.description?.[of]?.trim() ?? "";

/** The sentences of `parameters.guide`, which say what to do and what not to do. */
export const guideOf = (parameters: StoryParameters) =>
  parameters["guide"] as readonly string[] | undefined;

/** The package of a component, by the path of its stories; none for screens. */
export const packageOf = (parameters: StoryParameters) => {
  const name = String(parameters["fileName"]).match(/packages\/([^/]+)\//)?.[1];
  return name && `@caliper/${name}`;
};

interface Visual {
  page?: boolean;
}

/** Overlays and full pages get an iframe. */
export const placeOf = (parameters: StoryParameters) => {
  const isWindow =
    (parameters["visual"] as Visual | undefined)?.page === true ||
    parameters["layout"] === "fullscreen";
  return isWindow ? { inline: false, height: "480px" } : { inline: true };
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
