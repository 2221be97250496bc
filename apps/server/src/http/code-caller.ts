import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import type { CodeCaller } from "../catalogue/unknown-codes.ts";
import { actorOf } from "./routes.ts";

/** The caller for whom unknown codes are counted: visitors of a site share its embed key, so each address counts separately. */
export const codeCallerOf = (request: FastifyRequest): CodeCaller => ({
  viewer: request.viewer,
  actor: actorOf(request),
  address: request.keyCaller?.key.kind === "embed" ? normalizeIP(request.ip) : undefined,
});

/** Identifies the caller of a search while the server runs. */
export const searcherOf = (request: FastifyRequest): string =>
  request.session?.hash ?? `${actorOf(request)} ${normalizeIP(request.ip)}`;
