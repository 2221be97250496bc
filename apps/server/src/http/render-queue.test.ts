import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

it("runs one rendering at a time, in order, and rejects those that would wait too long", async () => {
  const queue = createRenderQueue(3);
  const log: string[] = [];
  const finish = Promise.withResolvers<void>();
  const render = (name: string) =>
    queue(async () => {
      log.push(`begin ${name}`);
      await finish.promise;
      log.push(`end ${name}`);
      return name;
    });
  const first = render("a");
  await nextTurn();
  await nextTurn();
  const waiting = ["b", "c", "d"].map(render);
  await expect(render("e")).rejects.toMatchObject({
    code: "unavailable",
    headers: { "retry-after": "1" },
  });
  expect(log).toEqual(["begin a"]);
  finish.resolve();
  expect(await Promise.all([first, ...waiting])).toEqual(["a", "b", "c", "d"]);
  expect(log).toEqual(["a", "b", "c", "d"].flatMap((name) => [`begin ${name}`, `end ${name}`]));
  expect(await render("f")).toBe("f");
});

it("answers other requests between two renderings", async () => {
  const queue = createRenderQueue(10);
  const log: string[] = [];
  const renderings = ["a", "b", "c"].map((name) =>
    queue(() => {
      log.push(name);
      setImmediate(() => log.push(`answered after ${name}`));
      return Promise.resolve();
    }),
  );
  await Promise.all(renderings);
  await nextTurn();
  expect(log.slice(0, 4)).toEqual(["a", "answered after a", "b", "answered after b"]);
});

it("continues after a rendering that fails", async () => {
  const queue = createRenderQueue();
  await expect(queue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue(() => Promise.resolve("next"))).toBe("next");
});
