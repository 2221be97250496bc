import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { startTestServer } from "../http/testing/server.ts";
import { demoPassword } from "../testing/index.ts";
import { composeCommands } from "../compose/commands.ts";

it("accounts with the demo's password do not work outside the demo, until they get another one", async () => {
  const server = await startTestServer({ demo: false });
  try {
    const { database } = server.data;
    const signIn = async (cliente: string, password: string) =>
      (await server.call("usersAuth", { body: { cliente, password } })).body;
    // A session and a key that were created while the demo ran.
    const cookie = await server.cookieOf("admin");
    await server.keyHeaders({ kind: "api", name: "Old", scopes: ["catalogue"] });
    await database.write.updateTable("account").set({ is_demo: 1 }).execute();

    expect(await signIn("admin", demoPassword)).toEqual([]);
    const session = await server.call("getSession", { headers: { cookie } });
    expect(session.body).toEqual({ authenticated: false });

    // A new installation gets its first administrator, as if there were no accounts.
    const { administration } = composeCommands(database, readConfig({}));
    const { token = "" } = (await administration.firstLink()) ?? {};
    const path = { token };
    const taken = { username: "admin", password: "a-horse-of-my-own" };
    expect((await server.call("usePasswordLink", { path, body: taken })).status).toBe(400);
    const own = { username: "root", password: "a-horse-of-my-own" };
    expect((await server.call("usePasswordLink", { path, body: own })).status).toBe(204);
    expect(await signIn("root", own.password)).toHaveLength(1);
    expect(await administration.firstLink()).toBeUndefined();
  } finally {
    await server.close();
  }
});
