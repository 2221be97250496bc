import { describe, expect, it, vi } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { openDatabase } from "../db/index.ts";
import { hour, sharedTestServer } from "../http/testing/server.ts";
import { demoPassword } from "../testing/index.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { createSessions } from "./sessions.ts";
import { sessionsRepository } from "./sessions.repository.ts";

// The real functions run; the spies record their arguments. Earlier test files may have loaded the modules without spies.
vi.hoisted(() => vi.resetModules());
vi.mock(import("./passwords.ts"), { spy: true });

let time = Date.UTC(2026, 0, 1);

const session = { idle: 12 * hour, absolute: 100 * hour, confirmed: 15 * 60_000 };
const server = sharedTestServer({ now: () => time, trustProxy: true, session });

const everywhere = ["MIAMI", "VENEZUELA", "PANAMA", "COLOMBIA", "PLANTA", "MEXICO", "CETAM"];

const signIn = (cliente: string, password = demoPassword, headers = {}) =>
  server.call("usersAuth", { body: { cliente, password }, headers });

async function sessionOf(cookie: string): Promise<Wire<"Session">> {
  const answer = await server.call("getSession", { headers: { cookie } });
  return answer.body as Wire<"Session">;
}

async function cookieFor(name: string): Promise<string> {
  const answer = await signIn(name);
  return String(answer.headers["set-cookie"]).split(";", 1)[0] ?? "";
}

describe("signing in", () => {
  it.each([
    { username: "admin", customerCode: "DEMO-001", level: "ADMIN", warehouses: everywhere },
    { username: "cliente", customerCode: "DEMO-002", level: "CLIENTE", warehouses: everywhere },
    { username: "junior", customerCode: "DEMO-003", level: "JUNIOR", warehouses: [] },
    {
      username: "planta_pads",
      customerCode: "DEMO-005",
      level: "PLANTA",
      warehouses: ["PLANTA"],
      flags: ["P_BP", "P_BL"],
    },
    {
      username: "cliente_miami",
      customerCode: "DEMO-006",
      level: "CLIENTE",
      warehouses: ["MIAMI"],
    },
  ])("as $username returns the user's row", async ({ flags: granted = [], ...account }) => {
    const answer = await signIn(account.username);
    const [row] = answer.body as Wire<"LoginAnswer">;
    expect(row).toMatchObject({
      Cliente: account.username,
      Codigo: account.customerCode,
      Contrasena: "",
      Nivel_USUARIO: account.level,
    });
    expect(row?.Warehouses).toEqual(account.warehouses);
    const flags = Object.entries(row ?? {}).filter(([key]) => key.startsWith("P_"));
    expect(flags).toHaveLength(account.level === "PLANTA" ? 5 : 0);
    expect(flags.filter(([, value]) => value === 1).map(([key]) => key)).toEqual(
      expect.arrayContaining(granted),
    );
  });

  it.each(["CLIENTE", " cliente", "Cliente "])("accepts %j for cliente", async (name) => {
    expect((await signIn(name)).body).toHaveLength(1);
  });

  it("returns an empty list and no cookie for a wrong password or name", async () => {
    for (const [name, password] of [
      ["cliente", "wrong"],
      ["nobody", demoPassword],
      ["cliente", `${demoPassword} `],
      ["cliente'--", demoPassword],
    ] as const) {
      const answer = await signIn(name, password);
      expect([answer.status, answer.body]).toEqual([200, []]);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("verifies a hash of the same cost for an unknown name", async () => {
    await server.data.database.write
      .updateTable("account")
      .set({ password_hash: await hashPassword(demoPassword) })
      .where("username", "=", "junior")
      .execute();
    const costs: string[] = [];
    for (const name of ["junior", "no-such-name"]) {
      vi.mocked(verifyPassword).mockClear();
      await signIn(name, "wrong");
      const [[hash, password] = []] = vi.mocked(verifyPassword).mock.calls;
      expect(password).toBe("wrong");
      costs.push(hash?.split("$", 4).join("$") ?? "");
    }
    expect(costs[0]).toMatch(/^\$argon2id\$/u);
    expect(costs[1]).toBe(costs[0]);
  });

  it("sets a cookie that scripts and other sites cannot use", async () => {
    const plain = String((await signIn("cliente")).headers["set-cookie"]);
    expect(plain).toMatch(/^caliper_session=[\w-]{43}; /u);
    expect(plain).toContain("HttpOnly");
    expect(plain).toContain("SameSite=Strict");
    expect(plain).toContain("Path=/");
    expect(plain).not.toContain("Secure");
  });

  it("behind TLS sets Strict-Transport-Security, and cookies that only this host can set", async () => {
    const tls = { "x-forwarded-proto": "https" };
    const answer = await signIn("cliente", demoPassword, tls);
    const cookies = [answer.headers["set-cookie"]].flat().map(String);
    expect(cookies.map((cookie) => cookie.split("=", 1)[0])).toEqual([
      "__Host-caliper_session",
      "__Host-caliper_device",
    ]);
    for (const cookie of cookies) {
      expect(cookie).toContain("; Secure");
      expect(cookie).toContain("; Path=/;");
      expect(cookie).not.toContain("Domain");
    }
    expect(answer.headers["strict-transport-security"]).toContain("max-age=");
    const secure = cookies[0]?.split(";", 1)[0] ?? "";
    const plain = secure.replace("__Host-", "");
    const reads = async (cookie: string) =>
      (await server.call("getSession", { headers: { ...tls, cookie } })).body;
    expect(await reads(secure)).toMatchObject({ authenticated: true });
    // Without the prefix, another host of the domain could have set it.
    expect(await reads(plain)).toEqual({ authenticated: false });
    const left = await server.call("deleteSession", { headers: { ...tls, cookie: secure } });
    expect(String(left.headers["set-cookie"])).toMatch(/^__Host-caliper_session=; .*Secure/u);
    expect(await reads(secure)).toEqual({ authenticated: false });
  });

  it("is refused without TLS, except on this machine", async () => {
    for (const host of ["caliper.example", "10.0.0.7:3000", "localhost.example"]) {
      const answer = await signIn("cliente", demoPassword, { host });
      expect([host, answer.status, (answer.body as Wire<"Problem">).code]).toEqual([
        host,
        403,
        "not-encrypted",
      ]);
      expect((await server.call("healthz", { headers: { host } })).status).toBe(200);
      const page = await server.app.inject({
        url: "/home?x=1",
        headers: { host, accept: "text/html,*/*" },
      });
      const [name] = host.split(":");
      expect([page.statusCode, page.headers["location"]]).toEqual([
        308,
        `https://${name}/home?x=1`,
      ]);
      const headers = { host, "x-forwarded-proto": "https" };
      expect((await signIn("cliente", demoPassword, headers)).status).toBe(200);
    }
    for (const host of ["localhost:3000", "caliper.localhost", "127.0.0.1:3000", "[::1]:3000"]) {
      expect((await signIn("cliente", demoPassword, { host })).body).toHaveLength(1);
    }
  });

  it("ends the browser's earlier session", async () => {
    const first = await cookieFor("cliente");
    await signIn("junior", demoPassword, { cookie: first });
    expect(await sessionOf(first)).toEqual({ authenticated: false });
  });
});

describe("a session", () => {
  it("returns its user", async () => {
    const session = await sessionOf(await cookieFor("planta_pads"));
    expect(session).toMatchObject({
      authenticated: true,
      user: { Cliente: "planta_pads", P_BP: 1, P_BL: 1, P_BR: 0, Contrasena: "" },
    });
  });

  it("is stored only as a hash", async () => {
    const token = (await cookieFor("cliente")).split("=")[1] ?? "";
    const rows = await server.data.database.read.selectFrom("session").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(["", "x", "a".repeat(43), "a".repeat(5000), "';--"])(
    "is anonymous with the token %j",
    async (token) => {
      expect(await sessionOf(`caliper_session=${token}`)).toEqual({ authenticated: false });
      const answer = await server.call("makerInput", {
        headers: { cookie: `caliper_session=${token}` },
      });
      expect(answer.status).toBe(401);
    },
  );

  it("ends with signing out, which may be repeated", async () => {
    const cookie = await cookieFor("cliente");
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.call("deleteSession", { headers: { cookie } });
      expect(answer.status).toBe(204);
      expect(String(answer.headers["set-cookie"])).toMatch(/^caliper_session=; /u);
    }
    expect(await sessionOf(cookie)).toEqual({ authenticated: false });
  });

  /** The time of the last call is written after the answer. */
  async function used(cookie: string): Promise<void> {
    expect(await sessionOf(cookie)).toMatchObject({ authenticated: true });
    await vi.waitFor(async () => {
      const seen = await server.data.database.read
        .selectFrom("session")
        .select((row) => row.fn.max("last_seen_at").as("last"))
        .executeTakeFirst();
      expect(seen?.last).toBe(time);
    });
  }

  it("stays open when the change log cannot record its end", async () => {
    const cookie = await cookieFor("cliente");
    const { write } = server.data.database;
    await write.schema.alterTable("audit_entry").renameTo("audit_entry_away").execute();
    try {
      // The contract describes no failure of the server itself.
      const answer = await server.app.inject({
        method: "DELETE",
        url: "/api/v1/session",
        headers: { cookie },
      });
      expect(answer.statusCode).toBe(500);
    } finally {
      await write.schema.alterTable("audit_entry_away").renameTo("audit_entry").execute();
    }
    expect(await sessionOf(cookie)).toMatchObject({ authenticated: true });
  });

  it("continues while it is used, and ends when idle", async () => {
    const cookie = await cookieFor("cliente");
    for (let call = 0; call < 3; call += 1) {
      time += 11 * hour;
      await used(cookie);
    }
    time += 12 * hour;
    expect(await sessionOf(cookie)).toEqual({ authenticated: false });
  });

  it("ends after its maximum duration", async () => {
    const cookie = await cookieFor("cliente");
    for (let call = 0; call < 9; call += 1) {
      time += 11 * hour;
      await used(cookie);
    }
    time += hour;
    expect(await sessionOf(cookie)).toEqual({ authenticated: false });
  });

  it("sees the account as it is now, in calls that follow at once", async () => {
    const cookie = await cookieFor("cliente_miami");
    const { write } = server.data.database;
    const level = (name: string) =>
      write.updateTable("account").set({ level: name }).where("username", "=", "cliente_miami");
    expect(await sessionOf(cookie)).toMatchObject({ user: { Nivel_USUARIO: "CLIENTE" } });
    await level("JUNIOR").execute();
    expect(await sessionOf(cookie)).toMatchObject({ user: { Nivel_USUARIO: "JUNIOR" } });
    await level("CLIENTE").execute();
  });

  it("ends on every server at once, when it is closed or its level changes", async () => {
    const { dataDir, databaseUrl } = server.data;
    const database = openDatabase({ dataDir, databaseUrl, poolSize: 2 });
    const other = createSessions({
      sessions: sessionsRepository(database),
      times: session,
      now: () => time,
      onTouchFailure: () => undefined,
    });
    try {
      const accounts = await server.ok("listAccounts", { as: "admin" });
      const id = String(accounts.find(({ username }) => username === "cliente_miami")?.id);
      const ends = [
        (cookie: string) => server.call("deleteSession", { headers: { cookie } }),
        () => server.call("endSessions", { as: "admin", path: { id } }),
        () =>
          server.call("changeAccount", { as: "admin", path: { id }, body: { level: "JUNIOR" } }),
        () =>
          server.call("changeAccount", { as: "admin", path: { id }, body: { level: "CLIENTE" } }),
      ];
      for (const end of ends) {
        const cookie = await cookieFor("cliente_miami");
        const token = cookie.split("=")[1] ?? "";
        expect(await other.find(token, "127.0.0.1")).toMatchObject({
          account: { username: "cliente_miami" },
        });
        expect((await end(cookie)).status).toBeLessThan(300);
        expect(await other.find(token, "127.0.0.1")).toBeUndefined();
        expect(await sessionOf(cookie)).toEqual({ authenticated: false });
      }
    } finally {
      await database.close();
    }
  });

  it("ends when its account is disabled", async () => {
    const cookie = await cookieFor("cliente_miami");
    const set = (disabled: number) =>
      server.data.database.write
        .updateTable("account")
        .set({ disabled })
        .where("username", "=", "cliente_miami")
        .execute();
    await set(1);
    expect(await sessionOf(cookie)).toEqual({ authenticated: false });
    expect((await signIn("cliente_miami")).body).toEqual([]);
    await set(0);
  });
});

describe("the sign-in limits", () => {
  it("block an account after failures, also with the right password, until the window ends", async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn("planta", `guess ${guess}`)).status).toBe(200);
    }
    const stopped = await signIn("PLANTA");
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect((await signIn("junior")).body).toHaveLength(1);
    time += 16 * 60_000;
    expect((await signIn("planta")).body).toHaveLength(1);
  });

  it("do not let strangers lock out a browser that has signed in before", async () => {
    const answer = await signIn("junior");
    const [, device = ""] = [answer.headers["set-cookie"]].flat().map(String);
    expect(device).toMatch(/^caliper_device=[^;]+; .*HttpOnly; SameSite=Strict$/u);
    const cookie = device.split(";", 1)[0] ?? "";
    const attacker = { "x-forwarded-for": "203.0.113.9" };
    for (let guess = 0; guess < 11; guess += 1) await signIn("junior", `guess ${guess}`, attacker);
    expect((await signIn("junior")).status).toBe(429);
    expect((await signIn("junior", demoPassword, { cookie })).body).toHaveLength(1);
    // The cookie is for this account only.
    for (let guess = 0; guess < 11; guess += 1) await signIn("admin", `guess ${guess}`, attacker);
    expect((await signIn("admin", demoPassword, { cookie })).status).toBe(429);
    time += 16 * 60_000;
  });

  it("count parallel attempts before their passwords are checked", async () => {
    vi.mocked(verifyPassword).mockClear();
    const guesses = Array.from({ length: 30 }, (_, index) => signIn("planta", `guess ${index}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(vi.mocked(verifyPassword)).toHaveBeenCalledTimes(10);
    time += 16 * 60_000;
  });
});

describe("the change log", () => {
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const entries = async (action: string) => {
    const list = await server.ok("listAudit", { as: "admin", query: { action } });
    return list.filter(({ detail }) => detail["address"] === "203.0.113.77");
  };

  it("records sign-ins, failures, refusals and signing out with user, address and time", async () => {
    const answer = await signIn("planta_pads", demoPassword, headers);
    const cookie = String(answer.headers["set-cookie"]).split(";", 1)[0] ?? "";
    await server.call("deleteSession", { headers: { ...headers, cookie } });
    for (let guess = 0; guess < 14; guess += 1) await signIn("nobody", "wrong", headers);
    const at = new Date(time).toISOString();
    const detail = { address: "203.0.113.77" };
    const about = (username: string) => ({ actor: username, target: username, at, detail });
    expect(await entries("session.opened")).toEqual([
      expect.objectContaining(about("planta_pads")),
    ]);
    expect(await entries("session.closed")).toEqual([
      expect.objectContaining(about("planta_pads")),
    ]);
    expect(await entries("session.failed")).toHaveLength(10);
    // Once, however many there are.
    expect(await entries("session.refused")).toEqual([expect.objectContaining(about("nobody"))]);
    time += 16 * 60_000;
  });
});
