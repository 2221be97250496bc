import type { Answer, Body } from "@caliper/api-client/wire";
import type { SecondFactors } from "../../accounts/second-factors.service.ts";
import type { Handlers } from "../routes.ts";
import { signInPlace } from "../sign-in-place.ts";
import { sessionOf } from "./own-account.ts";

/** The second factors that users set up for themselves. */
export function secondFactorHandlers(factors: SecondFactors) {
  return {
    async getSecondFactor(request): Promise<Answer<"getSecondFactor">> {
      const { isRequired, hasTotp, recoveryCodes } = await factors.stateOf(sessionOf(request));
      return { required: isRequired, totp: hasTotp, recoveryCodes };
    },

    async startTotp(request, reply) {
      return reply.code(201).send(await factors.startTotp(sessionOf(request)));
    },

    async confirmTotp(request): Promise<Answer<"confirmTotp">> {
      const { code } = request.body as Body<"confirmTotp">;
      const codes = await factors.confirmTotp(sessionOf(request), code, signInPlace(request));
      return { recoveryCodes: [...codes] };
    },

    async removeTotp(request, reply) {
      const { password } = request.body as Body<"removeTotp">;
      await factors.removeTotp(sessionOf(request), password, signInPlace(request));
      return reply.code(204).send();
    },

    async renewRecoveryCodes(request): Promise<Answer<"renewRecoveryCodes">> {
      const codes = await factors.renewRecoveryCodes(sessionOf(request), signInPlace(request));
      return { recoveryCodes: [...codes] };
    },
  } satisfies Handlers;
}
