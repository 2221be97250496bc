import { Readable } from "node:stream";
import { afterAll, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { composeCommands } from "../compose/commands.ts";
import { readConfig } from "../config.ts";
import { sharedTestServer } from "../http/testing/server.ts";
import { demoPassword } from "../testing/index.ts";
import { createAdmin } from "./create-admin.ts";
import { createNewPasswordCheck } from "./password-rules.ts";
import { startRanges } from "./testing/range-server.ts";

const breached = "correct-horse-battery";
const ranges = await startRanges({ [breached]: 12 });
afterAll(() => ranges.close());
const server = sharedTestServer({ breachedPasswords: ranges.url });

const signIn = (cliente: string, password = demoPassword) =>
  server.call("usersAuth", { body: { cliente, password } });

async function sessionOf(cliente: string) {
  const { headers } = await signIn(cliente);
  return { cookie: [headers["set-cookie"] ?? ""].flat()[0]?.split(";", 1)[0] ?? "" };
}

it("refuses a breached password for one's own account, in both languages", async () => {
  const headers = await sessionOf("junior");
  for (const [language, expected] of [
    ["en", "a password that is in no known breach"],
    ["es", "una contraseña que no aparezca en ninguna filtración conocida"],
  ] as const) {
    const answer = await server.call("changePassword", {
      headers: { ...headers, "accept-language": language },
      body: { current: demoPassword, password: breached },
    });
    expect(answer.status).toBe(400);
    const [problem] = (answer.body as Wire<"Problem">).errors ?? [];
    expect(problem).toMatchObject({ field: "body/password", expected });
    expect(answer.text).not.toContain(breached);
  }
  expect((await signIn("junior")).body).toHaveLength(1);
  const body = { current: demoPassword, password: "battery-horse-correct" };
  expect((await server.call("changePassword", { headers, body })).status).toBe(204);
});

it("refuses it for a one-time link, which can be used again", async () => {
  const accounts = await server.ok("listAccounts", { as: "admin" });
  const { id } = accounts.find(({ username }) => username === "planta") ?? {};
  const made = await server.call("createPasswordLink", { as: "admin", path: { id: String(id) } });
  const token = (made.body as Wire<"PasswordLink">).path.split("/").at(-1) ?? "";
  const use = (password: string) =>
    server.call("usePasswordLink", { path: { token }, body: { password } });
  const refused = await use(breached);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("a password that is in no known breach");
  expect((await use("battery-horse-correct")).status).toBe(204);
});

it("refuses it for the first administrator of a terminal", async () => {
  const checkNew = createNewPasswordCheck({ url: ranges.url, onFailure: () => undefined });
  const create = (password: string) =>
    createAdmin(
      { ...composeCommands(server.data.database, readConfig({})), checkNew },
      "root",
      Readable.from([password]),
    );
  expect(await create(breached)).toMatchObject({ ok: false });
  expect(await create("battery-horse-correct")).toMatchObject({ ok: true });
});
