import type { FastifyRequest } from "fastify";
import type { RelyingParty } from "../accounts/passkeys.service.ts";
import { originOf } from "./public-pages.ts";

export type PartyOf = (request: FastifyRequest) => RelyingParty;

/** Passkeys belong to the public URL, or, without one, to the host that the browser calls. */
export const relyingParty =
  (publicUrl: string | undefined): PartyOf =>
  (request) => {
    const origin = originOf(request, publicUrl);
    return { id: new URL(origin).hostname, origin };
  };
