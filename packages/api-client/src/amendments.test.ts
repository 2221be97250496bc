import { describe, expect, it } from "vitest";
import {
  amendmentsQuery,
  type AmendmentList,
  amendmentLists,
  applyAmendmentMutation,
  reopenAmendmentMutation,
  reviewAmendmentMutation,
  sendAmendmentMutation,
  undoAmendmentMutation,
  type AmendmentToSend,
} from "./amendments.ts";
import {
  acceptedAmendmentsAnswer,
  amendmentHandlers,
  pendingAmendmentsAnswer,
  problem,
} from "./fixtures/index.ts";
import { type Datasheet, datasheetQuery } from "./datasheet.ts";
import { type TestClient, testClient } from "./testing/testClient.ts";
import type { Wire } from "./wire.ts";

describe("a correction to send", () => {
  const facts: AmendmentToSend = {
    user: "cliente",
    email: "a@example.com",
    subject: "Measure",
    message: "Larger",
    product: "BR31338",
  };
  const sent = async (more: Partial<AmendmentToSend> = {}) => {
    const bodies: unknown[] = [];
    const test = testClient({
      "POST /api/insert_amendments": ({ body }) => {
        bodies.push(body);
        return { report_id: 20 };
      },
    });
    const id = await test.mutate(sendAmendmentMutation(test.client), { ...facts, ...more });
    return { id, body: bodies[0] };
  };

  it("has exactly the specification's fields", async () => {
    expect(await sent()).toEqual({ id: 20, body: facts });
  });
  it("names column and value when it suggests one", async () => {
    const { body } = await sent({
      suggestion: { family: "brake_rotors", field: "outerDiameter", value: "275.2" },
    });
    expect(body).toEqual({ ...facts, field: "OUTER_DIAM", suggested: "275.2" });
  });
});

describe("a correction to review", () => {
  const [suggesting, plain] = pendingAmendmentsAnswer;
  const [accepted] = acceptedAmendmentsAnswer;
  const read = async (wire: Wire<"AmendmentRecord"> | undefined, more: object = {}) => {
    const answer = [{ ...(wire as Wire<"AmendmentRecord">), ...more }];
    const { client, queries } = testClient({ "GET /api/amendments": answer });
    return (await queries.query(amendmentsQuery(client, "pending")))[0];
  };

  it("shows the current and the suggested value", async () => {
    expect(await read(suggesting)).toMatchObject({
      code: "BR31338",
      family: "brake_rotors",
      status: "pending",
      suggestion: { field: "outerDiameter", current: 275, suggested: "275.2" },
    });
    expect((await read(plain))?.suggestion).toBeUndefined();
  });
  it.each([
    [0, undefined, "pending"],
    [1, undefined, "accepted"],
    [2, "rejected", "rejected"],
    [2, "solved", "solved"],
  ] as const)("status %i %s is %s", async (report_status, resolution, status) => {
    expect((await read(accepted, { report_status, resolution }))?.status).toBe(status);
  });

  const lists = async (test: TestClient) => {
    await Promise.all(
      amendmentLists.map((list) => test.queries.query(amendmentsQuery(test.client, list))),
    );
    return (list: AmendmentList) =>
      test.queries
        .getQueryData<{ id: number }[]>(amendmentsQuery(test.client, list).queryKey)
        ?.map(({ id }) => id);
  };

  it.each([
    ["accept", 19, "pending", "status=1&was=0"],
    ["close", 19, "pending", "status=2&was=0"],
    ["close", 12, "accepted", "status=2&was=1"],
  ] as const)("leaves its list: %s %i", async (decision, id, list, query) => {
    const test = testClient(amendmentHandlers);
    const ids = await lists(test);
    expect(ids(list)).toContain(id);
    await test.mutate(reviewAmendmentMutation(test.client), { id, list, decision });
    expect(ids(list)).not.toContain(id);
    expect(test.calls).toContain(`GET /api/updateAmendmentStatus?id=${id}&${query}`);
  });

  it("leaves the closed ones when it is reopened", async () => {
    const test = testClient(amendmentHandlers);
    const ids = await lists(test);
    expect(ids("closed")).toEqual([9]);
    const reopened = await test.mutate(reopenAmendmentMutation(test.client), { id: 9 });
    expect(reopened.status).toBe("pending");
    expect(ids("closed")).toEqual([]);
    const pending = test.queries.getQueryState(amendmentsQuery(test.client, "pending").queryKey);
    expect(pending?.isInvalidated).toBe(true);
  });

  it("stays in its list when the server refuses", async () => {
    const test = testClient({
      ...amendmentHandlers,
      "GET /api/updateAmendmentStatus": problem(409),
    });
    const ids = await lists(test);
    const review = test.mutate(reviewAmendmentMutation(test.client), {
      id: 19,
      list: "pending",
      decision: "accept",
    });
    await expect(review).rejects.toMatchObject({ status: 409 });
    expect(ids("pending")).toContain(19);
  });

  it("is applied, invalidates the catalogue, and is undone by its change", async () => {
    const test = testClient({
      ...amendmentHandlers,
      "POST /api/v1/imports/{id}/undo": () =>
        Response.json({ reverted: 1, kept: [{ table: "brake_rotors", key: "BR1" }], import: {} }),
    });
    const ids = await lists(test);
    const { queryKey } = datasheetQuery(test.client, { code: "BR31338" });
    test.queries.setQueryData(queryKey, {} as Datasheet);
    const applied = await test.mutate(applyAmendmentMutation(test.client), { id: 19 });
    expect(ids("pending")).not.toContain(19);
    const state = test.queries.getQueryState(queryKey);
    expect(state?.isInvalidated).toBe(true);
    const undone = await test.mutate(undoAmendmentMutation(test.client), {
      changeId: applied.changeId ?? "",
    });
    expect(undone).toEqual({ reverted: 1, kept: 1 });
  });
});
