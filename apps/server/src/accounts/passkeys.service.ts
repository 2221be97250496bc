import { createHmac } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { AuditRepository } from "../audit/audit.repository.ts";
import { isUniqueViolation } from "../db/index.ts";
import type { PasskeyRow } from "../db/account-rows.ts";
import { invalidField, notFound } from "../refusal.ts";
import type { Account, AccountsRepository } from "./accounts.repository.ts";
import type { OwnChanges } from "./own-changes.ts";
import type { PasskeysRepository } from "./passkeys.repository.ts";
import { issueRecoveryCodes } from "./recovery-codes.ts";
import { hasSecondFactor } from "./required-factors.ts";
import type { SecondFactorsRepository } from "./second-factors.repository.ts";
import type { CurrentSession, Sessions } from "./sessions.ts";
import { signInEntry, type SignInPlace } from "./sign-in-attempts.ts";
import { type Message, message } from "../messages/message.ts";

const product = "Caliper";
/** How long a challenge can be answered, in ms. */
const challengeLife = 5 * 60_000;
const maxPasskeys = 20;

/** The site for which passkeys are made: they work on this origin only. */
export interface RelyingParty {
  /** The host's name. */
  readonly id: string;
  readonly origin: string;
}

interface Options {
  readonly passkeys: PasskeysRepository;
  readonly factors: SecondFactorsRepository;
  readonly accounts: AccountsRepository;
  readonly sessions: Sessions;
  readonly audit: AuditRepository;
  readonly changing: OwnChanges;
  /** Of this installation. */
  readonly secret: () => Promise<string>;
  readonly now: () => number;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

// Only passkeys need it: loading it lazily keeps the start short.
const webauthn = () => import("@simplewebauthn/server");

/** The challenge that a browser has signed; empty when it is unreadable. */
function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const isObject = typeof data === "object" && data !== null;
    return isObject && "challenge" in data && typeof data.challenge === "string"
      ? data.challenge
      : "";
  } catch {
    return "";
  }
}

/** Passkeys of users, which sign in without a password: the device checks who uses it. */
export function createPasskeys(options: Options) {
  const { passkeys, factors, accounts, sessions, audit, changing, secret, now } = options;

  const keepChallenge = (challenge: string, accountId: number | null): Promise<void> =>
    passkeys.addChallenge(
      { challenge, account_id: accountId, expires_at: now() + challengeLife },
      now(),
    );

  /** Identifies the account for authenticators without naming it. */
  async function userHandle(id: number): Promise<Uint8Array<ArrayBuffer>> {
    const digest = createHmac("sha256", await secret())
      .update(`passkeys of ${id}`)
      .digest();
    return new Uint8Array(digest);
  }

  /** What the authenticator signed; undefined for another site, a used challenge or a wrong signature. */
  async function verified(
    passkey: PasskeyRow,
    response: AuthenticationResponseJSON,
    party: RelyingParty,
  ) {
    const challenge = challengeIn(response.response.clientDataJSON);
    if (!(await passkeys.useChallenge(challenge, null, now()))) return undefined;
    const { verifyAuthenticationResponse } = await webauthn();
    try {
      const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      });
      return isRight ? authenticationInfo : undefined;
    } catch {
      // The library throws for each way in which a response can be wrong.
      return undefined;
    }
  }

  return {
    list: ({ account }: CurrentSession): Promise<PasskeyRow[]> => passkeys.ofAccount(account.id),

    /** What a browser needs to offer the user's passkeys for this site. */
    async startProof(party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await webauthn();
      const request = await generateAuthenticationOptions({
        rpID: party.id,
        userVerification: "required",
        timeout: challengeLife,
      });
      await keepChallenge(request.challenge, null);
      return request;
    },

    /**
     * The account whose passkey answered a challenge of `startProof`; failures of known passkeys are recorded.
     * @throws Refusal `invalid`
     */
    async prove(
      response: AuthenticationResponseJSON,
      party: RelyingParty,
      { address }: SignInPlace,
    ): Promise<Account> {
      const passkey = await passkeys.find(response.id);
      const account = passkey && (await accounts.findById(passkey.account_id));
      if (passkey && account && !account.disabled) {
        const info = await verified(passkey, response, party);
        if (info && (await passkeys.use(passkey, info.newCounter, now()))) return account;
      }
      if (account)
        await audit.record(signInEntry("session.failed", account.username, address, "passkey"));
      throw invalidField("credential", undefined, message("expected.passkey"));
    },

    /** What a browser needs to make a passkey for the user. */
    async start(
      { account: { id, username } }: CurrentSession,
      party: RelyingParty,
    ): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const registered = await passkeys.ofAccount(id);
      const { generateRegistrationOptions } = await webauthn();
      const creation = await generateRegistrationOptions({
        rpName: product,
        rpID: party.id,
        userName: username,
        userDisplayName: username,
        userID: await userHandle(id),
        timeout: challengeLife,
        attestationType: "none",
        excludeCredentials: registered.map((each) => ({
          id: each.id,
          transports: each.transports.split(",").filter(Boolean),
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      await keepChallenge(creation.challenge, id);
      return creation;
    },

    /**
     * Adds a passkey that answers a challenge of `start`. If it is the first second factor, the other sessions end.
     * @returns the recovery codes with the first second factor, which are shown once
     * @throws Refusal `invalid`
     */
    async add(
      session: CurrentSession,
      { name, credential: response }: { name: string; credential: RegistrationResponseJSON },
      party: RelyingParty,
      place: SignInPlace,
    ): Promise<{ passkey: PasskeyRow; recoveryCodes: readonly string[] | undefined }> {
      const { account } = session;
      const refused = (expected: Message = message("expected.newPasskey")) =>
        invalidField("credential", undefined, expected);
      const challenge = challengeIn(response.response.clientDataJSON);
      if (!(await passkeys.useChallenge(challenge, account.id, now()))) throw refused();
      const { verifyRegistrationResponse } = await webauthn();
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
      }).catch(() => {
        throw refused();
      });
      if (!registrationInfo) throw refused();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const passkey: PasskeyRow = {
        id,
        account_id: account.id,
        name: name.trim(),
        public_key: Buffer.from(publicKey).toString("base64url"),
        transports: transports.join(","),
        counter,
        created_at: now(),
        last_used_at: null,
      };
      const detail = { factor: "passkey", name: passkey.name };
      const change = { action: "account.factorAdded", detail } as const;
      return changing(session, change, place, async (db) => {
        const before = await accounts.findById(account.id, db);
        if ((await passkeys.ofAccount(account.id, db)).length >= maxPasskeys) {
          throw refused(message("expected.fewerPasskeys", { most: maxPasskeys }));
        }
        try {
          await passkeys.insert(passkey, db);
        } catch (error) {
          throw isUniqueViolation(error) ? refused() : error;
        }
        if (before && hasSecondFactor(before)) return { passkey, recoveryCodes: undefined };
        await sessions.closeAll(account.id, db, session);
        return { passkey, recoveryCodes: await issueRecoveryCodes(factors, account.id, db) };
      });
    },

    /** Also deletes the recovery codes if no other second factor is left. */
    async remove(session: CurrentSession, id: string, place: SignInPlace): Promise<void> {
      const { account } = session;
      const name = (await passkeys.ofAccount(account.id)).find((each) => each.id === id)?.name;
      const detail = { factor: "passkey", ...(name !== undefined && { name }) };
      const change = { action: "account.factorRemoved", detail } as const;
      await changing(session, change, place, async (db) => {
        if (!(await passkeys.remove(account.id, id, db))) {
          throw notFound(message("passkey.missing"));
        }
        const after = await accounts.findById(account.id, db);
        if (after && !hasSecondFactor(after)) {
          await factors.replaceRecoveryCodes(account.id, [], db);
        }
      });
    },
  };
}
