import { hash as digest, randomBytes } from "node:crypto";
import type { SecondFactorsRepository } from "./second-factors.repository.ts";

/** How long the second step may take, in ms. */
export const signInStepLife = 5 * 60_000;

/** The format of a token; other texts are not looked up. */
const tokenForm = /^[\w-]{43}$/u;

const hashOf = (token: string): string => digest("sha256", token);

export type SignInSteps = ReturnType<typeof createSignInSteps>;

/**
 * Sign-ins whose password was right and whose second factor is missing. They are not sessions: their token only completes the
 * sign-in, once, in the browser that has it as a cookie.
 */
export function createSignInSteps(factors: SecondFactorsRepository, now: () => number) {
  return {
    /** The token for the browser. */
    async begin(accountId: number): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      await factors.removeEndedSteps(now());
      const expiresAt = now() + signInStepLife;
      await factors.addStep({
        token_hash: hashOf(token),
        account_id: accountId,
        expires_at: expiresAt,
      });
      return token;
    },

    /** The number of the account; undefined for an unknown or expired token. */
    async accountOf(token: string): Promise<number | undefined> {
      const step = tokenForm.test(token) ? await factors.step(hashOf(token)) : undefined;
      return step && step.expires_at > now() ? step.account_id : undefined;
    },

    /** Whether it was still open. It can be completed only once. */
    end: (token: string): Promise<boolean> => factors.removeStep(hashOf(token)),
  };
}
