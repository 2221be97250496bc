import { expect, it } from "vitest";
import type { Order } from "./testing/clerk.thread.ts";
import { startThread } from "./thread.ts";

const startClerk = () =>
  startThread<Order, string, { reason: string }>({
    module: new URL("./testing/clerk.thread.ts", import.meta.url),
    name: "clerk",
    data: "Ana",
    revive: ({ reason }) => new RangeError(reason),
  });

it("answers each call, whichever is ready first, and fails as its inside says", async () => {
  const clerk = startClerk();
  const answers: string[] = [];
  await Promise.all([
    clerk.ask("greet later").then((answer) => answers.push(`later: ${answer}`)),
    clerk.ask("greet").then((answer) => answers.push(`at once: ${answer}`)),
    expect(clerk.ask("fail")).rejects.toEqual(new RangeError("as told")),
  ]);
  expect(answers).toEqual(["at once: hello Ana", "later: hello Ana"]);
  await clerk.close();
});

it("finishes what is under way before it closes, and refuses afterwards", async () => {
  const clerk = startClerk();
  const answer = clerk.ask("greet later");
  await clerk.close();
  await expect(answer).resolves.toBe("hello Ana");
  expect(clerk.hasEnded()).toBe(true);
  await expect(clerk.ask("greet")).rejects.toThrow("The thread clerk has ended");
  await clerk.close();
});

it("fails whatever waits for it when it dies", async () => {
  const clerk = startClerk();
  const waiting = clerk.ask("greet later");
  const last = clerk.ask("die");
  await expect(waiting).rejects.toThrow("The thread clerk has ended");
  await expect(last).rejects.toThrow("The thread clerk has ended");
  expect(clerk.hasEnded()).toBe(true);
});
