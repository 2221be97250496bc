import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { anonymous, warehousesOf } from "@caliper/catalogue-model";
import { catalogueHandlers, examples, problem, sessionAnswer } from "./fixtures/index.ts";
import { changeViewer, sessionQuery, signInMutation, signOutMutation } from "./session.ts";
import { testClient } from "./testing/testClient.ts";
import { makersQuery } from "./vehicles.ts";

const credentials = (username: string, password = "caliper-demo") => ({ username, password });

describe("signing in", () => {
  const signIn = (username: string, password?: string) => {
    const { client, queries } = testClient(catalogueHandlers());
    const observer = new MutationObserver(queries, signInMutation(client));
    return { queries, done: observer.mutate(credentials(username, password)) };
  };

  it.each(["admin", "cliente", "junior", "planta", "planta_pads", "cliente_miami"] as const)(
    "returns the viewer %s and caches it",
    async (name) => {
      const { queries, done } = signIn(name);
      expect(await done).toEqual(examples.viewers[name]);
      expect(queries.getQueryData(sessionQuery(testClient({}).client).queryKey)).toEqual(
        examples.viewers[name],
      );
    },
  );

  it("reads flags and warehouses", () => {
    expect(examples.viewers.planta_pads).toEqual({
      level: "PLANTA",
      username: "planta_pads",
      flags: ["P_BL", "P_BP"],
      warehouses: ["PLANTA"],
    });
  });

  it("is invalid credentials when the list is empty", async () => {
    await expect(signIn("admin", "guess").done).rejects.toMatchObject({
      kind: "invalid",
      code: "credentials",
      message: "Request fail.",
    });
  });

  it("is limited after too many attempts", async () => {
    const { client, queries } = testClient({
      "POST /api/usersAuth": problem(429, { retryAfter: 60 }),
    });
    const observer = new MutationObserver(queries, signInMutation(client));
    await expect(observer.mutate(credentials("admin"))).rejects.toMatchObject({
      kind: "limited",
      retryAfter: 60,
    });
  });

  it("sends the published field names", async () => {
    let sent: unknown;
    const { client, queries } = testClient({
      "POST /api/usersAuth": ({ body }) => {
        sent = body;
        return [];
      },
    });
    const observer = new MutationObserver(queries, signInMutation(client));
    await observer.mutate(credentials("x", "y")).catch(() => undefined);
    expect(sent).toEqual({ cliente: "x", password: "y" });
  });
});

describe("sessionQuery", () => {
  it("returns the viewer, or the anonymous one", async () => {
    const signedIn = testClient({ "GET /api/v1/session": sessionAnswer("cliente_miami") });
    expect(await signedIn.queries.query(sessionQuery(signedIn.client))).toEqual(
      examples.viewers.cliente_miami,
    );
    const signedOut = testClient({ "GET /api/v1/session": sessionAnswer() });
    expect(await signedOut.queries.query(sessionQuery(signedOut.client))).toEqual(anonymous);
  });
});

describe("changing the viewer", () => {
  it("removes its own queries when signing out, and no others", async () => {
    const { client, queries } = testClient(catalogueHandlers("admin"));
    await queries.query(makersQuery(client));
    queries.setQueryData(["host"], "stays");
    await new MutationObserver(queries, signOutMutation(client)).mutate();
    expect(queries.getQueryData(makersQuery(client).queryKey)).toBeUndefined();
    expect(queries.getQueryData(["host"])).toBe("stays");
    expect(queries.getQueryData(sessionQuery(client).queryKey)).toEqual(anonymous);
  });

  it("reloads mounted queries when signing in", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("admin"));
    const observer = new QueryObserver(queries, makersQuery(client));
    const settled = () =>
      new Promise<void>((resolve) => {
        const end = observer.subscribe((result) => {
          if (!result.isSuccess || result.isFetching) return;
          end();
          resolve();
        });
      });
    const stay = observer.subscribe(() => undefined);
    await settled();
    changeViewer(queries, examples.viewers.admin);
    await settled();
    stay();
    expect(calls).toEqual(["GET /api/Maker_Input", "GET /api/Maker_Input"]);
  });
});

it("reads the rights of the client's key", async () => {
  const key = { kind: "embed", scopes: ["search", "prices"], warehouses: ["MIAMI"] } as const;
  const { client, queries } = testClient({
    "GET /api/v1/session": {
      authenticated: false,
      key: { ...key, scopes: [...key.scopes], warehouses: [...key.warehouses] },
    },
  });
  const viewer = await queries.fetchQuery(sessionQuery(client));
  expect(viewer).toEqual({
    ...anonymous,
    warehouses: ["MIAMI"],
    key: { kind: "embed", scopes: ["search", "prices"] },
  });
  expect(warehousesOf(viewer)).toEqual(["MIAMI"]);
});
