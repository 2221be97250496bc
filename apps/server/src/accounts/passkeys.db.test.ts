import { describe, expect, it } from "vitest";
import type { OperationId, Wire } from "@caliper/api-client/wire";
import { type Answered, hour, sharedTestServer } from "../http/testing/server.ts";
import { demoPassword } from "../testing/index.ts";
import { createAuthenticator } from "./testing/authenticator.ts";

let time = Date.UTC(2026, 0, 1);
const minute = 60_000;
const origin = "https://catalogue.example";
const server = sharedTestServer({
  now: () => time,
  trustProxy: true,
  session: { idle: 720 * hour, absolute: 720 * hour, confirmed: 15 * minute },
});

type Headers = Readonly<Record<string, string>>;

/** Behind a proxy that terminates TLS; the server itself is at another address. */
const proxied = { "x-forwarded-proto": "https", "x-forwarded-host": "catalogue.example" };

const call = (id: OperationId, headers: Headers, body?: unknown, path = {}) =>
  server.call(id, {
    headers: { ...proxied, ...headers },
    path,
    ...(body !== undefined && { body }),
  });

const cookieHeader = ({ headers }: Answered) => {
  const [cookie = ""] = [headers["set-cookie"] ?? []]
    .flat()
    .filter((each) => /_session=/u.test(each));
  return { cookie: cookie.split(";", 1)[0] ?? "" };
};

const session = async (cliente: string) =>
  cookieHeader(await call("usersAuth", {}, { cliente, password: demoPassword }));

const challengeOf = ({ body }: Answered) => (body as Wire<"PasskeyRequest">).challenge;
const problemOf = ({ status, body }: Answered) => {
  const { code, errors } = body as Wire<"Problem">;
  return [status, errors?.[0]?.field ?? code];
};
const refused = [400, "body/credential"];

type Authenticator = ReturnType<typeof createAuthenticator>;

async function add(headers: Headers, authenticator: Authenticator, name = "Phone") {
  const challenge = challengeOf(await call("startPasskey", headers));
  return call("addPasskey", headers, {
    name,
    credential: authenticator.create({ challenge, origin }),
  });
}

async function signIn(
  authenticator: Authenticator,
  facts: Partial<Parameters<Authenticator["get"]>[0]> = {},
) {
  const challenge = challengeOf(await call("startPasskeyProof", {}));
  const credential = authenticator.get({ challenge, origin, ...facts });
  return call("signInWithPasskey", {}, { credential });
}

const entryOf = async (target: string) =>
  (await server.ok("listAudit", { as: "admin", query: { target, limit: 1 } }))[0];

describe("passkeys", () => {
  it("sign in without a password, and are a second factor for passwords", async () => {
    const [own, other] = [await session("cliente"), await session("cliente")];
    const phone = createAuthenticator();
    const started = await call("startPasskey", own);
    expect(started.body).toMatchObject({
      rp: { id: "catalogue.example" },
      user: { name: "cliente" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const added = await add(own, phone, " My phone ");
    const { passkey, recoveryCodes } = added.body as Wire<"AddedPasskey">;
    expect([added.status, passkey.name, recoveryCodes?.length]).toEqual([201, "My phone", 10]);
    expect(await entryOf("cliente")).toMatchObject({
      action: "account.factorAdded",
      detail: { factor: "passkey", name: "My phone" },
    });
    // The other sessions end with the first second factor, and recovery codes are not replaced by the next one.
    expect((await call("listSessions", other)).status).toBe(401);
    time += minute;
    const second = await add(own, createAuthenticator(), "Key");
    expect((second.body as Wire<"AddedPasskey">).recoveryCodes).toBeUndefined();
    expect((await add(own, phone)).status).toBe(400);

    const first = await call("usersAuth", {}, { cliente: "cliente", password: demoPassword });
    expect([first.status, first.body]).toEqual([
      403,
      expect.objectContaining({ secondFactors: ["passkey", "recoveryCode"] }),
    ]);
    time += minute;
    const done = await signIn(phone);
    expect((done.body as Wire<"LoginAnswer">)[0]?.Cliente).toBe("cliente");
    expect(await entryOf("cliente")).toMatchObject({
      action: "session.opened",
      detail: { factor: "passkey" },
    });
    const state = (await call("getSecondFactor", cookieHeader(done))).body as Wire<"SecondFactor">;
    expect(state.passkeys.map(({ name, lastUsedAt }) => [name, lastUsedAt])).toEqual([
      ["My phone", new Date(time).toISOString()],
      ["Key", undefined],
    ]);
    expect(state).toMatchObject({ totp: false, recoveryCodes: 10 });
  });

  it("are removed one by one; with the last one, the password is enough again", async () => {
    const own = await session("planta");
    const [one, two] = [createAuthenticator(), createAuthenticator()];
    await add(own, one);
    await add(own, two);
    const remove = (headers: Headers, { id }: Authenticator) =>
      call("removePasskey", headers, undefined, { passkey: id });
    expect((await remove(await session("junior"), one)).status).toBe(404);
    time += 15 * minute;
    expect(problemOf(await remove(own, one))).toEqual([403, "reauthentication-required"]);
    const confirmed = cookieHeader(await call("confirmSession", own, { password: demoPassword }));
    expect((await remove(confirmed, one)).status).toBe(204);
    expect(problemOf(await signIn(one))).toEqual(refused);
    expect((await signIn(two)).status).toBe(200);
    expect((await remove(confirmed, two)).status).toBe(204);
    expect(await entryOf("planta")).toMatchObject({ action: "account.factorRemoved" });
    expect(
      (await call("usersAuth", {}, { cliente: "planta", password: demoPassword })).status,
    ).toBe(200);
    const state = (await call("getSecondFactor", confirmed)).body;
    expect(state).toMatchObject({ passkeys: [], recoveryCodes: 0 });
  });

  it("confirm a session in place of the password, for the same user only", async () => {
    const own = await session("planta_pads");
    const [phone, stranger] = [createAuthenticator(), createAuthenticator()];
    await add(own, phone);
    await add(await session("cliente_miami"), stranger);
    time += 15 * minute;
    const confirm = async (authenticator: Authenticator) => {
      const challenge = challengeOf(await call("startPasskeyProof", {}));
      const credential = authenticator.get({ challenge, origin });
      return call("confirmWithPasskey", own, { credential });
    };
    expect((await call("endOtherSessions", own)).status).toBe(403);
    expect(problemOf(await confirm(stranger))).toEqual(refused);
    const confirmed = await confirm(phone);
    expect(confirmed.status).toBe(204);
    expect((await call("endOtherSessions", cookieHeader(confirmed))).status).toBe(204);
    expect((await call("endOtherSessions", own)).status).toBe(401);
  });
});

describe("a passkey is refused", () => {
  it("for another site, without a check of the user, and with a wrong signature", async () => {
    const phone = createAuthenticator();
    await add(await session("junior"), phone);
    for (const facts of [
      { origin: "https://evil.example" },
      { origin: "http://catalogue.example" },
      { isVerified: false },
      { challenge: "q1w2e3r4" },
    ]) {
      expect(problemOf(await signIn(phone, facts))).toEqual(refused);
    }
    expect(await entryOf("junior")).toMatchObject({
      action: "session.failed",
      detail: { factor: "passkey" },
    });
    const challenge = challengeOf(await call("startPasskeyProof", {}));
    const credential = {
      ...createAuthenticator().get({ challenge, origin }),
      id: phone.id,
      rawId: phone.id,
    };
    expect(problemOf(await call("signInWithPasskey", {}, { credential }))).toEqual(refused);
    expect(problemOf(await signIn(createAuthenticator()))).toEqual(refused);
    expect((await signIn(phone)).status).toBe(200);
  });

  it("with a challenge that was used, has expired, or was made for something else", async () => {
    const own = await session("junior");
    const { write } = server.data.database;
    await write.deleteFrom("passkey").execute();
    const phone = createAuthenticator();
    const fresh = await session("junior");
    await add(fresh, phone);
    const challenge = challengeOf(await call("startPasskeyProof", {}));
    const credential = phone.get({ challenge, origin });
    const answers = await Promise.all(
      [0, 1, 2].map(() => call("signInWithPasskey", {}, { credential })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = challengeOf(await call("startPasskeyProof", {}));
    time += 5 * minute;
    expect(problemOf(await signIn(phone, { challenge: late }))).toEqual(refused);
    const creation = challengeOf(await call("startPasskey", fresh));
    expect(problemOf(await signIn(phone, { challenge: creation }))).toEqual(refused);
    const proof = challengeOf(await call("startPasskeyProof", {}));
    const other = createAuthenticator().create({ challenge: proof, origin });
    expect(problemOf(await call("addPasskey", fresh, { name: "x", credential: other }))).toEqual(
      refused,
    );
    // A challenge belongs to the account that asked for it.
    const theirs = challengeOf(await call("startPasskey", await session("planta")));
    const made = createAuthenticator().create({ challenge: theirs, origin });
    expect(problemOf(await call("addPasskey", fresh, { name: "x", credential: made }))).toEqual(
      refused,
    );
    expect((await call("listSessions", own)).status).toBe(401);
  });

  it("when its counter does not grow, as with a copy of it", async () => {
    await server.data.database.write.deleteFrom("passkey").execute();
    const phone = createAuthenticator();
    await add(await session("junior"), phone);
    expect((await signIn(phone, { counter: 5 })).status).toBe(200);
    expect((await signIn(phone, { counter: 5 })).status).toBe(400);
    expect((await signIn(phone, { counter: 4 })).status).toBe(400);
    expect((await signIn(phone, { counter: 6 })).status).toBe(200);
  });

  it("for a disabled account, and once the user has 20", async () => {
    await server.data.database.write.deleteFrom("passkey").execute();
    const own = await session("cliente_miami");
    const phone = createAuthenticator();
    await add(own, phone);
    for (let count = 1; count < 20; count += 1) {
      expect((await add(own, createAuthenticator())).status).toBe(201);
    }
    expect(problemOf(await add(own, createAuthenticator()))).toEqual(refused);
    const { write } = server.data.database;
    await write.updateTable("account").set({ disabled: 1 }).where("id", "=", 6).execute();
    expect(problemOf(await signIn(phone))).toEqual(refused);
  });
});
