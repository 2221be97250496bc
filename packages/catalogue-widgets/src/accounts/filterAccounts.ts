import type { Account } from "@caliper/api-client";

const folded = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** Accounts whose name or customer code holds the text; accents and case do not count. */
export function filterAccounts(accounts: readonly Account[], text: string): readonly Account[] {
  const wanted = folded(text);
  return accounts.filter(
    ({ username, customerCode }) =>
      folded(username).includes(wanted) || folded(customerCode).includes(wanted),
  );
}
