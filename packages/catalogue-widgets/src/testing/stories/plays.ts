import type { StoryContext } from "@storybook/react-vite";
import { expect } from "storybook/test";
import en from "../../messages/en.json";
import es from "../../messages/es.json";

type Canvas = StoryContext["canvas"];

/** A text, or a role with an accessible name. Whole messages are written in English and match in each language. */
type Target = string | RegExp | readonly [role: string, name?: string | RegExp];

type Check = (canvas: Canvas) => Promise<void>;

const translations = new Map(Object.entries(es));

/** A message in English matches in either language, so that checks pass in the toolbar's. */
const inAnyLanguage = (text: string | RegExp) => {
  if (typeof text !== "string") return text;
  const ids = Object.entries(en).flatMap(([id, message]) => (message === text ? [id] : []));
  const texts = new Set([text, ...ids.map((id) => translations.get(id))]);
  return texts.size === 1 ? text : (shown: string) => texts.has(shown);
};

const queries = (canvas: Canvas, target: Target) => {
  if (typeof target === "string" || target instanceof RegExp) {
    const text = inAnyLanguage(target);
    return { find: () => canvas.findByText(text), all: () => canvas.queryAllByText(text) };
  }
  const [role, name] = target;
  const options = name === undefined ? {} : { name: inAnyLanguage(name) };
  return {
    find: () => canvas.findByRole(role, options),
    all: () => canvas.queryAllByRole(role, options),
  };
};

/** Checks that a target is not on the page. */
export const absent =
  (target: Target): Check =>
  async (canvas) =>
    expect(queries(canvas, target).all()).toHaveLength(0);

/** Waits for a target and checks that it is disabled. */
export const disabled =
  (target: Target): Check =>
  async (canvas) =>
    expect(await queries(canvas, target).find()).toBeDisabled();

/** Runs checks in sequence; a target without a check must become visible. */
export async function see(canvas: Canvas, ...checks: readonly (Target | Check)[]) {
  for (const check of checks) {
    if (typeof check === "function") await check(canvas);
    else await expect(await queries(canvas, check).find()).toBeVisible();
  }
}

/** A play function that only checks. */
export const shows =
  (...checks: readonly (Target | Check)[]) =>
  ({ canvas }: Pick<StoryContext, "canvas">) =>
    see(canvas, ...checks);
