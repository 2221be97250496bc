import { fastify } from "fastify";
import { describe, expect, it } from "vitest";
import type { Sessions } from "../accounts/sessions.ts";
import { loadContract } from "./contract.ts";
import { type Handlers, serveContract } from "./routes.ts";

const contract = loadContract();
const complete = Object.fromEntries(
  [...contract.operations.keys()].map((id) => [id, () => ({})]),
) as Handlers;
const noSessions: Sessions = {
  open: () => Promise.reject(new Error("not here")),
  recent: () => undefined,
  find: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
  closeAll: () => Promise.resolve(),
  forget: () => undefined,
};

const start = (handlers: Handlers) =>
  serveContract(fastify({ exposeHeadRoutes: false }), contract, handlers, noSessions);

describe("the routes", () => {
  it("are made when every operation has its handler", async () => {
    await expect(start(complete)).resolves.toBeUndefined();
  });

  it("are refused when an operation has no handler", async () => {
    const { fichaInfo: _left, ...rest } = complete;
    await expect(start(rest)).rejects.toThrow(/no handler serves: fichaInfo$/u);
  });

  it("are refused when a handler has no operation", async () => {
    const surplus = { ...complete, invented: () => ({}) } as Handlers;
    await expect(start(surplus)).rejects.toThrow(/does not describe.*: invented$/u);
  });
});
