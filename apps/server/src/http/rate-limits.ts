import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "./problems.ts";
import { message } from "../messages/message.ts";
import { minute } from "../units.ts";

/** Counts a request. @throws Problem `too-many-requests` above the limit */
export type RequestLimit = (request: FastifyRequest) => void | Promise<void>;

/** Maximum number of remembered callers; the ones that called longest ago are dropped first. */
const maxCallers = 50_000;
/** A rendered page costs as much as several calls. */
const renderingRate = 0.2;

/**
 * The rate policy of all callers. `maxPerMinute` is the number of requests per minute; 0 means no limit.
 *
 * - A key has its own rate instead, for each address, over all operations.
 * - A user may send `maxPerMinute` to each group of operations, and so may each address without a session. The contract multiplies
 *   it by the `x-rate` of the group, so that pictures and uploads don't use up the limit of datasheets.
 * - Paths outside the contract count like groups of their own.
 * - Pages that are rendered have a lower limit.
 *
 * Each server counts separately.
 */
export async function requestLimits(app: FastifyInstance, maxPerMinute: number) {
  await app.register(rateLimit, { global: false, cache: maxCallers });

  function limitOf(
    groupOf: (request: FastifyRequest) => string,
    rateOf: (request: FastifyRequest) => number,
  ): RequestLimit {
    const check = app.createRateLimit({
      timeWindow: minute,
      keyGenerator: (request) => `${callerOf(request)} ${groupOf(request)}`,
      max: (request) => Math.ceil((request.keyCaller?.key.rate ?? maxPerMinute) * rateOf(request)),
    });
    return (request) => {
      if (maxPerMinute === 0 && !request.keyCaller) return undefined;
      return check(request).then((count) => {
        if (count.isAllowed || !count.isExceeded) return;
        const seconds = Math.max(1, count.ttlInSeconds);
        throw new Problem("too-many-requests", message("request.tooMany", { seconds }), {
          headers: { "retry-after": String(seconds) },
        });
      });
    };
  }

  const operationOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.operation;
  return {
    /** For every call and every path that is not a file of the portal. */
    calls: limitOf(
      (request) =>
        request.keyCaller ? "" : (operationOf(request)?.group ?? String(request.routeOptions.url)),
      (request) => (request.keyCaller ? 1 : (operationOf(request)?.rate ?? 1)),
    ),
    /** For pages that have to be rendered, besides `calls`. */
    renderings: limitOf(
      () => "renderings",
      () => renderingRate,
    ),
  };
}

/** An IPv6 caller has a whole network of addresses; they count as one. */
function callerOf({ keyCaller, account, ip }: FastifyRequest): string {
  if (account) return `user ${account.id}`;
  return `${keyCaller ? `key ${keyCaller.key.id}` : "address"} ${normalizeIP(ip)}`;
}
