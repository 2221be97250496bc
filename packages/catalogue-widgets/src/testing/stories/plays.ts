import type { StoryContext } from "@storybook/react-vite";
import { expect } from "storybook/test";

type Canvas = StoryContext["canvas"];

/** A text, or a role with an accessible name. */
type Target = string | RegExp | readonly [role: string, name?: string | RegExp];

type Check = (canvas: Canvas) => Promise<void>;

const queries = (canvas: Canvas, target: Target) => {
  if (typeof target === "string" || target instanceof RegExp) {
    return { find: () => canvas.findByText(target), all: () => canvas.queryAllByText(target) };
  }
  const [role, name] = target;
  const options = name === undefined ? {} : { name };
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

/** Runs checks one after the other; a target without a check must become visible. */
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
