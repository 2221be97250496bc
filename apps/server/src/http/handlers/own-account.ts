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
export function ownAccountHandlers(ownAccount: OwnAccount, times: SessionTimes) {
  return {
    async changePassword(request, reply) {
      const { body } = request;
      const token = await ownAccount.changePassword(sessionOf(request), body, signInPlace(request));
      setSessionCookie(reply, token, times);
    },

    async confirmSession(request, reply) {
      const { password } = request.body;
      const token = await ownAccount.confirm(sessionOf(request), password, signInPlace(request));
      setSessionCookie(reply, token, times);
    },

    listSessions: async (request): Promise<Answer<"listSessions">> =>
      (await ownAccount.sessions(sessionOf(request))).map(ownSessionAnswer),

    endSession: (request) =>
      ownAccount.endSession(sessionOf(request), request.params.id, signInPlace(request)),

    endOtherSessions: (request) =>
      ownAccount.endOtherSessions(sessionOf(request), signInPlace(request)),
  } satisfies Handlers;
}
