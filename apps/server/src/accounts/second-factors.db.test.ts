import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import type { OperationId, Wire } from "@caliper/api-client/wire";
import { type Answered, hour, sharedTestServer } from "../http/testing/server.ts";
import { demoPassword } from "../testing/index.ts";

let time = Date.UTC(2026, 0, 1);
const minute = 60_000;
const server = sharedTestServer({
  now: () => time,
  session: { idle: 720 * hour, absolute: 720 * hour, confirmed: 15 * minute },
});

beforeEach(async () => {
  const { write } = server.data.database;
  for (const table of ["totp", "recovery_code", "sign_in_count"] as const) {
    await write.deleteFrom(table).execute();
  }
});

type Headers = Readonly<Record<string, string>>;

const cookiesOf = ({ headers }: Answered): ReadonlyMap<string, string> =>
  new Map(
    [headers["set-cookie"] ?? []].flat().map((cookie): [string, string] => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(String(cookie)) ?? [];
      return [name, value];
    }),
  );

const cookieHeader = (answer: Answered, name = "caliper_session"): { cookie: string } => ({
  cookie: `${name}=${cookiesOf(answer).get(name) ?? ""}`,
});

const signIn = (cliente: string, headers: Headers = {}) =>
  server.call("usersAuth", { body: { cliente, password: demoPassword }, headers });

const session = async (name: string) => cookieHeader(await signIn(name));

const call = (id: OperationId, headers: Headers, body?: unknown) =>
  server.call(id, { headers, ...(body !== undefined && { body }) });

const complete = (headers: Headers, body: Wire<"SecondFactorProof">) =>
  call("completeSignIn", headers, body);

const problemOf = ({ status, body }: Answered) => {
  const { code, errors } = body as Wire<"Problem">;
  return [status, errors?.[0]?.field ?? code];
};

const codeOf = (secret: string, at = time) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: at,
  });

/** Sets up an authenticator app; what the user has afterwards. */
async function setUp(name: string) {
  const headers = await session(name);
  const { secret } = (await call("startTotp", headers)).body as Wire<"TotpSetup">;
  const answer = await call("confirmTotp", headers, { code: codeOf(secret) });
  expect(answer.status).toBe(200);
  time += minute;
  return { headers, secret, ...(answer.body as Wire<"RecoveryCodes">) };
}

const lastEntry = async (target: string) =>
  (await server.ok("listAudit", { as: "admin", query: { target, limit: 1 } }))[0];

/** Removes that of cliente_miami with a new session, because it needs a recent password. */
function remove() {
  server.forget("admin");
  return server.call("removeSecondFactor", { as: "admin", path: { id: "6" } });
}

describe("an authenticator app", () => {
  it("is set up with a code, and needed by the next sign-in", async () => {
    const headers = await session("cliente");
    const other = await session("cliente");
    const started = await call("startTotp", headers);
    const { secret, uri } = started.body as Wire<"TotpSetup">;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Caliper:cliente\?/u);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    // Until it is confirmed, nothing has changed.
    expect((await signIn("cliente")).status).toBe(200);
    const wrong = await call("confirmTotp", headers, { code: codeOf(secret, time + hour) });
    expect(problemOf(wrong)).toEqual([400, "body/code"]);
    const confirmed = await call("confirmTotp", headers, { code: codeOf(secret) });
    const { recoveryCodes } = confirmed.body as Wire<"RecoveryCodes">;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await lastEntry("cliente")).toMatchObject({
      actor: "cliente",
      action: "account.factorAdded",
      detail: { factor: "totp" },
    });
    expect((await call("listSessions", other)).status).toBe(401);
    const state = (await call("getSecondFactor", headers)).body;
    expect(state).toEqual({ required: false, totp: true, passkeys: [], recoveryCodes: 10 });

    const first = await signIn("cliente", headers);
    expect([first.status, first.body]).toEqual([
      403,
      expect.objectContaining({
        code: "second-factor-needed",
        secondFactors: ["code", "recoveryCode"],
      }),
    ]);
    expect([...cookiesOf(first).keys()]).toEqual(["caliper_sign_in"]);
    expect(String(first.headers["set-cookie"])).toMatch(/HttpOnly.*SameSite=Strict/u);
    const step = cookieHeader(first, "caliper_sign_in");
    // The code that confirmed the set-up is used up.
    expect(problemOf(await complete(step, { code: codeOf(secret) }))).toEqual([400, "body/code"]);
    time += minute;
    const done = await complete(step, { code: codeOf(secret) });
    expect((done.body as Wire<"LoginAnswer">)[0]?.Cliente).toBe("cliente");
    expect(cookiesOf(done).get("caliper_sign_in")).toBe("");
    expect((await call("listSessions", cookieHeader(done))).status).toBe(200);
    expect(await lastEntry("cliente")).toMatchObject({
      action: "session.opened",
      detail: { factor: "totp", address: "127.0.0.1" },
    });
    // Neither the step nor the code works again.
    time += minute;
    expect(problemOf(await complete(step, { code: codeOf(secret) }))[0]).toBe(401);
  });

  it("accepts each code once, also of the step before and after", async () => {
    const { secret } = await setUp("junior");
    const next = async () => cookieHeader(await signIn("junior"), "caliper_sign_in");
    const code = codeOf(secret);
    const steps = await Promise.all([next(), next(), next()]);
    const answers = await Promise.all(steps.map((step) => complete(step, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    time += 2 * minute;
    const statuses: number[] = [];
    for (const drift of [-60_000, -30_000, 30_000, 60_000]) {
      statuses.push((await complete(await next(), { code: codeOf(secret, time + drift) })).status);
    }
    expect(statuses).toEqual([400, 200, 200, 400]);
    // A code before the last used one counts as used.
    expect((await complete(await next(), { code: codeOf(secret) })).status).toBe(400);
  });

  it("moves to another phone without a gap", async () => {
    const { headers, secret, recoveryCodes } = await setUp("planta_pads");
    const { secret: other } = (await call("startTotp", headers)).body as Wire<"TotpSetup">;
    const step = async () => cookieHeader(await signIn("planta_pads"), "caliper_sign_in");
    expect((await complete(await step(), { code: codeOf(other) })).status).toBe(400);
    expect((await complete(await step(), { code: codeOf(secret) })).status).toBe(200);
    time += hour;
    expect((await call("confirmTotp", headers, { code: codeOf(other) })).status).toBe(409);
    const again = await call("startTotp", headers);
    expect(problemOf(again)).toEqual([403, "reauthentication-required"]);
    const confirmed = await call("confirmSession", headers, { password: demoPassword });
    const own = cookieHeader(confirmed);
    const { secret: third } = (await call("startTotp", own)).body as Wire<"TotpSetup">;
    expect((await call("confirmTotp", own, { code: codeOf(third) })).status).toBe(200);
    time += minute;
    expect((await complete(await step(), { code: codeOf(secret) })).status).toBe(400);
    const [recoveryCode = ""] = recoveryCodes;
    expect((await complete(await step(), { recoveryCode })).status).toBe(400);
    expect((await complete(await step(), { code: codeOf(third) })).status).toBe(200);
  });

  it("is switched off with the password only", async () => {
    const { headers, recoveryCodes } = await setUp("planta");
    const switchOff = (password: string) => call("removeTotp", headers, { password });
    expect(problemOf(await switchOff("wrong"))).toEqual([400, "body/password"]);
    expect((await signIn("planta")).status).toBe(403);
    expect((await switchOff(demoPassword)).status).toBe(204);
    expect(await lastEntry("planta")).toMatchObject({
      actor: "planta",
      action: "account.factorRemoved",
    });
    expect((await signIn("planta")).status).toBe(200);
    const { headers: again } = await setUp("planta");
    const step = cookieHeader(await signIn("planta"), "caliper_sign_in");
    // Recovery codes of before are gone.
    const [recoveryCode = ""] = recoveryCodes;
    expect((await complete(step, { recoveryCode })).status).toBe(400);
    expect((await call("removeTotp", again, { password: demoPassword })).status).toBe(204);
    // The waiting sign-in has no factor that could complete it.
    expect((await complete(step, { code: "000000" })).status).toBe(400);
  });
});

describe("the second step of a sign-in", () => {
  it("is not a session, and needs the cookie of the first within five minutes", async () => {
    const { secret } = await setUp("cliente_miami");
    const first = await signIn("cliente_miami");
    const step = cookieHeader(first, "caliper_sign_in");
    const asSession = { cookie: step.cookie.replace("sign_in", "session") };
    for (const headers of [step, asSession]) {
      expect((await call("getSession", headers)).body).toEqual({ authenticated: false });
      expect((await call("listSessions", headers)).status).toBe(401);
      expect((await call("startTotp", headers)).status).toBe(401);
    }
    const code = codeOf(secret);
    for (const cookie of ["", "caliper_sign_in=x", `caliper_sign_in=${"A".repeat(43)}`]) {
      expect((await complete({ cookie }, { code })).status).toBe(401);
    }
    time += 5 * minute;
    expect((await complete(step, { code: codeOf(secret) })).status).toBe(401);
  });

  it("is needed in a known browser, too", async () => {
    const { secret } = await setUp("cliente_miami");
    const step = cookieHeader(await signIn("cliente_miami"), "caliper_sign_in");
    const done = await complete(step, { code: codeOf(secret) });
    const known = cookieHeader(done, "caliper_device");
    expect(known.cookie).not.toBe("caliper_device=");
    expect((await signIn("cliente_miami", known)).status).toBe(403);
  });

  it("ends when the password or the second factor changes meanwhile", async () => {
    const { headers, secret } = await setUp("cliente_miami");
    const step = cookieHeader(await signIn("cliente_miami"), "caliper_sign_in");
    expect((await remove()).status).toBe(204);
    expect((await complete(step, { code: codeOf(secret) })).status).toBe(401);
    expect((await call("listSessions", headers)).status).toBe(401);
    expect((await signIn("cliente_miami")).status).toBe(200);
  });

  it("limits guesses per account for a day, except in a known browser", async () => {
    const { secret, recoveryCodes } = await setUp("cliente_miami");
    const step = cookieHeader(await signIn("cliente_miami"), "caliper_sign_in");
    const known = cookiesOf(await complete(step, { code: codeOf(secret) })).get("caliper_device");
    time += minute;
    const statuses: number[] = [];
    const guess = async (code: string) =>
      complete(cookieHeader(await signIn("cliente_miami"), "caliper_sign_in"), { code });
    const wrong = codeOf(secret, time + 12 * hour);
    for (let count = 0; count < 11; count += 1) statuses.push((await guess(wrong)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const entries = await server.ok("listAudit", {
      as: "admin",
      query: { target: "cliente_miami", limit: 3 },
    });
    expect(entries.map(({ action }) => action)).toContain("session.refused");
    expect(JSON.stringify(entries)).not.toContain(wrong);
    // Recovery codes have the same limit.
    const open = cookieHeader(await signIn("cliente_miami"), "caliper_sign_in");
    const [recoveryCode = ""] = recoveryCodes;
    expect((await complete(open, { recoveryCode })).status).toBe(429);
    const both = { cookie: `${open.cookie}; caliper_device=${known}` };
    expect((await complete(both, { code: codeOf(secret) })).status).toBe(200);
    time += hour;
    expect((await guess(wrong)).status).toBe(400);
    expect((await guess(wrong)).status).toBe(429);
  });

  it("accepts each recovery code once, in any spelling, until it is replaced", async () => {
    const { headers, recoveryCodes } = await setUp("cliente_miami");
    const [one = "", two = "", three = ""] = recoveryCodes;
    const recover = async (recoveryCode: string) => {
      const step = cookieHeader(await signIn("cliente_miami"), "caliper_sign_in");
      return (await complete(step, { recoveryCode })).status;
    };
    expect(await recover(one)).toBe(200);
    expect(await recover(one)).toBe(400);
    const typed = two.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    expect(await recover(typed)).toBe(200);
    const left = (await call("getSecondFactor", headers)).body;
    expect(left).toMatchObject({ recoveryCodes: 8 });
    const renewed = await call("renewRecoveryCodes", headers);
    const [fresh = ""] = (renewed.body as Wire<"RecoveryCodes">).recoveryCodes;
    expect(await recover(three)).toBe(400);
    expect(await recover(fresh)).toBe(200);
    const stored = await server.data.database.read
      .selectFrom("recovery_code")
      .selectAll()
      .execute();
    expect(JSON.stringify(stored)).not.toContain(fresh);
  });
});

describe("the second factor of another account", () => {
  it("is removed by administrators, which ends its sessions and is recorded", async () => {
    const { headers } = await setUp("cliente_miami");
    const accounts = await server.ok("listAccounts", { as: "admin" });
    const withFactor = accounts.filter(({ hasSecondFactor }) => hasSecondFactor);
    expect(withFactor.map(({ username }) => username)).toContain("cliente_miami");
    expect((await remove()).status).toBe(204);
    expect(await lastEntry("cliente_miami")).toMatchObject({
      actor: "admin",
      action: "account.factorRemoved",
      target: "cliente_miami",
    });
    expect((await call("listSessions", headers)).status).toBe(401);
    expect((await signIn("cliente_miami")).status).toBe(200);
    expect((await remove()).status).toBe(409);
  });
});
