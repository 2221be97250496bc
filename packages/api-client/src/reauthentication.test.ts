import { describe, expect, it } from "vitest";
import { createPasswordLinkMutation } from "./accounts.ts";
import { ownSessionsAnswer, passwordLinkAnswer, problem } from "./fixtures/index.ts";
import type { MockHandlers } from "./fixtures/mockFetch.ts";
import { confirmSessionMutation, ownSessionsQuery } from "./own-account.ts";
import { testClient } from "./testing/testClient.ts";

const needed = () => problem(403, { code: "reauthentication-required" });

/** A server that requires the password again until it is entered. */
function server() {
  let isConfirmed = false;
  const handlers: MockHandlers = {
    "POST /api/v1/accounts/{id}/password-link": () =>
      isConfirmed ? Response.json(passwordLinkAnswer, { status: 201 }) : needed(),
    "POST /api/v1/session/confirmation": ({ body }) => {
      const { password } = body as { readonly password: string };
      isConfirmed = password === "right";
      return isConfirmed ? undefined : problem(400);
    },
  };
  const tested = testClient(handlers);
  const { client, mutate } = tested;
  return {
    ...tested,
    enter: (password: string) =>
      mutate(confirmSessionMutation(client), { password }).then(
        () => true,
        () => false,
      ),
    makeLink: () => mutate(createPasswordLinkMutation(client), { id: 2 }),
  };
}

describe("a call that needs the password again", () => {
  it("is repeated after the password was entered, which concurrent calls request once", async () => {
    const { client, calls, enter, makeLink } = server();
    let asked = 0;
    client.onPasswordNeeded(() => {
      asked += 1;
      return enter("right");
    });
    const [one, two] = await Promise.all([makeLink(), makeLink()]);
    expect([one.path, two.path]).toEqual([passwordLinkAnswer.path, passwordLinkAnswer.path]);
    expect(asked).toBe(1);
    expect(calls.filter((call) => call.endsWith("/password-link"))).toHaveLength(4);
  });

  it.each([
    ["the user cancels", () => Promise.resolve(false)],
    ["the page offers no way to ask", undefined],
  ])("fails when %s", async (_case, ask) => {
    const { client, makeLink, calls } = server();
    if (ask) client.onPasswordNeeded(ask);
    const failure = { kind: "forbidden", code: "reauthentication-required" };
    await expect(makeLink()).rejects.toMatchObject(failure);
    expect(calls).toHaveLength(1);
  });

  it("calls the last listener, until it is removed", async () => {
    const { client, enter, makeLink } = server();
    const removeFirst = client.onPasswordNeeded(() => Promise.resolve(false));
    const removeSecond = client.onPasswordNeeded(() => enter("right"));
    removeFirst();
    await makeLink();
    removeSecond();
    await enter("wrong");
    await expect(makeLink()).rejects.toMatchObject({ code: "reauthentication-required" });
  });
});

describe("a call whose token was replaced by a confirmation", () => {
  it("is sent again", async () => {
    let isReplaced = false;
    const confirmation = Promise.withResolvers<undefined>();
    const { client, queries, mutate, calls } = testClient({
      "GET /api/v1/sessions": () => {
        if (isReplaced) return ownSessionsAnswer;
        isReplaced = true;
        confirmation.resolve(undefined);
        return problem(401);
      },
      "POST /api/v1/session/confirmation": () => confirmation.promise,
    });
    let unauthorized = 0;
    client.onUnauthorized(() => (unauthorized += 1));
    const confirmed = mutate(confirmSessionMutation(client), { password: "right" });
    const sessions = await queries.fetchQuery(ownSessionsQuery(client));
    await confirmed;
    expect(sessions).toHaveLength(3);
    expect(unauthorized).toBe(0);
    expect(calls.filter((call) => call.startsWith("GET"))).toHaveLength(2);
  });

  it("ends the session when there was no confirmation", async () => {
    const { client, queries, calls } = testClient({ "GET /api/v1/sessions": () => problem(401) });
    await expect(queries.fetchQuery(ownSessionsQuery(client))).rejects.toMatchObject({
      kind: "unauthorized",
    });
    expect(calls).toHaveLength(1);
  });
});
