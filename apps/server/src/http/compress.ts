import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Below so many characters an answer fits into two packets anyway. */
const worthwhile = 3000;
const compress = promisify(gzip);

/** Compresses long JSON answers, off the main thread; tables shrink to a tenth. */
export async function compressJson(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== "string" || payload.length < worthwhile) return payload;
  reply.header("vary", "accept-encoding");
  if (!/\bgzip\b/u.test(request.headers["accept-encoding"] ?? "")) return payload;
  reply.header("content-encoding", "gzip").removeHeader("content-length");
  return compress(payload, { level: constants.Z_BEST_SPEED });
}
