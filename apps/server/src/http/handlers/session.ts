import type { FastifyReply, FastifyRequest } from "fastify";
import type { Body, Wire } from "@caliper/api-client/wire";
import type { AccountsService } from "../../accounts/accounts.service.ts";
import type { Sessions } from "../../accounts/sessions.ts";
import type { SessionTimes } from "../../config.ts";
import { sessionCookie, sessionToken } from "../access-hook.ts";
import { sessionKey } from "../presenters/access-keys.ts";
import { loginRow } from "../presenters/accounts.ts";
import type { Handlers } from "../routes.ts";

interface Options {
  readonly accounts: AccountsService;
  readonly sessions: Sessions;
  readonly times: SessionTimes;
}

export function sessionHandlers({ accounts, sessions, times }: Options) {
  const cookieOf = (request: FastifyRequest) =>
    ({
      path: "/",
      httpOnly: true,
      sameSite: "strict",
      secure: request.protocol === "https",
    }) as const;

  async function closeCurrent(request: FastifyRequest): Promise<void> {
    const token = sessionToken(request);
    if (token !== undefined) await sessions.close(token);
  }

  return {
    async usersAuth(request: FastifyRequest, reply: FastifyReply): Promise<Wire<"LoginAnswer">> {
      const { cliente, password } = request.body as Body<"usersAuth">;
      const signIn = await accounts.signIn(cliente, password, request.ip);
      if (!signIn) return [];
      await closeCurrent(request);
      reply.setCookie(sessionCookie, signIn.token, {
        ...cookieOf(request),
        maxAge: Math.floor(times.absolute / 1000),
      });
      return [loginRow(signIn.account)];
    },

    getSession(request: FastifyRequest): Wire<"Session"> {
      const { account, viewer } = request;
      if (account) return { authenticated: true, user: loginRow(account) };
      return { authenticated: false, ...(viewer.key && { key: sessionKey(viewer, viewer.key) }) };
    },

    async deleteSession(request: FastifyRequest, reply: FastifyReply) {
      await closeCurrent(request);
      return reply.clearCookie(sessionCookie, cookieOf(request)).code(204).send();
    },
  } satisfies Handlers;
}
