import { describe, expect, it, vi } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { hour, sharedTestServer } from "../http/testing/server.ts";
import { demoPassword } from "../testing/index.ts";
import { verifyPassword } from "./passwords.ts";

// The real functions run; the spies record their arguments. Earlier test files may have loaded the modules without spies.
vi.hoisted(() => vi.resetModules());
vi.mock(import("./passwords.ts"), { spy: true });

let time = Date.UTC(2026, 0, 1);

const session = { idle: 12 * hour, absolute: 100 * hour };
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

  it("sets Secure and Strict-Transport-Security behind TLS", async () => {
    const answer = await signIn("cliente", demoPassword, { "x-forwarded-proto": "https" });
    expect(String(answer.headers["set-cookie"])).toContain("Secure");
    expect(answer.headers["strict-transport-security"]).toContain("max-age=");
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

  it("ends when its account is disabled", async () => {
    const cookie = await cookieFor("cliente_miami");
    const set = (disabled: number) =>
      server.data.database.write
        .updateTable("account")
        .set({ disabled })
        .where("username", "=", "cliente_miami")
        .execute();
    await set(1);
    time += 10_000;
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
});
