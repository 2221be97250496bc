import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { readConfig } from "../config.ts";
import { startTestServer, type TestServer } from "../http/testing/server.ts";
import { administrationOf } from "./commands.ts";

/** Accounts as somebody would change them who wants to break them: at once, twice, under false names. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Account = Wire<"Account">;
const password = "correct-horse-battery";

const create = (username: string, level = "JUNIOR") =>
  server.call("createAccount", { as: "admin", body: { username, level } });
const change = (id: number, body: object) =>
  server.call("changeAccount", { as: "admin", path: { id: String(id) }, body });
const linkOf = async (id: number) => {
  const made = await server.call("createPasswordLink", { as: "admin", path: { id: String(id) } });
  return (made.body as Wire<"PasswordLink">).path.replace("/password/", "");
};
const use = (token: string, body: object = { password }) =>
  server.call("usePasswordLink", { path: { token }, body });
const made = async (username: string, level?: string) => {
  const answer = await create(username, level);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as Wire<"AccountWithLink">;
};
const administrators = async () =>
  (await server.ok<Account[]>("listAccounts", { as: "admin" })).filter(
    ({ level, disabled }) => level === "ADMIN" && !disabled,
  );
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe("at once", () => {
  it("the last administrators cannot take each other away", async () => {
    const second = await made("segunda", "ADMIN");
    const ids = (await administrators()).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const { database } = server.data;
    // Past HTTP: who has just been lowered would be refused for that, and not by the rule.
    const administration = administrationOf(database, readConfig({}));
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
    await change(second.account.id, { disabled: true });
  });

  it("one name is taken once", async () => {
    const answers = await Promise.all(
      ["Gemela", "GEMELA", "gemelà", " gemela ", "ｇｅｍｅｌａ"].map((name) => create(name)),
    );
    expect(statuses(answers)).toEqual([201, 400, 409, 409, 409]);
  });

  it("a link sets one password, and of two new links one works", async () => {
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

  it("warehouses and flags that two give are those of one of them", async () => {
    const { account } = await made("dos jefes", "PLANTA");
    const wanted = [
      { warehouses: ["MIAMI", "PANAMA"], flags: ["P_BR"] },
      { warehouses: ["CETAM"], flags: ["P_BL", "P_BP"] },
    ];
    const answers = await Promise.all(wanted.map((each) => change(account.id, each)));
    expect(statuses(answers)).toEqual([200, 200]);
    const all = await server.ok<Account[]>("listAccounts", { as: "admin" });
    const { warehouses, flags } = all.find(({ id }) => id === account.id) ?? {};
    expect(wanted).toContainEqual({ warehouses, flags });
  });
});

describe("a name", () => {
  it.each([
    "Repuestos & Frenos, S.A. (Sur) #2",
    'O\'Higgins "Ñandú" <b>',
    "Straße Ødegård",
    "x'; drop table account; --",
    "%00%2e%2e",
    "x".repeat(58),
  ])("%j is taken as it is, signs in in any case, and is found in the log", async (username) => {
    const { account, link } = await made(username, "CLIENTE");
    expect(account.username).toBe(username);
    expect((await use(link.path.replace("/password/", ""))).status).toBe(204);
    for (const cliente of [username, username.toUpperCase(), ` ${username.toLowerCase()} `]) {
      const answer = await server.call("usersAuth", { body: { cliente, password } });
      expect([cliente, answer.body]).toEqual([
        cliente,
        [expect.objectContaining({ Cliente: username })],
      ]);
    }
    const log = await server.ok<Wire<"AuditEntry">[]>("listAudit", {
      as: "admin",
      query: { target: username },
    });
    expect(log.map(({ action }) => action)).toEqual(["account.password", "account.created"]);
  });

  it.each([
    ["Cyrillic letters", "\u0430dmin"],
    ["Greek letters", "\u0391DMIN"],
    ["a zero-width space", "ad\u200bmin"],
    ["a soft hyphen", "ad\u00admin"],
    ["text that turns round", "\u202enimda"],
    ["a control character", "admin\u0007"],
    ["fancy letters", "\u{1d41a}dmin"],
    ["what the log calls the shell", "Command  Line"],
    ["nothing to see", "\u00a0\u2003"],
    ["too many characters", "x".repeat(61)],
  ])("of %s is refused", async (_what, username) => {
    expect((await create(username, "ADMIN")).status).toBe(400);
  });
});

describe("in another's name", () => {
  it.each(["junior", "cliente", "planta"] as const)("%s changes no account", async (as) => {
    const before = await server.ok<Account[]>("listAccounts", { as: "admin" });
    const own = before.find(({ username }) => username === as);
    const path = { id: String(own?.id) };
    const tries = [
      server.call("listAccounts", { as }),
      server.call("createAccount", { as, body: { username: "mine", level: "ADMIN" } }),
      server.call("changeAccount", { as, path, body: { level: "ADMIN" } }),
      server.call("createPasswordLink", { as, path }),
      server.call("endSessions", { as, path }),
      server.call("listAudit", { as }),
    ];
    expect(statuses(await Promise.all(tries))).toEqual([403, 403, 403, 403, 403, 403]);
    const after = await server.ok<Account[]>("listAccounts", { as: "admin" });
    const plain = (list: readonly Account[]) =>
      list.map((each) => ({ ...each, lastSeenAt: undefined }));
    expect(plain(after)).toEqual(plain(before));
  });

  it("a link is nobody's password but its own account's, and is stored as its hash only", async () => {
    const [one, other] = [await made("la una"), await made("la otra")];
    const token = one.link.path.replace("/password/", "");
    const { read } = server.data.database;
    const rows = await read.selectFrom("password_link").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const renamed = await use(token, { password, username: other.account.username });
    const signedIn = await server.call("usersAuth", { body: { cliente: "la otra", password } });
    expect([renamed.status === 204 || renamed.status === 400, signedIn.body]).toEqual([true, []]);
  });
});
