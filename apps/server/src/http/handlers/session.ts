import type { FastifyReply, FastifyRequest } from "fastify";
import type { Wire } from "@caliper/api-client/wire";
import type { Account } from "../../accounts/accounts.repository.ts";
import type { AccountsService, SignIn } from "../../accounts/accounts.service.ts";
import type { Passkeys } from "../../accounts/passkeys.service.ts";
import type { RequiredFactors } from "../../accounts/required-factors.ts";
import type { Proof } from "../../accounts/second-factors.service.ts";
import { signInStepLife } from "../../accounts/sign-in-steps.ts";
import type { SessionTimes } from "../../config.ts";
import {
  cookieName,
  cookieOptions,
  deviceCookie,
  sentCookie,
  sessionCookie,
  setCookie,
  setSessionCookie,
  signInCookie,
} from "../cookies.ts";
import { Problem, sendProblem } from "../problems.ts";
import { sessionKey } from "../presenters/access-keys.ts";
import { loginRow } from "../presenters/accounts.ts";
import type { PartyOf } from "../relying-party.ts";
import type { Handlers } from "../routes.ts";
import { signInPlace } from "../sign-in-place.ts";
import { message } from "../../messages/message.ts";

interface Options {
  readonly accounts: AccountsService;
  readonly times: SessionTimes;
  readonly required: RequiredFactors;
  readonly passkeys: Passkeys;
  readonly partyOf: PartyOf;
}

/** How long a browser stays a known device after a sign-in, in seconds. */
const deviceLife = 365 * 24 * 3600;

export function sessionHandlers({ accounts, times, required, passkeys, partyOf }: Options) {
  const rowOf = (account: Account) => loginRow(account, required.isMissing(account));

  async function closeCurrent(request: FastifyRequest): Promise<void> {
    const token = sentCookie(request, sessionCookie);
    if (token !== undefined) await accounts.signOut(token, request.ip);
  }

  /** Replaces the browser's session by the new one. */
  async function begin(reply: FastifyReply, signIn: SignIn): Promise<Wire<"LoginAnswer">> {
    await closeCurrent(reply.request);
    setSessionCookie(reply, signIn.token, times);
    setCookie(reply, deviceCookie, signIn.device, deviceLife);
    return [rowOf(signIn.account)];
  }

  return {
    async usersAuth(request, reply) {
      const { cliente, password } = request.body;
      const result = await accounts.signIn(cliente, password, signInPlace(request));
      if (!result) return [];
      if (!("stepToken" in result)) return begin(reply, result);
      setCookie(reply, signInCookie, result.stepToken, signInStepLife / 1000);
      const { hasTotp, hasPasskey } = result.account;
      const secondFactors = [
        ...(hasTotp ? ["code"] : []),
        ...(hasPasskey ? ["passkey"] : []),
        "recoveryCode",
      ];
      const fields = { secondFactors };
      const detail = message("signIn.factor");
      return sendProblem(reply, new Problem("second-factor-needed", detail, { fields }));
    },

    async completeSignIn(request, reply) {
      // The contract requires one of the two.
      const proof = request.body as Proof;
      const token = sentCookie(request, signInCookie);
      const signIn = await accounts.completeSignIn(token, proof, signInPlace(request));
      reply.clearCookie(cookieName(request, signInCookie), cookieOptions(request));
      return begin(reply, signIn);
    },

    startPasskeyProof: (request) => passkeys.startProof(partyOf(request)),

    async signInWithPasskey(request, reply) {
      const { credential } = request.body;
      const place = signInPlace(request);
      const account = await passkeys.prove(credential, partyOf(request), place);
      return begin(reply, await accounts.openWithPasskey(account, place));
    },

    getSession(request): Wire<"Session"> {
      const { account, viewer } = request;
      if (account) return { authenticated: true, user: rowOf(account) };
      return { authenticated: false, ...(viewer.key && { key: sessionKey(viewer, viewer.key) }) };
    },

    async deleteSession(request, reply) {
      await closeCurrent(request);
      const name = cookieName(request, sessionCookie);
      reply.clearCookie(name, cookieOptions(request));
    },
  } satisfies Handlers;
}
