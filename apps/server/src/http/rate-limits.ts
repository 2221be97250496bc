import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isOwnCall } from "./own-calls.ts";
import { Problem } from "./problems.ts";
import { message } from "../messages/message.ts";

/** Counts a request. @throws Problem `too-many-requests` above the limit */
export type RequestLimit = (request: FastifyRequest) => void | Promise<void>;

/** Maximum number of remembered callers; the ones that called longest ago are dropped first. */
const mostCallers = 50_000;
const minute = 60_000;

/**
 * Limits keys to their own rate per address, callers without a session to `most` requests per minute, address and group
 * of operations, or path outside the contract, so that pictures and health checks don't use up the limit of datasheets, and users
 * to `most` searches per minute. 0 means no limit. Each server counts separately.
 */
export async function requestLimit(app: FastifyInstance, most: number): Promise<RequestLimit> {
  await app.register(rateLimit, { global: false, cache: mostCallers });
  const check = app.createRateLimit({
    timeWindow: minute,
    // An IPv6 caller has a whole network of addresses; they count as one.
    keyGenerator: ({ keyCaller, account, ip, routeOptions }) =>
      account
        ? `user ${account.id}`
        : `${keyCaller?.key.id ?? routeOptions.config.operation?.group ?? routeOptions.url} ${normalizeIP(ip)}`,
    max: ({ keyCaller }) => keyCaller?.key.rate ?? most,
  });
  return (request) => {
    if ((most === 0 && !request.keyCaller) || isOwnCall(request)) return undefined;
    return check(request).then((count) => {
      if (count.isAllowed || !count.isExceeded) return;
      const seconds = Math.max(1, count.ttlInSeconds);
      throw new Problem("too-many-requests", message("request.tooMany", { seconds }), {
        headers: { "retry-after": String(seconds) },
      });
    });
  };
}
