import type { FastifyRequest } from "fastify";
import type { Answer } from "@caliper/api-client/wire";
import type { OwnAccount } from "../../accounts/own-account.service.ts";
import type { CurrentSession } from "../../accounts/sessions.ts";
import type { SessionTimes } from "../../config.ts";
import { setSessionCookie } from "../cookies.ts";
import { ownSessionAnswer } from "../presenters/accounts.ts";
import type { Handlers } from "../routes.ts";
import { signInPlace } from "../sign-in-place.ts";

/** For operations that the contract admits with a session only. */
export function sessionOf({ session }: FastifyRequest): CurrentSession {
  if (!session) throw new Error("The call has no session");
  return session;
}

/** Changes that users make to their own account. */
export function ownAccountHandlers(own: OwnAccount, times: SessionTimes) {
  return {
    async changePassword(request, reply) {
      const change = request.body;
      const token = await own.changePassword(sessionOf(request), change, signInPlace(request));
      setSessionCookie(reply, token, times);
      return reply.code(204).send();
    },

    async confirmSession(request, reply) {
      const { password } = request.body;
      const token = await own.confirm(sessionOf(request), password, signInPlace(request));
      setSessionCookie(reply, token, times);
      return reply.code(204).send();
    },

    listSessions: async (request): Promise<Answer<"listSessions">> =>
      (await own.sessions(sessionOf(request))).map(ownSessionAnswer),

    async endSession(request, reply) {
      const { id } = request.params;
      await own.endSession(sessionOf(request), id, signInPlace(request));
      return reply.code(204).send();
    },

    async endOtherSessions(request, reply) {
      await own.endOtherSessions(sessionOf(request), signInPlace(request));
      return reply.code(204).send();
    },
  } satisfies Handlers;
}
