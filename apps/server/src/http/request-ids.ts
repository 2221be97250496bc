import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

const header = "x-request-id";
const form = /^[\w.-]{8,64}$/u;

/**
 * The id of a request in the log: that of the proxy, if there is one, so that its log and ours can be compared. Without a proxy,
 * callers could write any id.
 */
export const requestIdOf =
  (hasProxy: boolean) =>
  ({ headers }: IncomingMessage): string => {
    const receivedId = headers[header];
    return hasProxy && typeof receivedId === "string" && form.test(receivedId)
      ? receivedId
      : randomUUID();
  };

/** Sends callers the id of their request, for support. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(header, request.id);
    done();
  });
}
