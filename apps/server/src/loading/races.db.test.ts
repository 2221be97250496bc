import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { message } from "../messages/message.ts";
import type { Cell } from "./upload/cells.ts";
import { batchesOf, batchOf, named, openWorkbench, type Workbench } from "./testing/workbench.ts";

/** Concurrent calls for one upload, for two, and for commits, undos and discards. */
const rotors = named("brake_rotors");
const sure = { skipInvalid: false, confirm: undefined };

let bench: Workbench;
let here: ReturnType<Workbench["services"]>;
let there: ReturnType<Workbench["services"]>;
let sheet: Cell[][];
let before: string;

beforeAll(async () => {
  bench = await openWorkbench();
  here = bench.services();
  there = bench.anotherServer();
  sheet = (await bench.sheetOf(rotors)).slice(0, 40);
});
afterAll(() => bench.close());
beforeEach(async () => {
  before = await bench.everything();
});

const height = rotors.columns.findIndex((column) => column.name === "height");
const raised = (by: number) =>
  sheet.map((cells) => cells.with(height, (Number(cells[height]) * 100 + by) / 100));

/** Committed sets of the history that are not undone. */
async function committed(): Promise<string[]> {
  const sets = await here.imports.list({ limit: 100 });
  return sets
    .filter(({ state, kind }) => state === "committed" && kind === "import")
    .map((set) => set.id);
}

const kinds = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map(({ status }) => status).toSorted();
const reasonsOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));

async function undoAndCheck(id: string): Promise<void> {
  await here.imports.undo(id, "admin");
  expect(await bench.everything()).toBe(before);
}

describe("concurrent batches", () => {
  it("cause one comparison and one commit, even when several complete the upload", async () => {
    for (let round = 1; round <= 4; round += 1) {
      const known = await committed();
      const batches = batchesOf(rotors, raised(round), { size: 5 });
      const answers = await Promise.all(
        batches.map((batch, index) => (index % 2 ? here : there).imports.upload("admin", batch)),
      );
      const [set] = answers.flatMap((each) => (each.set.state !== "staging" ? [each.set] : []));
      expect(answers.filter((each) => each.set.state === "committed")).toHaveLength(1);
      expect(set?.counts).toMatchObject({ changed: 40, invalid: 0 });
      expect((await committed()).filter((id) => !known.includes(id))).toEqual([set?.id]);
      await undoAndCheck(String(set?.id));
    }
  });

  it("that are equal get the same answer and count once", async () => {
    const batch = batchOf(rotors, raised(1));
    const servers = [here, there, here, there];
    const answers = await Promise.all(servers.map(({ imports }) => imports.upload("admin", batch)));
    expect(answers.map(({ affectedRows, set }) => [affectedRows, set.state])).toEqual(
      servers.map(() => [40, "committed"]),
    );
    expect(answers[0]?.set.counts.changed).toBe(40);
    await undoAndCheck(String(batch.uploadId));
  });

  it("of a preview are not committed", async () => {
    const batches = batchesOf(rotors, raised(2), { size: 10, preview: true });
    await Promise.all(batches.map((batch) => here.imports.upload("admin", batch)));
    const set = await here.imports.find(String(batches[0]?.uploadId));
    expect(set.state).toBe("ready");
    expect(await here.imports.rows(set, { offset: 0, limit: 100 })).toHaveLength(40);
    expect(await bench.everything()).toBe(before);
    await here.imports.discard(set.id);
  });

  it("do not wait for a change that is being applied", async () => {
    const [first] = batchesOf(rotors, raised(5), { size: 20, preview: true });
    if (!first) throw new Error("no batches");
    const upload = () => there.imports.upload("admin", first);
    // SQLite has one writer at a time.
    const { set } = await (bench.data.databaseUrl === undefined
      ? upload()
      : bench.data.database.write.transaction().execute(async (db) => {
          await here.changes.lock(db);
          return upload();
        }));
    expect(set.state).toBe("staging");
    await here.imports.discard(set.id);
  });
});

describe("a repeated last batch", () => {
  it("gets the same answer, also after the commit", async () => {
    const batches = batchesOf(rotors, raised(1), { size: 20 });
    const last = batches[1];
    if (!last || !batches[0]) throw new Error("no batches");
    await here.imports.upload("admin", batches[0]);
    const first = await here.imports.upload("admin", last);
    const again = await there.imports.upload("admin", last);
    expect(again.affectedRows).toBe(first.affectedRows);
    expect(again.set).toEqual(first.set);
    await undoAndCheck(first.set.id);
  });

  it("is refused with other rows", async () => {
    const batch = batchOf(rotors, raised(1), { preview: true });
    const { set } = await here.imports.upload("admin", batch);
    const other = { ...batch, rows: raised(3) };
    await expect(here.imports.upload("admin", other)).rejects.toThrow(
      "is already complete, with different rows in batch 1",
    );
    await here.imports.commit("admin", set.id, sure);
    await expect(here.imports.upload("admin", other)).rejects.toThrow("is already complete");
    await undoAndCheck(set.id);
  });

  it("of a refused sheet is refused for the same reason", async () => {
    const wrong = raised(1).with(3, (sheet[3] ?? []).with(height, "12,5"));
    const batch = batchOf(rotors, wrong);
    await expect(here.imports.upload("admin", batch)).rejects.toThrow(
      /^Row 5, cell I5, Overall height/u,
    );
    await expect(here.imports.upload("admin", batch)).rejects.toThrow(
      /has failed: Row 5, cell I5, Overall height/u,
    );
    expect(await bench.everything()).toBe(before);
  });
});

describe("a comparison of a server that crashed", () => {
  async function abandoned(preview: boolean) {
    const batch = batchOf(rotors, raised(4), { preview });
    const { set } = await here.imports.upload("admin", { ...batch, preview: true });
    await bench.data.database.write
      .updateTable("change_set")
      .set({ state: "comparing", comparer: "a server that is gone", counts: "{}" })
      .where("id", "=", set.id)
      .execute();
    // A server counts as dead after it has sent no heartbeat for 30 seconds.
    bench.pass(31_000);
    return batch;
  }

  it("is repeated when the preview is requested", async () => {
    const { uploadId: id = "" } = await abandoned(true);
    const set = await here.imports.refresh(id);
    expect([set.state, set.counts.changed]).toEqual(["ready", 40]);
    await here.imports.discard(id);
  });

  it("is repeated once for concurrent requests", async () => {
    const { uploadId: id = "" } = await abandoned(true);
    const sets = await Promise.all([
      here.imports.refresh(id),
      there.imports.refresh(id),
      here.imports.commit("admin", id, sure),
      there.imports.commit("admin", id, sure),
    ]);
    expect(sets.map(({ counts }) => counts.changed)).toEqual([40, 40, 40, 40]);
    await undoAndCheck(id);
  });

  it("is repeated and committed when the last batch is sent again", async () => {
    const batch = await abandoned(false);
    const { set } = await there.imports.upload("admin", batch);
    expect(set.state).toBe("committed");
    await undoAndCheck(set.id);
  });

  it("can be discarded, and fails after a day", async () => {
    const first = await abandoned(true);
    await here.imports.discard(String(first.uploadId));
    const { uploadId: id = "" } = await abandoned(true);
    bench.pass(25 * 3_600_000);
    await here.imports.sweep();
    expect(await here.imports.find(id)).toMatchObject({
      state: "failed",
      reason: message("import.stopped"),
    });
  });
});

describe("concurrent decisions", () => {
  const ready = (by: number) => bench.send(rotors, raised(by), { preview: true });

  it("commit once and both succeed", async () => {
    const { id } = await ready(1);
    const both = [here, there, here].map(({ imports }) => imports.commit("admin", id, sure));
    const sets = await Promise.all(both);
    expect(new Set(sets.map(({ committedAt: at }) => at)).size).toBe(1);
    expect((await here.imports.list({ limit: 100 })).filter((set) => set.id === id)).toHaveLength(
      1,
    );
    await undoAndCheck(id);
  });

  it("undo once and refuse the second", async () => {
    const { id } = await ready(1);
    await here.imports.commit("admin", id, sure);
    const both = await Promise.allSettled([
      here.imports.undo(id, "admin"),
      there.imports.undo(id, "admin2"),
    ]);
    expect(kinds(both)).toEqual(["fulfilled", "rejected"]);
    expect(reasonsOf(both)[0]).toContain("This change was undone");
    const undos = (await here.imports.list({ limit: 100 })).filter(({ undoes }) => undoes === id);
    expect(undos).toHaveLength(1);
    expect(await bench.everything()).toBe(before);
  });

  it("to commit and to discard leave table and history consistent", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await ready(1);
      const acts = [() => here.imports.commit("admin", id, sure), () => there.imports.discard(id)];
      const results = await Promise.allSettled(
        (round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()),
      );
      const { state } = await here.imports.find(id);
      expect(kinds(results)).toEqual(["fulfilled", "rejected"]);
      expect(state === "committed" || state === "discarded").toBe(true);
      if (state === "committed") await here.imports.undo(id, "admin");
      expect(await bench.everything()).toBe(before);
    }
  });

  it("to commit and to correct a cell commit only the comparison that was shown", async () => {
    for (const first of ["correct", "commit"]) {
      const set = await ready(1);
      const decision = { ...sure, seen: set.touchedAt };
      const correct = () => there.imports.correctCell(set.id, 5, "HEIGHT", "12,5");
      const commit = () => here.imports.commit("admin", set.id, decision);
      const results = await Promise.allSettled(
        first === "correct" ? [correct(), commit()] : [commit(), correct()],
      );
      const is = await here.imports.find(set.id);
      // The second call is refused; no row that was valid when shown is left out.
      expect(kinds(results)).toEqual(["fulfilled", "rejected"]);
      const rows = is.state === "committed" ? 40 : 39;
      expect([is.state, is.counts.changed]).toEqual([
        expect.stringMatching(/^(committed|ready)$/u),
        rows,
      ]);
      if (is.state === "committed") await here.imports.undo(set.id, "admin");
      else await here.imports.discard(set.id);
      expect(await bench.everything()).toBe(before);
    }
  });

  it("refuse to commit a comparison that was not shown", async () => {
    const set = await ready(1);
    const other = await bench.send(rotors, [(sheet[0] ?? []).with(height, 55.5)]);
    const fresh = await here.imports.refresh(set.id);
    const stale = here.imports.commit("admin", set.id, { ...sure, seen: set.touchedAt });
    await expect(stale).rejects.toThrow("compared again; review it again");
    const seen = { ...sure, seen: fresh.touchedAt };
    expect((await here.imports.commit("admin", set.id, seen)).state).toBe("committed");
    await here.imports.undo(set.id, "admin");
    await here.imports.undo(other.id, "admin");
    expect(await bench.everything()).toBe(before);
  });

  it("to fix the cells of a cause apply the fix once, and two causes both", async () => {
    const wrong = sheet.map((row, at) => row.with(height, at % 2 === 0 ? "12,5" : "x"));
    const set = await bench.send(rotors, wrong, { preview: true });
    const commas = { column: "HEIGHT", kind: "comma", how: "suggested" } as const;
    const words = {
      column: "HEIGHT",
      kind: "decimal",
      how: "replace",
      value: "x",
      by: 13.5,
    } as const;
    const results = await Promise.allSettled([
      here.imports.fixCells(set.id, commas),
      there.imports.fixCells(set.id, commas),
      there.imports.fixCells(set.id, words),
    ]);
    // The second has nothing to fix.
    expect(kinds(results)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    const { state, ...fixed } = await here.imports.refresh(set.id);
    expect([state, fixed.counts.invalid]).toEqual(["ready", 0]);
    await here.imports.discard(set.id);
  });

  it("to correct two cells of one batch apply both", async () => {
    const wrong = raised(1).with(3, (sheet[3] ?? []).with(height, "12,5"));
    const set = await bench.send(rotors, wrong.with(7, (sheet[7] ?? []).with(height, "x")), {
      preview: true,
    });
    await Promise.all([
      here.imports.correctCell(set.id, 5, "HEIGHT", 12.5),
      there.imports.correctCell(set.id, 9, "HEIGHT", 13.5),
    ]);
    const corrected = await here.imports.refresh(set.id);
    expect(corrected.counts).toMatchObject({ changed: 40, invalid: 0 });
    await here.imports.discard(set.id);
  });
});

describe("a discarded upload", () => {
  it("stays discarded when further batches arrive or are compared", async () => {
    const batches = batchesOf(rotors, raised(1), { size: 10 });
    const id = String(batches[0]?.uploadId);
    for (const batch of batches.slice(0, 3)) await here.imports.upload("admin", batch);
    const last = batches[3];
    if (!last) throw new Error("no batch");
    const comparing = here.imports.upload("admin", last);
    await there.imports.discard(id).catch(() => undefined);
    await comparing.catch(() => undefined);
    // Either call may have come first; the state must not change afterwards.
    const { state } = await here.imports.find(id);
    const again = await here.imports.upload("admin", last).catch((error: unknown) => String(error));
    const expected = {
      committed: expect.objectContaining({ set: expect.objectContaining({ state }) as unknown }),
      discarded: expect.stringContaining("was discarded") as unknown,
    };
    expect(again).toEqual(state === "committed" ? expected.committed : expected.discarded);
    if (state === "committed") await here.imports.undo(id, "admin");
    expect(await bench.everything()).toBe(before);
    const fresh = await bench.send(rotors, raised(1), { preview: true });
    expect(fresh.state).toBe("ready");
    await here.imports.discard(fresh.id);
    await here.imports.discard(fresh.id);
  });
});

describe("a table that is being loaded", () => {
  const begun = () => batchOf(rotors, raised(1), { size: 20, fileName: "1brake_rotors.xlsx" });

  it("is blocked for another administrator and for a second window of the same one", async () => {
    const first = begun();
    await here.imports.upload("admin", first);
    const other = there.imports.upload("admin2", begun());
    await expect(other).rejects.toThrow("admin has been loading brake_rotors since");
    const own = there.imports.upload("admin", begun());
    await expect(own).rejects.toThrow(
      /You have been loading brake_rotors \(1brake_rotors.xlsx\) since .*, perhaps in another window/u,
    );
    await here.imports.discard(String(first.uploadId));
  });

  it("accepts the next upload of the same user after ten inactive seconds and refuses the first", async () => {
    const first = begun();
    await here.imports.upload("admin", first);
    bench.pass(11_000);
    const second = begun();
    await expect(there.imports.upload("admin2", second)).rejects.toThrow("admin has been loading");
    expect((await there.imports.upload("admin", second)).set.state).toBe("staging");
    await expect(here.imports.upload("admin", first)).rejects.toThrow(
      "was discarded: admin started another upload of brake_rotors",
    );
    await here.imports.discard(String(second.uploadId));
  });

  it("is assigned to one of two concurrent uploads", async () => {
    const [one, two] = [begun(), begun()];
    const results = await Promise.allSettled([
      here.imports.upload("admin", { ...one, uploadId: randomUUID() }),
      there.imports.upload("admin2", { ...two, uploadId: randomUUID() }),
    ]);
    expect(kinds(results)).toEqual(["fulfilled", "rejected"]);
    expect(reasonsOf(results)[0]).toContain("has been loading brake_rotors since");
    for (const result of results) {
      if (result.status === "fulfilled") await here.imports.discard(result.value.set.id);
    }
  });

  it("commits concurrent uploads without a preview one after the other", async () => {
    const [one, two] = [raised(1), raised(2)];
    const half = (rows: Cell[][], at: number) => rows.slice(at, at + 20);
    const uploads = [half(one, 0), half(two, 20)].map((rows, index) => {
      const batch = batchOf(rotors, rows);
      return (index === 0 ? here : there).imports.upload(`admin${index}`, batch);
    });
    const results = await Promise.allSettled(uploads);
    const done = results.flatMap((each) => (each.status === "fulfilled" ? [each.value.set] : []));
    expect(done.length).toBeGreaterThan(0);
    for (const set of done) expect([set.state, set.counts.changed]).toEqual(["committed", 20]);
    for (const reason of reasonsOf(results))
      expect(reason).toContain("has been loading brake_rotors");
    for (const { id } of done.toReversed()) await here.imports.undo(id, "admin");
    expect(await bench.everything()).toBe(before);
  });
});
