import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import type { CodeCaller } from "../catalogue/unknown-codes.ts";
import { actorOf } from "./routes.ts";

/** For whom unknown codes are counted: visitors of a site share its embed key, so each of their addresses counts. */
export const codeCallerOf = (request: FastifyRequest): CodeCaller => ({
  viewer: request.viewer,
  actor: actorOf(request),
  address: request.keyCaller?.key.kind === "embed" ? normalizeIP(request.ip) : undefined,
});
