import type { Answer } from "@caliper/api-client/wire";
import type { Passkeys } from "../../accounts/passkeys.service.ts";
import type { SecondFactors } from "../../accounts/second-factors.service.ts";
import { passkeyAnswer } from "../presenters/accounts.ts";
import type { Handlers } from "../routes.ts";
import { signInPlace } from "../sign-in-place.ts";
import { sessionOf } from "./own-account.ts";

/** The second factors that users set up for themselves. */
export function secondFactorHandlers(factors: SecondFactors, passkeys: Pick<Passkeys, "list">) {
  return {
    async getSecondFactor(request): Promise<Answer<"getSecondFactor">> {
      const session = sessionOf(request);
      const { isRequired, hasTotp, recoveryCodes } = await factors.stateOf(session);
      const ownPasskeys = (await passkeys.list(session)).map(passkeyAnswer);
      return { required: isRequired, totp: hasTotp, passkeys: ownPasskeys, recoveryCodes };
    },

    startTotp: (request) => factors.startTotp(sessionOf(request)),

    async confirmTotp(request): Promise<Answer<"confirmTotp">> {
      const { code } = request.body;
      const codes = await factors.confirmTotp(sessionOf(request), code, signInPlace(request));
      return { recoveryCodes: [...codes] };
    },

    removeTotp: (request) =>
      factors.removeTotp(sessionOf(request), request.body.password, signInPlace(request)),

    async renewRecoveryCodes(request): Promise<Answer<"renewRecoveryCodes">> {
      const codes = await factors.renewRecoveryCodes(sessionOf(request), signInPlace(request));
      return { recoveryCodes: [...codes] };
    },
  } satisfies Handlers;
}
