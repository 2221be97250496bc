import type { OperationId } from "@caliper/api-client/wire";
import { samples } from "./samples.ts";
import type { CallOptions } from "./server.ts";

/** A call for each status that an operation answers. */
export type StatusCalls = Partial<Record<OperationId, Readonly<Record<number, CallOptions>>>>;

export const unknown: CallOptions = { query: { nonsense: "x" }, as: "admin" };
export const withQuery = (
  id: OperationId,
  query: Record<string, string | number>,
): CallOptions => ({
  ...samples[id],
  query: { ...samples[id].query, ...query },
  as: "admin",
});
export const tooLarge = { cliente: "a", password: "x".repeat(1_100_000) };
export const asText: CallOptions = {
  body: "x",
  headers: { "content-type": "text/plain" },
  as: "admin",
};
export const right = (id: OperationId): CallOptions => ({ ...samples[id], as: "admin" });
export const signedOut = (id: OperationId): CallOptions => ({ ...samples[id] });

export const withBody = (id: OperationId, body: object): CallOptions => ({
  ...samples[id],
  body: { ...(samples[id].body as object), ...body },
  as: "admin",
});
