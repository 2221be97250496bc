import { describe, expect, it } from "vitest";
import type { OperationId, Wire } from "@caliper/api-client/wire";
import { openDatabase } from "../db/index.ts";
import { type Answered, type CallOptions, hour, sharedTestServer } from "../http/testing/server.ts";
import { demoPassword } from "../testing/index.ts";
import { createSessions } from "./sessions.ts";
import { sessionsRepository } from "./sessions.repository.ts";

let time = Date.UTC(2026, 0, 1);
const minute = 60_000;
const times = { idle: 12 * hour, absolute: 720 * hour, confirmed: 15 * minute };
const server = sharedTestServer({ now: () => time, session: times, trustProxy: true });

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

/** One row of a large table. */
const rotors = { table_name: "brake_rotors", Header: ["XBP", "HEIGHT"], Data: [["BR31338", 48]] };

const cookieOf = (answer: Answered) =>
  [answer.headers["set-cookie"] ?? ""].flat()[0]?.split(";", 1)[0] ?? "";

/** A new session; the headers of its calls. */
async function signIn(cliente: string, password: string = demoPassword, headers = {}) {
  const answer = await server.call("usersAuth", { body: { cliente, password }, headers });
  return { ...headers, cookie: cookieOf(answer) };
}

const isSignedIn = async (headers: object) =>
  (await server.ok("getSession", { headers: { ...headers } })).authenticated;

const codeOf = (answer: { readonly body: unknown }) => (answer.body as Wire<"Problem">).code;

describe("changing one's own password", () => {
  const change = (headers: object, body: Wire<"PasswordChange">) =>
    server.call("changePassword", { headers: { ...headers }, body });

  it("ends the other sessions and continues this one under a new token", async () => {
    const [own, other] = [await signIn("junior"), await signIn("junior")];
    const password = "correct-horse-battery";
    const changed = await change(own, { current: demoPassword, password });
    expect(changed.status).toBe(204);
    expect(await isSignedIn({ cookie: cookieOf(changed) })).toBe(true);
    expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([false, false]);
    expect((await signIn("junior")).cookie).toBe("");
    expect((await signIn("junior", password)).cookie).not.toBe("");
    const [entry] = await server.ok("listAudit", {
      as: "admin",
      query: { action: "account.password" },
    });
    expect(entry).toMatchObject({ actor: "junior", target: "junior" });
    expect(JSON.stringify(entry)).not.toContain(password);
  });

  it.each([
    ["current", "your current password", "wrong", "correct-horse-battery"],
    ["password", "a password that is not common", demoPassword, "q1w2e3r4t5y6"],
    ["password", "without the name of the user", demoPassword, "xx-planta_pads-xx"],
    ["password", "or of this product", demoPassword, "our-Caliper-login"],
  ])("names the field %s and expects %s", async (field, expected, current, password) => {
    const own = await signIn("planta_pads");
    const answer = await change(own, { current, password });
    expect(answer.status).toBe(400);
    const [error] = (answer.body as Wire<"Problem">).errors ?? [];
    expect(error?.field).toBe(`body/${field}`);
    expect(error?.expected).toContain(expected);
    expect(answer.text).not.toContain(password);
    expect(await isSignedIn(own)).toBe(true);
  });

  it("counts wrong current passwords as failed sign-ins", async () => {
    const own = await signIn("planta");
    const guess = { current: "wrong", password: "correct-horse-battery" };
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await change(own, guess)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    time += 20 * minute;
  });

  it("succeeds once when two sessions change it at the same time", async () => {
    const sessions = [await signIn("planta_pads"), await signIn("planta_pads")];
    const passwords = ["correct-horse-battery", "battery-horse-correct"];
    const answers = await Promise.all(
      sessions.map((own, index) =>
        change(own, { current: demoPassword, password: passwords[index] ?? "" }),
      ),
    );
    const winner = answers.findIndex(({ status }) => status === 204);
    const [changed, refused] = [answers[winner], answers[1 - winner]];
    expect(changed?.status).toBe(204);
    // Its session has ended; or, if that is found first, its current password is no longer the right one.
    expect([400, 401]).toContain(refused?.status);
    expect(changed && (await isSignedIn({ cookie: cookieOf(changed) }))).toBe(true);
    expect((await signIn("planta_pads", passwords[winner])).cookie).not.toBe("");
    expect((await signIn("planta_pads", passwords[1 - winner])).cookie).toBe("");
  });
});

describe("one's own sessions", () => {
  const list = (headers: object) => server.ok("listSessions", { headers: { ...headers } });

  it("show device, address and last use, and only one's own", async () => {
    await signIn("admin");
    const old = await signIn("cliente", demoPassword, {
      "user-agent": chrome,
      "x-forwarded-for": "203.0.113.7",
    });
    const began = time;
    time += 2 * minute;
    const own = await signIn("cliente", demoPassword, { "x-forwarded-for": "203.0.113.8" });
    expect(await list(own)).toEqual([
      expect.objectContaining({ isCurrent: true, address: "203.0.113.8" }),
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/u) as string,
        isCurrent: false,
        address: "203.0.113.7",
        userAgent: chrome,
        createdAt: new Date(began).toISOString(),
        lastSeenAt: new Date(began).toISOString(),
      },
    ]);
    expect(await list(old)).toHaveLength(2);
    expect(await isSignedIn(old)).toBe(true);
  });

  it("end one by one or all others, on every server at once", async () => {
    const { dataDir, databaseUrl } = server.data;
    const database = openDatabase({ dataDir, databaseUrl, poolSize: 2 });
    const elsewhere = createSessions({
      sessions: sessionsRepository(database),
      times,
      now: () => time,
      onTouchFailure: () => undefined,
    });
    const isOpen = async ({ cookie }: { readonly cookie: string }) =>
      (await elsewhere.find(cookie.split("=")[1] ?? "", "::1")) !== undefined;
    try {
      const [own, second, third, stranger] = [
        await signIn("cliente_miami"),
        await signIn("cliente_miami"),
        await signIn("cliente_miami"),
        await signIn("cliente"),
      ];
      const ended = (await list(second)).find(({ isCurrent }) => isCurrent)?.id ?? "";
      const end = (headers: object) =>
        server.call("endSession", { headers: { ...headers }, path: { id: ended } });
      expect(await Promise.all([own, second, third].map(isOpen))).toEqual([true, true, true]);
      // Users end only their own sessions.
      expect((await end(stranger)).status).toBe(404);
      expect((await end(own)).status).toBe(204);
      expect(await Promise.all([own, second, third].map(isOpen))).toEqual([true, false, true]);
      expect((await end(own)).status).toBe(404);
      expect((await server.call("endOtherSessions", { headers: own })).status).toBe(204);
      expect(await Promise.all([own, third, stranger].map(isOpen))).toEqual([true, false, true]);
    } finally {
      await database.close();
    }
  });
});

describe("entering the password again", () => {
  const later = 15 * minute;
  const confirm = (headers: object, password: string = demoPassword) =>
    server.call("confirmSession", { headers: { ...headers }, body: { password } });
  const account = { path: { id: "3" } };
  const calls: readonly (readonly [OperationId, CallOptions, number])[] = [
    ["createAccount", { body: { username: "nuevo", level: "JUNIOR" } }, 201],
    ["changeAccount", { ...account, body: { customerCode: "C-1" } }, 200],
    ["createPasswordLink", account, 201],
    ["endSessions", account, 204],
    ["createAccessKey", { body: { kind: "api", name: "ERP", scopes: ["load"] } }, 201],
    ["revokeAccessKey", { path: { id: "1" } }, 204],
    ["excelUpload", { body: { ...rotors, tipo: "total" } }, 409],
    ["endOtherSessions", {}, 204],
  ];

  it.each(calls)("%s requires it 15 minutes after sign-in", async (id, options, status) => {
    const headers = await signIn("admin");
    const call = (own: { readonly cookie: string }) =>
      server.call(id, { ...options, headers: own });
    time += later;
    const refused = await call(headers);
    expect([refused.status, codeOf(refused)]).toEqual([403, "reauthentication-required"]);
    const wrong = await confirm(headers, "wrong");
    const [error] = (wrong.body as Wire<"Problem">).errors ?? [];
    expect([wrong.status, error?.field]).toEqual([400, "body/password"]);
    expect((await call(headers)).status).toBe(403);
    const confirmed = await confirm(headers);
    expect(confirmed.status).toBe(204);
    expect((await call({ cookie: cookieOf(confirmed) })).status).toBe(status);
    // The old token has ended.
    expect((await call(headers)).status).toBe(401);
  });

  it("is for this session only", async () => {
    const [one, two] = [await signIn("cliente"), await signIn("cliente")];
    time += later;
    const confirmed = { cookie: cookieOf(await confirm(one)) };
    expect((await server.call("endOtherSessions", { headers: two })).status).toBe(403);
    expect((await server.call("endOtherSessions", { headers: confirmed })).status).toBe(204);
  });

  it("is needed to commit a previewed total load, but not a partial one", async () => {
    const headers = await signIn("admin");
    time += later;
    const staged = async (tipo: "total" | "partial") => {
      const body = { ...rotors, tipo, preview: true };
      const { import: made } = await server.ok("excelUpload", { headers, body });
      return made?.id ?? "";
    };
    const commit = (id: string) =>
      server.call("commitImport", {
        headers,
        path: { id },
        body: { skipInvalid: false, confirm: rotors.table_name },
      });
    const total = await staged("total");
    expect(codeOf(await commit(total))).toBe("reauthentication-required");
    await server.call("discardImport", { headers, path: { id: total } });
    expect((await commit(await staged("partial"))).status).toBe(200);
  });

  it("is not needed by access keys", async () => {
    server.forget("admin");
    const headers = await server.keyHeaders({ kind: "api", name: "Night load", scopes: ["load"] });
    time += later;
    const answer = await server.call("excelUpload", {
      headers,
      body: { ...rotors, tipo: "total" },
    });
    // Rejected for another reason: it would remove nearly everything.
    expect([answer.status, codeOf(answer)]).toEqual([409, "conflict"]);
  });
});
