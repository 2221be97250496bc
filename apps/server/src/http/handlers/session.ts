import type { CookieSerializeOptions } from "@fastify/cookie";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Body, Wire } from "@caliper/api-client/wire";
import type { AccountsService } from "../../accounts/accounts.service.ts";
import type { SessionTimes } from "../../config.ts";
import { cookieName, deviceCookie, sentCookie, sessionCookie } from "../cookies.ts";
import { sessionKey } from "../presenters/access-keys.ts";
import { loginRow } from "../presenters/accounts.ts";
import type { Handlers } from "../routes.ts";

interface Options {
  readonly accounts: AccountsService;
  readonly times: SessionTimes;
}

/** How long a browser is known after a sign-in, in seconds. */
const deviceLife = 365 * 24 * 3600;

export function sessionHandlers({ accounts, times }: Options) {
  const cookieOf = (request: FastifyRequest) =>
    ({
      path: "/",
      httpOnly: true,
      sameSite: "strict",
      secure: request.protocol === "https",
    }) as const satisfies CookieSerializeOptions;

  function setCookie(reply: FastifyReply, name: string, value: string, maxAge: number): void {
    const { request } = reply;
    reply.setCookie(cookieName(request, name), value, { ...cookieOf(request), maxAge });
  }

  async function closeCurrent(request: FastifyRequest): Promise<void> {
    const token = sentCookie(request, sessionCookie);
    if (token !== undefined) await accounts.signOut(token, request.ip);
  }

  return {
    async usersAuth(request: FastifyRequest, reply: FastifyReply): Promise<Wire<"LoginAnswer">> {
      const { cliente, password } = request.body as Body<"usersAuth">;
      const { ip: address } = request;
      const signIn = await accounts.signIn(cliente, password, {
        address,
        network: normalizeIP(address),
        device: sentCookie(request, deviceCookie),
      });
      if (!signIn) return [];
      await closeCurrent(request);
      setCookie(reply, sessionCookie, signIn.token, Math.floor(times.absolute / 1000));
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
      return reply.clearCookie(name, cookieOf(request)).code(204).send();
    },
  } satisfies Handlers;
}
