import type { Account } from "@caliper/api-client";
import { foldText } from "@caliper/catalogue-model";

/** Accounts whose name or customer code contains the text, ignoring accents and case. */
export function filterAccounts(accounts: readonly Account[], text: string): readonly Account[] {
  const wanted = foldText(text);
  return accounts.filter(
    ({ username, customerCode }) =>
      foldText(username).includes(wanted) || foldText(customerCode).includes(wanted),
  );
}
