import { describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { readConfig } from "../config.ts";
import { startTestServer, sharedTestServer } from "../http/testing/server.ts";
import { composeCommands } from "../compose/commands.ts";

let time = Date.UTC(2026, 10, 21);

const hour = 3_600_000;
const server = sharedTestServer({
  now: () => time,
  session: { idle: 1000 * hour, absolute: 1000 * hour },
});

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
  (await server.ok("listAccounts", { as: "admin" })).find(({ username }) => username === name);

const password = "correct-horse-battery";
const linkOf = async (id: number) => {
  const made = await server.call("createPasswordLink", { as: "admin", path: { id: String(id) } });
  return tokenOf(made.body as Wire<"PasswordLink">);
};
const sessionOf = async (cookie: string) =>
  (await server.call("getSession", { headers: { cookie } })).body as Wire<"Session">;
const made = async (username: string, level?: string) => {
  const answer = await create({ username, level: level ?? "JUNIOR" });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as Wire<"AccountWithLink">;
};
const administrators = async () =>
  (await server.ok("listAccounts", { as: "admin" })).filter(
    ({ level, disabled }) => level === "ADMIN" && !disabled,
  );
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe("an account", () => {
  it("starts without a password; its link sets one, once", async () => {
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
    for (const password of ["x", "caliper-demo"]) {
      expect((await signIn("mostrador nandu", password)).rows).toEqual([]);
    }
    const token = tokenOf(link);
    const seen = await server.ok("getPasswordLink", { path: { token } });
    expect(seen.username).toBe("Mostrador Ñandú");
    expect((await use(token, { password: "correct-horse-battery" })).status).toBe(204);
    expect((await use(token, { password: "another-horse-battery" })).status).toBe(404);
    expect((await signIn("MOSTRADOR NANDU", "correct-horse-battery")).rows).toHaveLength(1);
    expect(await named("Mostrador Ñandú")).toMatchObject({ hasPassword: true });
  });

  it("changes immediately, also in open sessions", async () => {
    const { cookie } = await signIn("cliente_miami", "caliper-demo");
    const levelNow = async () => {
      const { user } = await sessionOf(cookie);
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
    // Ended sessions do not start again.
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
      expect(await sessionOf(cookie)).toEqual({ authenticated: false });
    }
  });

  it("gets a new password by a link, which ends its sessions and earlier links, and expires", async () => {
    const { id = 0 } = (await named("planta")) ?? {};
    const link = () => linkOf(id);
    const [old, good] = [await link(), await link()];
    expect((await use(old, { password: "correct-horse-battery" })).status).toBe(404);
    // The old password works until the link is used.
    const { cookie, rows } = await signIn("planta", "caliper-demo");
    expect(rows).toHaveLength(1);
    expect((await use(good, { password: "a-new-horse-battery" })).status).toBe(204);
    expect(await sessionOf(cookie)).toEqual({ authenticated: false });
    expect((await signIn("planta", "caliper-demo")).rows).toEqual([]);
    expect((await signIn("planta", "a-new-horse-battery")).rows).toHaveLength(1);
    const late = await link();
    time += 24 * 3_600_000;
    expect((await use(late, { password: "too-late-for-a-horse" })).status).toBe(404);
  });

  it("remains an administrator if it is the last one", async () => {
    const { id = 0 } = (await named("admin")) ?? {};
    expect((await change(id, { level: "CLIENTE" })).status).toBe(409);
    expect((await change(id, { disabled: true })).status).toBe(409);
    expect((await change(id, { customerCode: "HQ" })).status).toBe(200);
  });
});

describe("the change log", () => {
  it("has actor, old and new values, and no secret", async () => {
    const entries = await server.ok("listAudit", {
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
    const older = await server.ok("listAudit", {
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

describe("concurrent changes", () => {
  it("leave one administrator", async () => {
    const second = await made("segunda", "ADMIN");
    const ids = (await administrators()).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const { database } = server.data;
    // Not by HTTP: that refuses a caller who is no longer an administrator.
    const { administration } = composeCommands(database, readConfig({}));
    for (const level of ["CLIENTE", "JUNIOR", "PLANTA"] as const) {
      const outcomes = await Promise.allSettled(
        ids.map((id) => administration.change("command line", id, { level })),
      );
      const refused = outcomes.flatMap((each) =>
        each.status === "rejected" ? [each.reason as unknown] : [],
      );
      expect(refused).toEqual([expect.objectContaining({ kind: "conflict" })]);
      const restored = database.write.updateTable("account").set({ level: "ADMIN" });
      await restored.where("id", "in", ids).execute();
    }
    // A changed level ends sessions.
    server.forget("admin");
    await change(second.account.id, { disabled: true });
  });

  it("create one account of a name", async () => {
    const answers = await Promise.all(
      ["Gemela", "GEMELA", "gemelà", " gemela ", "ｇｅｍｅｌａ"].map((username) =>
        create({ username, level: "JUNIOR" }),
      ),
    );
    expect(statuses(answers)).toEqual([201, 400, 409, 409, 409]);
  });

  it("use a link once, and leave one new link valid", async () => {
    const { account } = await made("enlaces");
    const token = await linkOf(account.id);
    const uses = await Promise.all(
      Array.from({ length: 6 }, (_, at) => use(token, { password: `${password}-${at}` })),
    );
    expect(statuses(uses)).toEqual([204, 404, 404, 404, 404, 404]);
    const tokens = await Promise.all([linkOf(account.id), linkOf(account.id), linkOf(account.id)]);
    const looked = await Promise.all(
      tokens.map((each) => server.call("getPasswordLink", { path: { token: each } })),
    );
    expect(statuses(looked)).toEqual([200, 404, 404]);
  });

  it("store the warehouses and flags of one of two requests", async () => {
    const { account } = await made("dos jefes", "PLANTA");
    const wanted = [
      { warehouses: ["MIAMI", "PANAMA"], flags: ["P_BR"] },
      { warehouses: ["CETAM"], flags: ["P_BL", "P_BP"] },
    ];
    const answers = await Promise.all(wanted.map((each) => change(account.id, each)));
    expect(statuses(answers)).toEqual([200, 200]);
    const all = await server.ok("listAccounts", { as: "admin" });
    const { warehouses, flags } = all.find(({ id }) => id === account.id) ?? {};
    expect(wanted).toContainEqual({ warehouses, flags });
  });

  it("cannot set another account's password by a link, which is stored as a hash", async () => {
    const [one, other] = [await made("la una"), await made("la otra")];
    const token = tokenOf(one.link);
    const { read } = server.data.database;
    const rows = await read.selectFrom("password_link").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const renamed = await use(token, { password, username: other.account.username });
    const { rows: entered } = await signIn("la otra", password);
    expect([renamed.status === 204 || renamed.status === 400, entered]).toEqual([true, []]);
  });
});

describe("a username", () => {
  it.each([
    "Repuestos & Frenos, S.A. (Sur) #2",
    'O\'Higgins "Ñandú" <b>',
    "Straße Ødegård",
    "x'; drop table account; --",
    "%00%2e%2e",
    "x".repeat(58),
  ])("%j is stored unchanged, signs in in any case, and is in the log", async (username) => {
    const { account, link } = await made(username, "CLIENTE");
    expect(account.username).toBe(username);
    expect((await use(tokenOf(link), { password })).status).toBe(204);
    for (const cliente of [username, username.toUpperCase(), ` ${username.toLowerCase()} `]) {
      const { rows } = await signIn(cliente, password);
      expect([cliente, rows]).toEqual([cliente, [expect.objectContaining({ Cliente: username })]]);
    }
    const log = await server.ok("listAudit", {
      as: "admin",
      query: { target: username },
    });
    expect(log.map(({ action }) => action)).toEqual([
      "session.opened",
      "session.opened",
      "session.opened",
      "account.password",
      "account.created",
    ]);
  });
});

describe("a fresh installation", () => {
  it("creates only its first administrator by a link", async () => {
    const fresh = await startTestServer({ content: "empty" });
    const { administration } = composeCommands(fresh.data.database, readConfig({}));
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
