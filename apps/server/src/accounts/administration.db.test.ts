import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { startTestServer, type TestServer } from "../http/testing/server.ts";

let server: TestServer;
let time = Date.UTC(2026, 10, 21);

beforeAll(async () => {
  const hour = 3_600_000;
  server = await startTestServer({
    now: () => time,
    session: { idle: 1000 * hour, absolute: 1000 * hour },
  });
});
afterAll(() => server.close());

type Account = Wire<"Account">;

const create = (body: object) => server.call("createAccount", { as: "admin", body });
const change = (id: number, body: object) =>
  server.call("changeAccount", { as: "admin", path: { id: String(id) }, body });
const signIn = async (cliente: string, password: string) => {
  const answer = await server.call("usersAuth", { body: { cliente, password } });
  return {
    rows: answer.body as unknown[],
    cookie: String(answer.headers["set-cookie"] ?? "").split(";")[0] ?? "",
  };
};
const tokenOf = ({ path }: Wire<"PasswordLink">) => path.replace("/password/", "");
const use = (token: string, body: object) =>
  server.call("usePasswordLink", { path: { token }, body });
const named = async (name: string) =>
  (await server.ok<Account[]>("listAccounts", { as: "admin" })).find(
    ({ username }) => username === name,
  );

describe("an account", () => {
  it("is made without a password; its link sets one, once", async () => {
    const made = await create({
      username: " Mostrador Ñandú ",
      level: "PLANTA",
      warehouses: ["PLANTA", "MIAMI"],
      flags: ["P_BR"],
    });
    const { account, link } = made.body as Wire<"AccountWithLink">;
    expect(account).toMatchObject({
      username: "Mostrador Ñandú",
      level: "PLANTA",
      warehouses: ["MIAMI", "PLANTA"],
      flags: ["P_BR"],
      hasPassword: false,
    });
    for (const password of ["", "caliper-demo"]) {
      expect(
        (
          await server.call("usersAuth", {
            body: { cliente: "mostrador nandu", password: password || "x" },
          })
        ).body,
      ).toEqual([]);
    }
    const token = tokenOf(link);
    const seen = await server.ok<Wire<"PasswordLinkUse">>("getPasswordLink", { path: { token } });
    expect(seen.username).toBe("Mostrador Ñandú");
    expect((await use(token, { password: "correct-horse-battery" })).status).toBe(204);
    expect((await use(token, { password: "another-horse-battery" })).status).toBe(404);
    expect((await signIn("MOSTRADOR NANDU", "correct-horse-battery")).rows).toHaveLength(1);
    expect(await named("Mostrador Ñandú")).toMatchObject({ hasPassword: true });
  });

  it("has one name, whatever its case and accents", async () => {
    expect((await create({ username: "MOSTRADOR NANDU", level: "JUNIOR" })).status).toBe(409);
    expect((await create({ username: "   ", level: "JUNIOR" })).status).toBe(400);
  });

  it("is changed at once, for the sessions that are open too", async () => {
    const { cookie } = await signIn("cliente_miami", "caliper-demo");
    const levelNow = async () => {
      const answer = await server.send("GET", "/api/v1/session", { headers: { cookie } });
      const { user } = answer.body as Wire<"Session">;
      return [user?.Nivel_USUARIO, user?.Warehouses];
    };
    expect(await levelNow()).toEqual(["CLIENTE", ["MIAMI"]]);
    const { id = 0 } = (await named("cliente_miami")) ?? {};
    await change(id, { warehouses: ["CETAM", "MIAMI"] });
    expect(await levelNow()).toEqual(["CLIENTE", ["MIAMI", "CETAM"]]);
    await change(id, { disabled: true });
    expect(await levelNow()).toEqual([undefined, undefined]);
    expect((await signIn("cliente_miami", "caliper-demo")).rows).toEqual([]);
    await change(id, { disabled: false });
    // A session that was ended stays ended.
    expect(await levelNow()).toEqual([undefined, undefined]);
    expect((await signIn("cliente_miami", "caliper-demo")).rows).toHaveLength(1);
  });

  it("is signed out everywhere", async () => {
    const [one, two] = [
      await signIn("junior", "caliper-demo"),
      await signIn("junior", "caliper-demo"),
    ];
    const { id } = (await named("junior")) ?? {};
    expect(
      (await server.call("endSessions", { as: "admin", path: { id: String(id) } })).status,
    ).toBe(204);
    for (const { cookie } of [one, two]) {
      const answer = await server.send("GET", "/api/v1/session", { headers: { cookie } });
      expect(answer.body).toEqual({ authenticated: false });
    }
  });

  it("gets a new password by a link, which ends its sessions and earlier links, and expires", async () => {
    const { id } = (await named("planta")) ?? {};
    const link = () =>
      server
        .call("createPasswordLink", { as: "admin", path: { id: String(id) } })
        .then(({ body }) => tokenOf(body as Wire<"PasswordLink">));
    const [old, good] = [await link(), await link()];
    expect((await use(old, { password: "correct-horse-battery" })).status).toBe(404);
    // The old password works until the link is used.
    const { cookie, rows } = await signIn("planta", "caliper-demo");
    expect(rows).toHaveLength(1);
    expect((await use(good, { password: "a-new-horse-battery" })).status).toBe(204);
    expect((await server.send("GET", "/api/v1/session", { headers: { cookie } })).body).toEqual({
      authenticated: false,
    });
    expect((await signIn("planta", "caliper-demo")).rows).toEqual([]);
    expect((await signIn("planta", "a-new-horse-battery")).rows).toHaveLength(1);
    const late = await link();
    time += 24 * 3_600_000;
    expect((await use(late, { password: "too-late-for-a-horse" })).status).toBe(404);
  });

  it("used by two at once sets one password", async () => {
    const { id } = (await named("planta_pads")) ?? {};
    const { body } = await server.call("createPasswordLink", {
      as: "admin",
      path: { id: String(id) },
    });
    const token = tokenOf(body as Wire<"PasswordLink">);
    const both = await Promise.all([
      use(token, { password: "the-first-of-the-two" }),
      use(token, { password: "the-second-of-the-two" }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  });

  it("that is the last administrator stays one", async () => {
    const { id = 0 } = (await named("admin")) ?? {};
    expect((await change(id, { level: "CLIENTE" })).status).toBe(409);
    expect((await change(id, { disabled: true })).status).toBe(409);
    expect((await change(id, { customerCode: "HQ" })).status).toBe(200);
  });
});

describe("the log", () => {
  it("says who changed what, old and new, and never a secret", async () => {
    const entries = await server.ok<Wire<"AuditEntry">[]>("listAudit", {
      as: "admin",
      query: { limit: 200 },
    });
    const { detail } =
      entries.find(
        ({ action, target }) => action === "account.changed" && target === "cliente_miami",
      ) ?? {};
    expect(detail).toEqual({ disabled: [true, false] });
    expect(entries.map(({ action }) => action)).toContain("account.password");
    expect(JSON.stringify(entries)).not.toMatch(/horse|argon2|token/u);
    const [first] = entries;
    const older = await server.ok<Wire<"AuditEntry">[]>("listAudit", {
      as: "admin",
      query: {
        before: first?.id,
        target: "cliente_miami",
        action: "account.changed",
        actor: "admin",
      },
    });
    expect(older.length).toBeGreaterThan(1);
    expect(older.every(({ target }) => target === "cliente_miami")).toBe(true);
  });
});

describe("a fresh installation", () => {
  it("makes its first administrator by a link, and only the first", async () => {
    const fresh = await startTestServer({ content: "empty" });
    const { createAccountAdministration } = await import("./administration.service.ts");
    const { accountsRepository } = await import("./accounts.repository.ts");
    const { linksRepository } = await import("./links.repository.ts");
    const { auditRepository } = await import("../audit/audit.repository.ts");
    const { sessionsRepository } = await import("./sessions.repository.ts");
    const { createSessions } = await import("./sessions.ts");
    const { database } = fresh.data;
    const accounts = accountsRepository(database);
    const administration = createAccountAdministration({
      database,
      accounts,
      links: linksRepository(database),
      sessions: createSessions({
        sessions: sessionsRepository(database),
        accounts,
        times: { idle: 1, absolute: 1 },
        onTouchFailure: () => undefined,
      }),
      audit: auditRepository(database, Date.now),
      now: Date.now,
    });
    const link = await administration.firstLink();
    const token = link?.token ?? "";
    expect((await fresh.call("getPasswordLink", { path: { token } })).body).not.toHaveProperty(
      "username",
    );
    const password = "correct-horse-battery";
    const nameless = await fresh.call("usePasswordLink", { path: { token }, body: { password } });
    expect(nameless.status).toBe(400);
    const made = await fresh.call("usePasswordLink", {
      path: { token },
      body: { password, username: "Jefa" },
    });
    expect(made.status).toBe(204);
    const entered = await fresh.call("usersAuth", { body: { cliente: "jefa", password } });
    expect(entered.body).toMatchObject([{ Nivel_USUARIO: "ADMIN" }]);
    expect(await administration.firstLink()).toBeUndefined();
    await fresh.close();
  });
});
