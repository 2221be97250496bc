import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { composeCommands } from "../compose/commands.ts";
import { accountCommand } from "./commands.ts";

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const run = (...words: string[]) =>
  accountCommand(composeCommands(test.database, readConfig({})).administration, words);

describe("the account commands", () => {
  it("list, create and change accounts, and report the result", async () => {
    expect((await run("list"))?.message).toMatch(/^admin +ADMIN/mu);
    const made = await run("create", "Sucursal Sur", "cliente");
    expect(made?.message).toMatch(
      /^Sucursal Sur \(CLIENTE\) sets the password at\n\/password\/[\w-]{43}\n/u,
    );
    expect((await run("list"))?.message).toMatch(/^Sucursal Sur +CLIENTE +no password$/mu);
    expect((await run("level", "sucursal sur", "JUNIOR"))?.message).toBe(
      "Sucursal Sur is JUNIOR now.",
    );
    expect((await run("warehouses", "Sucursal Sur", "panama,MIAMI"))?.message).toBe(
      "Sucursal Sur has MIAMI, PANAMA now.",
    );
    expect((await run("flags", "Sucursal Sur", "all"))?.message).toBe(
      "Sucursal Sur has P_BL, P_BP, P_BR, P_WC_MC, P_HARD now.",
    );
    expect((await run("flags", "Sucursal Sur", "none"))?.message).toBe(
      "Sucursal Sur has none now.",
    );
    expect((await run("disable", "Sucursal Sur"))?.message).toBe("Sucursal Sur is disabled now.");
    expect((await run("enable", "Sucursal Sur"))?.ok).toBe(true);
    expect((await run("link", "Sucursal Sur"))?.message).toMatch(/^\/password\//u);
    expect((await run("sign-out", "Sucursal Sur"))?.ok).toBe(true);
    const { read, write } = test.database;
    const entries = await read.selectFrom("audit_entry").select(["actor", "action"]).execute();
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(["command line"]));
    expect(entries).toHaveLength(9);
    const secondFactor = { account_id: 1, secret: "A".repeat(32), last_step: 0 };
    await write.insertInto("totp").values(secondFactor).execute();
    // Also of the last administrator.
    const removed = await run("remove-second-factor", "admin");
    expect(removed?.message).toBe("admin signs in with the password only now.");
    expect((await run("remove-second-factor", "admin"))?.ok).toBe(false);
  });

  it("refuse invalid input with a message", async () => {
    expect(await run("disable", "nobody")).toEqual({
      ok: false,
      message: "There is no account called nobody.",
    });
    expect((await run("create", "ADMIN", "CLIENTE"))?.message).toContain("already");
    expect((await run("disable", "admin"))?.message).toContain("last administrator");
  });

  it("distinguish unknown commands from failing ones", async () => {
    for (const words of [
      [],
      ["create", "x"],
      ["create", "x", "KING"],
      ["list", "x"],
      ["disable", "x", "y"],
      ["warehouses", "admin"],
      ["warehouses", "admin", "ATLANTIS"],
      ["flags", "admin", "P_BP,P_XX"],
      ["burn", "admin"],
    ]) {
      expect(await run(...words)).toBeUndefined();
    }
  });
});
