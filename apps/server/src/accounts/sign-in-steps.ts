import type { SecondFactorsRepository } from "./second-factors.repository.ts";
import { hashOfToken, isToken, newToken } from "./tokens.ts";

/** How long the second step may take, in ms. */
export const signInStepLife = 5 * 60_000;

export type SignInSteps = ReturnType<typeof createSignInSteps>;

/**
 * Sign-ins whose password was right and whose second factor is missing. They are not sessions: their token only completes the
 * sign-in, once, in the browser that has it as a cookie.
 */
export function createSignInSteps(factors: SecondFactorsRepository, now: () => number) {
  return {
    /** The token for the browser. */
    async begin(accountId: number): Promise<string> {
      const token = newToken();
      await factors.removeEndedSteps(now());
      const expiresAt = now() + signInStepLife;
      await factors.addStep({
        token_hash: hashOfToken(token),
        account_id: accountId,
        expires_at: expiresAt,
      });
      return token;
    },

    /** The number of the account; undefined for an unknown or expired token. */
    async accountOf(token: string): Promise<number | undefined> {
      const step = isToken(token) ? await factors.step(hashOfToken(token)) : undefined;
      return step && step.expires_at > now() ? step.account_id : undefined;
    },

    /** Whether it was still open. It can be completed only once. */
    end: (token: string): Promise<boolean> => factors.removeStep(hashOfToken(token)),
  };
}
