import type { ComponentType, ReactNode } from "react";
import { Stack, Text } from "./kit.ts";
import { vars } from "../theme/vars.css.ts";
import { combinations } from "./combinations.ts";

/** The part of a vanilla-extract recipe that is used here. */
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
 * The variants of a recipe as prop values, so that a new variant is in the story automatically. List the variants that
 * the component sets itself in `except`.
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
      // A boolean variant without a style for false has only the key `true`.
      const isSwitch = keys.includes("true") && !keys.includes("false");
      return [group, [...(isSwitch ? [false] : []), ...keys.map(valueOf)]];
    }),
  );
}

/** Values by prop; unknown props and invalid values are type errors. */
type ValuesFor<Props, Values> = {
  [Key in keyof Values]: Key extends keyof Props ? readonly Props[Key][] : never;
};

interface Options {
  /** Minimum width of a specimen in px; defaults to 160. Block components need about 300. */
  cell?: number;
  /** Parameters of the story; `visual: { phone: true }` if a variant depends on the screen width. */
  parameters?: Record<string, unknown>;
}

/** `isDisabled` becomes "disabled" if true and is omitted if false. */
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
 * The story `AllVariants`: all combinations of the values with captions, in rows by the first prop. Above 48
 * combinations it shows a smaller set that contains every pair of values at least once.
 *
 * @param baseArgs Props of every specimen; a function of the caption if each needs its own name (landmarks, regions).
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
