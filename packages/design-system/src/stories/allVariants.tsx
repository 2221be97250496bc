import type { ComponentType, ReactNode } from "react";
import { Stack } from "../components/Stack/Stack.tsx";
import { Text } from "../components/Text/Text.tsx";
import { vars } from "../theme/vars.css.ts";
import { combinations } from "./combinations.ts";

/** A vanilla-extract recipe, as far as its names go. */
interface Recipe<Groups> {
  classNames: { variants: Groups };
}

type ValueOf<Key> = Key extends "true" | "false" ? boolean : Key;
type RecipeValues<Groups> = {
  [Group in keyof Groups]: readonly ValueOf<keyof Groups[Group]>[];
};

const valueOf = (key: string): unknown =>
  key === "true" ? true : key === "false" ? false : /^\d+$/.test(key) ? Number(key) : key;

/**
 * The variants of a recipe as prop values, read from its own keys: a variant added to the recipe is in the story at
 * once. Name what the component sets itself in `except`.
 */
export function variantsOf<Groups extends object, Except extends keyof Groups = never>(
  recipe: Recipe<Groups>,
  ...except: Except[]
): RecipeValues<Omit<Groups, Except>>;
export function variantsOf(
  recipe: Recipe<Record<string, Record<string, string>>>,
  ...except: string[]
): object {
  const groups = Object.entries(recipe.classNames.variants).filter(
    ([group]) => !except.includes(group),
  );
  return Object.fromEntries(
    groups.map(([group, classes]) => {
      const keys = Object.keys(classes);
      // A switch without a look of its own when off has only `true`.
      const isSwitch = keys.includes("true") && !keys.includes("false");
      return [group, [...(isSwitch ? [false] : []), ...keys.map(valueOf)]];
    }),
  );
}

/** Values by prop; a prop the component doesn't have, or a value it doesn't take, is a type error. */
type ValuesFor<Props, Values> = {
  [Key in keyof Values]: Key extends keyof Props ? readonly Props[Key][] : never;
};

interface Options {
  /** Width of a specimen in px at least; 160 unless told. A block component wants 300 or so. */
  cell?: number;
  /** Passed on to the story; `visual: { phone: true }` where a variant is about narrow screens. */
  parameters?: Record<string, unknown>;
}

/** `isDisabled` is "disabled" when it is true and nothing when it is not. */
const caption = (values: object) =>
  Object.entries(values)
    .flatMap(([prop, value]) => {
      const name = prop.replace(/^(?:is|has)([A-Z])/, (_, letter: string) => letter.toLowerCase());
      if (typeof value === "boolean") return value ? [name] : [];
      return value === undefined
        ? []
        : [typeof value === "number" ? `${name} ${value}` : `${value}`];
    })
    .join(" · ");

/**
 * The story `AllVariants`: every combination of the values, captioned, in rows by the first prop. Past 48 combinations
 * it shows as few as have every pair of values together at least once.
 *
 * @param baseArgs What every specimen gets; as a function of its caption where each needs a name of its own (landmarks, regions).
 */
export function allVariants<
  Props extends object,
  Values extends object,
  Base extends Partial<Props>,
>(
  Component: ComponentType<Props>,
  values: Values & ValuesFor<Props, Values>,
  baseArgs: Base | ((caption: string) => Base),
  { cell = 160, parameters = {} }: Options = {},
) {
  const specimens = combinations(values);
  const [first] = Object.keys(values);
  const rows = Map.groupBy(specimens, (specimen) => specimen[first ?? ""]);
  const argsFor = (name: string): Base =>
    typeof baseArgs === "function" ? baseArgs(name) : baseArgs;

  const show = (specimen: Record<string, unknown>): ReactNode => {
    const name = caption(specimen);
    const { [first ?? ""]: _, ...rest } = specimen;
    const props = { ...argsFor(name), ...specimen };
    return (
      <Stack key={name} gap={4}>
        <Text variant="caption" tone="subtle">
          {caption(rows.size === specimens.length ? specimen : rest) || "as it is"}
        </Text>
        <div>
          <Component {...(props as object as Props)} />
        </div>
      </Stack>
    );
  };

  const grid = (specimenRow: readonly Record<string, unknown>[]) => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cell}px), 1fr))`,
        gap: vars.space[20],
        alignItems: "start",
      }}
    >
      {specimenRow.map(show)}
    </div>
  );

  return {
    args: argsFor(""),
    parameters: { controls: { disable: true }, ...parameters },
    render: () =>
      rows.size === specimens.length ? (
        grid(specimens)
      ) : (
        <Stack gap={24}>
          {[...rows].map(([value, row]) => (
            <Stack key={String(value)} gap={12}>
              <Text variant="columnHead" tone="muted">
                {caption({ [first ?? ""]: value }) || `not ${caption({ [first ?? ""]: true })}`}
              </Text>
              {grid(row)}
            </Stack>
          ))}
        </Stack>
      ),
  };
}
