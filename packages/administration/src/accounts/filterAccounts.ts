import type { Account } from "@caliper/api-client";
import { foldText } from "@caliper/catalogue-model";

/** Accounts whose name or customer code contains the text, ignoring accents and case. */
export function filterAccounts(accounts: readonly Account[], text: string): readonly Account[] {
  const folded = foldText(text);
  return accounts.filter(
    ({ username, customerCode }) =>
      foldText(username).includes(folded) || foldText(customerCode).includes(folded),
  );
}
