import { expect, it } from "vitest";
import type { Order } from "./testing/greeter.thread.ts";
import { startThread } from "./thread.ts";

const startGreeter = () =>
  startThread<Order, string, { reason: string }>({
    module: new URL("./testing/greeter.thread.ts", import.meta.url),
    name: "greeter",
    data: "Ana",
    revive: ({ reason }) => new RangeError(reason),
  });

it("answers calls in the order they finish and passes on errors", async () => {
  const greeter = startGreeter();
  const answers: string[] = [];
  await Promise.all([
    greeter.ask("greet later").then((answer) => answers.push(`later: ${answer}`)),
    greeter.ask("greet").then((answer) => answers.push(`at once: ${answer}`)),
    expect(greeter.ask("fail")).rejects.toEqual(new RangeError("on request")),
  ]);
  expect(answers).toEqual(["at once: hello Ana", "later: hello Ana"]);
  await greeter.close();
});

it("finishes pending calls before it closes and rejects later ones", async () => {
  const greeter = startGreeter();
  const answer = greeter.ask("greet later");
  await greeter.close();
  await expect(answer).resolves.toBe("hello Ana");
  expect(greeter.hasEnded()).toBe(true);
  await expect(greeter.ask("greet")).rejects.toThrow("The thread greeter has ended");
  await greeter.close();
});

it("rejects pending calls when the thread crashes", async () => {
  const greeter = startGreeter();
  const waiting = greeter.ask("greet later");
  const last = greeter.ask("die");
  await expect(waiting).rejects.toThrow("The thread greeter has ended");
  await expect(last).rejects.toThrow("The thread greeter has ended");
  expect(greeter.hasEnded()).toBe(true);
});
