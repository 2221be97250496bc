import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryImport } from "./retryImport.ts";

const failure = new Error("Failed to fetch dynamically imported module");

/** A function as the build writes it. */
const built = (source: string) =>
  Object.assign(() => Promise.reject(failure), { toString: () => source });

let isDialogOpen = false;
beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal("document", { querySelector: () => (isDialogOpen ? {} : null) });
});
afterEach(() => {
  isDialogOpen = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The outcome after all delays; undefined while it is pending. */
async function outcomeOf(source: string, reload = vi.fn<() => void>()) {
  let outcome: unknown;
  retryImport(built(source), failure, reload).then(
    (value) => (outcome = value),
    (error: unknown) => (outcome = error),
  );
  await vi.waitFor(async () => {
    await vi.runAllTimersAsync();
    expect(outcome ?? reload.mock.calls[0]).toBeDefined();
  });
  return outcome;
}

// A comment, so that the query of the next try is not part of the code.
const present = "data:text/javascript,export const t=7//";
const missing = "./missing-chunk.js";

it.each([
  [`()=>import("${present}")`, expect.objectContaining({ t: 7 })],
  [`()=>import(\`${present}\`).then(e=>e.t)`, 7],
  [`() => import('${present}').then((module) => module.t)`, 7],
])("loads the file again: %s", async (source, expected) => {
  const reload = vi.fn<() => void>();
  expect(await outcomeOf(source, reload)).toEqual(expected);
  expect(reload).not.toHaveBeenCalled();
});

it("reloads the page once when the file is gone, and then reports the failure", async () => {
  const reload = vi.fn<() => void>();
  expect(await outcomeOf(`()=>import("${missing}")`, reload)).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await outcomeOf(`()=>import("${missing}")`)).toBe(failure);
  vi.setSystemTime(Date.now() + 3_600_000);
  const later = vi.fn<() => void>();
  await outcomeOf(`()=>import("${missing}")`, later);
  expect(later).toHaveBeenCalledTimes(1);
});

it("does not reload a page with an open dialog", async () => {
  isDialogOpen = true;
  expect(await outcomeOf(`()=>import("${missing}")`)).toBe(failure);
});
