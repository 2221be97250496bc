import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import type { SignInPlace } from "../accounts/sign-in-attempts.ts";
import { deviceCookie, sentCookie } from "./cookies.ts";

/** Where a password is entered. */
export const signInPlace = (request: FastifyRequest): SignInPlace => ({
  address: request.ip,
  network: normalizeIP(request.ip),
  device: sentCookie(request, deviceCookie),
  userAgent: request.headers["user-agent"] ?? null,
});
