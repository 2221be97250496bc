import type { FastifyReply, FastifyRequest } from "fastify";
import type { Body, Wire } from "@caliper/api-client/wire";
import type { AccountsService } from "../../accounts/accounts.service.ts";
import type { SessionTimes } from "../../config.ts";
import {
  cookieName,
  cookieOptions,
  deviceCookie,
  sentCookie,
  sessionCookie,
  setCookie,
  setSessionCookie,
} from "../cookies.ts";
import { sessionKey } from "../presenters/access-keys.ts";
import { loginRow } from "../presenters/accounts.ts";
import type { Handlers } from "../routes.ts";
import { signInPlace } from "../sign-in-place.ts";

interface Options {
  readonly accounts: AccountsService;
  readonly times: SessionTimes;
}

/** How long a browser stays a known device after a sign-in, in seconds. */
const deviceLife = 365 * 24 * 3600;

export function sessionHandlers({ accounts, times }: Options) {
  async function closeCurrent(request: FastifyRequest): Promise<void> {
    const token = sentCookie(request, sessionCookie);
    if (token !== undefined) await accounts.signOut(token, request.ip);
  }

  return {
    async usersAuth(request: FastifyRequest, reply: FastifyReply): Promise<Wire<"LoginAnswer">> {
      const { cliente, password } = request.body as Body<"usersAuth">;
      const signIn = await accounts.signIn(cliente, password, signInPlace(request));
      if (!signIn) return [];
      await closeCurrent(request);
      setSessionCookie(reply, signIn.token, times);
      setCookie(reply, deviceCookie, signIn.device, deviceLife);
      return [loginRow(signIn.account)];
    },

    getSession(request: FastifyRequest): Wire<"Session"> {
      const { account, viewer } = request;
      if (account) return { authenticated: true, user: loginRow(account) };
      return { authenticated: false, ...(viewer.key && { key: sessionKey(viewer, viewer.key) }) };
    },

    async deleteSession(request: FastifyRequest, reply: FastifyReply) {
      await closeCurrent(request);
      const name = cookieName(request, sessionCookie);
      return reply.clearCookie(name, cookieOptions(request)).code(204).send();
    },
  } satisfies Handlers;
}
