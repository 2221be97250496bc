import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { composeCommands } from "../compose/commands.ts";
import { readConfig } from "../config.ts";
import { sharedTestServer } from "../http/testing/server.ts";
import { createAdmin } from "./create-admin.ts";

const server = sharedTestServer({ content: "empty" });

const create = (name: string, input: string) =>
  createAdmin(composeCommands(server.data.database, readConfig({})), name, Readable.from([input]));

describe("the first administrator", () => {
  it("needs a name and a long enough password", async () => {
    expect(await create(" ", "a long password\n")).toMatchObject({ ok: false });
    expect(await create("x".repeat(61), "a long password\n")).toMatchObject({ ok: false });
    for (const name of ["r\u043e\u043et", "ro\u200bot", "command line"]) {
      expect(await create(name, "a long password\n")).toMatchObject({ ok: false });
    }
    expect(await create("root", "short\n")).toMatchObject({ ok: false });
    expect(await create("root", "")).toMatchObject({ ok: false });
  });

  it("can sign in", async () => {
    expect(await create("Root", "a long password\r\nignored")).toMatchObject({ ok: true });
    const rows = await server.ok("usersAuth", {
      body: { cliente: "root", password: "a long password" },
    });
    expect(rows[0]).toMatchObject({ Cliente: "Root", Nivel_USUARIO: "ADMIN" });
    expect(rows[0]?.Warehouses).toHaveLength(7);
    const { read } = server.data.database;
    const entry = read.selectFrom("audit_entry").select(["actor", "action", "target", "detail"]);
    expect(await entry.where("action", "not like", "session.%").execute()).toEqual([
      {
        actor: "command line",
        action: "account.created",
        target: "Root",
        detail: '{"level":"ADMIN"}',
      },
    ]);
  });

  it("is created once", async () => {
    expect(await create("ROOT", "another password")).toMatchObject({ ok: false });
  });
});
