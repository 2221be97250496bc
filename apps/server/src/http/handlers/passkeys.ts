import type { Wire } from "@caliper/api-client/wire";
import type { OwnAccount } from "../../accounts/own-account.service.ts";
import type { Passkeys } from "../../accounts/passkeys.service.ts";
import type { SessionTimes } from "../../config.ts";
import { setSessionCookie } from "../cookies.ts";
import { passkeyAnswer } from "../presenters/accounts.ts";
import type { PartyOf } from "../relying-party.ts";
import type { Handlers } from "../routes.ts";
import { signInPlace } from "../sign-in-place.ts";
import { sessionOf } from "./own-account.ts";

interface Options {
  readonly passkeys: Passkeys;
  readonly ownAccount: OwnAccount;
  readonly times: SessionTimes;
  readonly partyOf: PartyOf;
}

/** The passkeys of users who are signed in. */
export function passkeyHandlers({ passkeys, ownAccount, times, partyOf }: Options) {
  return {
    startPasskey: (request) => passkeys.start(sessionOf(request), partyOf(request)),

    async addPasskey(request): Promise<Wire<"AddedPasskey">> {
      const added = await passkeys.add(
        sessionOf(request),
        request.body,
        partyOf(request),
        signInPlace(request),
      );
      return {
        passkey: passkeyAnswer(added.passkey),
        ...(added.recoveryCodes && { recoveryCodes: [...added.recoveryCodes] }),
      };
    },

    removePasskey: (request) =>
      passkeys.remove(sessionOf(request), request.params.passkey, signInPlace(request)),

    async confirmWithPasskey(request, reply) {
      const { credential } = request.body;
      const place = signInPlace(request);
      const proven = await passkeys.prove(credential, partyOf(request), place);
      const token = await ownAccount.confirmWithPasskey(sessionOf(request), proven, place);
      setSessionCookie(reply, token, times);
    },
  } satisfies Handlers;
}
