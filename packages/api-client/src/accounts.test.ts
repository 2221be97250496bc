import { describe, expect, it } from "vitest";
import {
  accountsQuery,
  auditActions,
  auditPageSize,
  auditQuery,
  changeAccountMutation,
  createAccountMutation,
  createPasswordLinkMutation,
  endSessionsMutation,
  passwordLinkQuery,
  setPasswordMutation,
} from "./accounts.ts";
import {
  accountHandlers,
  accountsAnswer,
  auditAnswer,
  passwordLinkUseAnswer,
  passwordToken,
  problem,
} from "./fixtures/index.ts";
import { type TestClient, testClient } from "./testing/testClient.ts";
import type { Wire } from "./wire.ts";

describe("an account", () => {
  const wire = accountsAnswer[0] as Wire<"Account">;
  const read = async (account: object) => {
    const answer = [{ ...wire, ...account }];
    const { client, queries } = testClient({ "GET /api/v1/accounts": answer });
    return (await queries.query(accountsQuery(client)))[0];
  };
  it("has the flags and warehouses of the model", async () => {
    const odd = { warehouses: ["MIAMI", "ATLANTIS"], flags: ["P_XX", "P_BP"] };
    expect(await read(odd)).toMatchObject({ warehouses: ["MIAMI"], flags: ["P_BP"] });
  });
  it("may have a last use", async () => {
    expect((await read({}))?.lastSeen).toEqual(new Date("2026-11-20T15:05:00.000Z"));
    expect((await read({ lastSeenAt: undefined }))?.lastSeen).toBeUndefined();
  });
});

describe("what an administrator does", () => {
  const isStale = (test: TestClient) =>
    test.queries.getQueryState(accountsQuery(test.client).queryKey)?.isInvalidated;
  const listed = async (handlers: Parameters<typeof testClient>[0] = accountHandlers) => {
    const test = testClient(handlers);
    await test.queries.query(accountsQuery(test.client));
    return test;
  };
  const facts = {
    level: "CLIENTE",
    customerCode: "",
    seesQuantities: false,
    warehouses: ["MIAMI"],
    flags: [],
  } as const;

  it("creates an account and returns its link once", async () => {
    const test = await listed();
    const made = await test.mutate(createAccountMutation(test.client), {
      username: "nuevo",
      ...facts,
    });
    expect(made).toMatchObject({
      account: { username: "nuevo", hasPassword: false },
      link: { path: `/password/${passwordToken}` },
    });
    expect(isStale(test)).toBe(true);
  });
  it("changes only the given fields", async () => {
    const bodies: unknown[] = [];
    const test = await listed({
      ...accountHandlers,
      "PATCH /api/v1/accounts/{id}": ({ body }) => {
        bodies.push(body);
        return accountsAnswer[0] as Wire<"Account">;
      },
    });
    await test.mutate(changeAccountMutation(test.client), { id: 1, change: { disabled: true } });
    expect(bodies).toEqual([{ disabled: true }]);
    expect(isStale(test)).toBe(true);
  });
  it("keeps the list if the server refuses", async () => {
    const test = await listed({ ...accountHandlers, "PATCH /api/v1/accounts/{id}": problem(409) });
    const change = { id: 1, change: { level: "JUNIOR" } } as const;
    await expect(test.mutate(changeAccountMutation(test.client), change)).rejects.toMatchObject({
      status: 409,
    });
    expect(isStale(test)).toBe(false);
  });
  it.each([
    {
      call: "POST /api/v1/accounts/2/password-link",
      run: ({ client, mutate }: TestClient) =>
        mutate(createPasswordLinkMutation(client), { id: 2 }),
    },
    {
      call: "DELETE /api/v1/accounts/2/sessions",
      run: ({ client, mutate }: TestClient) => mutate(endSessionsMutation(client), { id: 2 }),
    },
  ])("calls $call", async ({ call, run }) => {
    const test = await listed();
    await run(test);
    expect(test.calls.at(-1)).toBe(call);
    expect(isStale(test)).toBe(true);
  });
});

describe("a password link", () => {
  it("names its account, and sets the password", async () => {
    const bodies: unknown[] = [];
    const test = testClient({
      "GET /api/v1/password-links/{token}": passwordLinkUseAnswer,
      "POST /api/v1/password-links/{token}": ({ body }) => {
        bodies.push(body);
        return undefined;
      },
    });
    const use = await test.queries.query(passwordLinkQuery(test.client, passwordToken));
    expect(use.username).toBe("mostrador_sur");
    const set = setPasswordMutation(test.client);
    await test.mutate(set, { token: passwordToken, password: "correct-horse-battery" });
    await test.mutate(set, { token: passwordToken, password: "x", username: "admin" });
    expect(bodies).toEqual([
      { password: "correct-horse-battery" },
      { password: "x", username: "admin" },
    ]);
  });
  it("has its own error once it is used", async () => {
    const { client, queries } = testClient({ "GET /api/v1/password-links/{token}": problem(404) });
    await expect(queries.query(passwordLinkQuery(client, passwordToken))).rejects.toMatchObject({
      kind: "notFound",
    });
  });
});

describe("the log", () => {
  it("sends only filters that are set, and requests older entries by the last number", async () => {
    const page = Array.from({ length: auditPageSize }, (_, index) => ({
      ...(auditAnswer[0] as Wire<"AuditEntry">),
      id: 200 - index,
    }));
    const { client, queries, calls } = testClient({
      "GET /api/v1/audit": ({ query }) => (query["before"] === undefined ? page : auditAnswer),
    });
    const options = auditQuery(client, { actor: " admin ", target: "" });
    const { pages } = await queries.fetchInfiniteQuery({ ...options, pages: 2 });
    expect(pages.map((entries) => entries.length)).toEqual([auditPageSize, auditAnswer.length]);
    expect(calls).toEqual([
      `GET /api/v1/audit?actor=admin&limit=${auditPageSize}`,
      `GET /api/v1/audit?actor=admin&before=151&limit=${auditPageSize}`,
    ]);
    expect(options.getNextPageParam(pages[1] ?? [], pages, undefined, [undefined])).toBeUndefined();
  });
  it("contains every action of the contract once", () => {
    expect(new Set(auditActions).size).toBe(auditActions.length);
  });
});
