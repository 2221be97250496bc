import { foldText } from "@caliper/catalogue-model";
import { invalidField } from "../refusal.ts";
import type { Account, AccountsRepository } from "./accounts.repository.ts";
import { decoyHash, verifyPassword } from "./passwords.ts";
import type { SignInAttempts, SignInPlace } from "./sign-in-attempts.ts";
import { message } from "../messages/message.ts";

interface Options {
  readonly accounts: AccountsRepository;
  readonly attempts: SignInAttempts;
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

/** Checks passwords; a Refusal `tooMany` is thrown after too many failures of the account or the address. */
export function createPasswordCheck({ accounts, attempts }: Options) {
  /** The account of a name and password; undefined when they do not belong together. A failure takes as long as a success. */
  async function accountOf(
    username: string,
    password: string,
    place: SignInPlace,
  ): Promise<Account | undefined> {
    const credentials = await accounts.findCredentials(foldText(username));
    return attempts({ username, id: credentials?.id }, place, async () => {
      const decoy = await decoyHash();
      const isRight = await verifyPassword(credentials?.passwordHash || decoy, password);
      const account = credentials && isRight ? await accounts.findById(credentials.id) : undefined;
      return account?.disabled === false ? account : undefined;
    });
  }

  return {
    accountOf,

    /** @throws Refusal `invalid` with the field of a wrong password */
    async require(
      { username }: Account,
      field: string,
      password: string,
      place: SignInPlace,
    ): Promise<void> {
      const checked = await accountOf(username, password, place);
      if (!checked) throw invalidField(field, undefined, message("expected.currentPassword"));
    },
  };
}
