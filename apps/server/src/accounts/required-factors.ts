import { type Level, levelOf } from "@caliper/catalogue-model";
import type { Account } from "./accounts.repository.ts";

export type RequiredFactors = ReturnType<typeof requiredFactors>;

/** Whether signing in needs more than the password. */
export const hasSecondFactor = ({ hasTotp, hasPasskey }: Account): boolean => hasTotp || hasPasskey;

/** Which accounts must have a second factor. */
export function requiredFactors(required: readonly Level[]) {
  const isRequired = ({ level }: Account): boolean => required.includes(levelOf(level));
  return {
    isRequired,
    /** The account must set up a second factor before it may do anything else. */
    isMissing: (account: Account): boolean => isRequired(account) && !hasSecondFactor(account),
  };
}
