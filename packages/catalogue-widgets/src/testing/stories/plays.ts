import type { StoryContext } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** A text, or a role with an accessible name. */
type Target = string | RegExp | readonly [role: string, name?: string | RegExp];

const isRole = (target: Target): target is readonly [string, (string | RegExp)?] =>
  Array.isArray(target);

/** What `shows` must not find. */
export const absent = (target: Target) => ({ absent: target });

/** A play function that waits until each target is visible, or absent, one after the other. */
export const shows =
  (...targets: readonly (Target | ReturnType<typeof absent>)[]) =>
  async ({ canvas }: Pick<StoryContext, "canvas">) => {
    for (const target of targets) {
      if (typeof target === "object" && "absent" in target) {
        await expect(queryAll(canvas, target.absent)).toHaveLength(0);
      } else {
        await expect(await find(canvas, target)).toBeVisible();
      }
    }
  };

const nameOf = (name: string | RegExp | undefined) => (name === undefined ? {} : { name });

const find = (canvas: StoryContext["canvas"], target: Target) =>
  isRole(target) ? canvas.findByRole(target[0], nameOf(target[1])) : canvas.findByText(target);

const queryAll = (canvas: StoryContext["canvas"], target: Target) =>
  isRole(target)
    ? canvas.queryAllByRole(target[0], nameOf(target[1]))
    : canvas.queryAllByText(target);
