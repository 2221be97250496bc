import { fastify } from "fastify";
import { describe, expect, it } from "vitest";
import { requiredFactors } from "../accounts/required-factors.ts";
import type { KeyCallers } from "../keys/key-callers.ts";
import type { KeyUses } from "../keys/key-uses.ts";
import { loadContract } from "./contract.ts";
import { compilersFactory, type Handlers, serveContract } from "./routes.ts";

const contract = loadContract();
const complete = Object.fromEntries(
  [...contract.operations.keys()].map((id) => [id, () => ({})]),
) as Handlers;
const sessions = { find: () => Promise.resolve(undefined) };
const keys: KeyCallers = {
  bySecret: () => Promise.resolve(undefined),
  byId: () => Promise.resolve(undefined),
  namesOrigin: () => Promise.resolve(false),
  forget: () => undefined,
};
const uses: KeyUses = {
  count: () => undefined,
  flush: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
const callers = { sessions, required: requiredFactors([]), keys, uses, limit: () => undefined };

const start = (handlers: Handlers) =>
  serveContract(
    fastify({ exposeHeadRoutes: false, schemaController: { compilersFactory } }),
    contract,
    handlers,
    callers,
  );

describe("the routes", () => {
  it("are created when every operation has its handler", () => {
    expect(() => start(complete)).not.toThrow();
  });

  it("are refused when an operation has no handler", () => {
    const { fichaInfo: _left, ...rest } = complete;
    expect(() => start(rest)).toThrow(/no handler serves: fichaInfo$/u);
  });

  it("are refused when a handler has no operation", () => {
    const surplus = { ...complete, invented: () => ({}) } as Handlers;
    expect(() => start(surplus)).toThrow(/does not describe.*: invented$/u);
  });
});
