import { ApiError } from "@caliper/api-client";
import { beforeEach, expect, it, vi } from "vitest";
import { type LineChange, LineQueue } from "./LineQueue.ts";

const revisions = new Map<number, number>();
const sent = vi.fn<(revision: number, change: LineChange) => void>();
let answer: () => Promise<void> = async () => undefined;

/** A server with one revision per line. */
const queue = () =>
  new LineQueue(
    async ({ id, revision }, change) => {
      sent(revision, change);
      await answer();
      if (revisions.get(id) !== revision) throw new ApiError({ kind: "invalid", status: 409 });
      revisions.set(id, revision + 1);
    },
    (id) => revisions.get(id),
  );

beforeEach(() => {
  sent.mockClear();
  revisions.clear();
  revisions.set(1, 1);
  answer = async () => undefined;
});

const line = { id: 1, revision: 1 };

it("sends what was typed in one go once", async () => {
  const changes = queue();
  changes.change(line, { quantity: 1 }, 5);
  changes.change(line, { quantity: 12 }, 5);
  await vi.waitFor(() => expect(changes.entries.size).toBe(0));
  expect(sent.mock.calls).toEqual([[1, { quantity: 12 }]]);
});

it("sends a later change of the same line after the first, with its revision", async () => {
  const changes = queue();
  changes.change(line, { quantity: 2 });
  changes.flush();
  changes.change(line, { note: "Rear" });
  expect(changes.entries.get(1)).toMatchObject({
    change: { quantity: 2 },
    later: { note: "Rear" },
  });
  await vi.waitFor(() => expect(changes.entries.size).toBe(0));
  expect(sent.mock.calls).toEqual([
    [1, { quantity: 2 }],
    [2, { note: "Rear" }],
  ]);
});

it("keeps a change of a line that has changed since it was seen, until it is sent again or dropped", async () => {
  const changes = queue();
  revisions.set(1, 4);
  changes.change(line, { quantity: 3 });
  await vi.waitFor(() => expect(changes.entries.get(1)?.state).toBe("conflict"));
  changes.retry({ id: 1, revision: 4 });
  await vi.waitFor(() => expect(changes.entries.size).toBe(0));
  expect(sent.mock.lastCall).toEqual([4, { quantity: 3 }]);
});

it("keeps what the server did not save, with what was typed meanwhile", async () => {
  const changes = queue();
  answer = async () => Promise.reject(new ApiError({ kind: "network" }));
  changes.change(line, { quantity: 3 });
  changes.flush();
  changes.change(line, { note: "Rear" });
  await vi.waitFor(() => expect(changes.entries.get(1)?.state).toBe("failed"));
  expect(changes.entries.get(1)?.change).toEqual({ quantity: 3, note: "Rear" });
  changes.drop(1);
  expect(changes.entries.size).toBe(0);
});

it("knows the revision of a line after the change that is being saved", async () => {
  const changes = queue();
  changes.change(line, { quantity: 2 }, 5);
  await expect(changes.settled(line)).resolves.toBe(2);
  await expect(changes.settled({ id: 1, revision: 2 })).resolves.toBe(2);
});

it("tells when every change is saved, at once what waits, and whether one was not", async () => {
  const changes = queue();
  await expect(changes.saved()).resolves.toBe(true);
  changes.change(line, { quantity: 2 }, 60_000);
  const saved = changes.saved();
  changes.change(line, { note: "Rear" });
  await expect(saved).resolves.toBe(true);
  expect(sent.mock.calls).toEqual([
    [1, { quantity: 2 }],
    [2, { note: "Rear" }],
  ]);
  revisions.set(1, 9);
  changes.change(line, { quantity: 3 }, 60_000);
  await expect(changes.saved()).resolves.toBe(false);
});
