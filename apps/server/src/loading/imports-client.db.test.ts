import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isStorageFull, SqliteError } from "../db/index.ts";
import { message } from "../messages/message.ts";
import { invalidField, notFound, Refusal } from "../refusal.ts";
import type { Cell } from "./upload/cells.ts";
import { describe as described, revive } from "./failure.ts";
import { ImportRefusal } from "./import-refusal.ts";
import type { ChangeSet } from "./change-set.ts";
import { type Imports, startImports } from "./imports-client.ts";
import { batchesOf, named, openWorkbench, type Workbench } from "./testing/workbench.ts";

const rotors = named("brake_rotors");
const height = rotors.columns.findIndex((column) => column.name === "height");
const sure = { skipInvalid: false, confirm: undefined };

let bench: Workbench;
let imports: Imports;
let sheet: Cell[][];
let before: string;

beforeAll(async () => {
  bench = await openWorkbench();
  imports = startImports(bench.data.database.config);
  sheet = await bench.sheetOf(rotors);
});
afterAll(async () => {
  await imports.close();
  await bench.close();
});
beforeEach(async () => {
  before = await bench.everything();
});

const raised = () => sheet.map((cells) => cells.with(height, Number(cells[height]) + 1));

async function preview(rows: readonly Cell[][]) {
  let set: ChangeSet | undefined;
  for (const batch of batchesOf(rotors, rows, { preview: true, size: 10 }))
    ({ set } = await imports.upload("admin", batch));
  if (!set) throw new Error("nothing was sent");
  return compared(set.id);
}

async function compared(id: string): Promise<ChangeSet> {
  const set = await imports.refresh(id);
  return set.state === "comparing" ? compared(id) : set;
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error("it did not fail");
}

describe("imports in a worker thread", () => {
  it("continue in a new thread after one has ended", async () => {
    const { id, state } = await preview(raised());
    expect(state).toBe("ready");
    await imports.close();
    expect((await imports.commit("admin", id, sure)).state).toBe("committed");
    expect(await bench.everything()).not.toBe(before);
    await imports.close();
    expect((await imports.undo(id, "admin")).kept).toEqual([]);
    expect(await bench.everything()).toBe(before);
  });

  it("repeat a comparison whose thread has crashed", async () => {
    const { id, counts } = await preview(raised());
    const { write } = bench.data.database;
    await write
      .updateTable("change_set")
      .set({
        state: "comparing",
        comparer: "an ended thread",
        counts: "{}",
        touched_at: 0,
      })
      .where("id", "=", id)
      .execute();
    const set = await compared(id);
    expect([set.state, set.counts]).toEqual(["ready", counts]);
    await imports.discard(id);
  });

  it("do not block other writes", async () => {
    const { id } = await preview(raised());
    const { write, read } = bench.data.database;
    const note = (key: string) => write.insertInto("meta").values({ key, value: "" }).execute();
    const notes = Array.from({ length: 40 }, (_note, index) => `note ${index}`);
    await Promise.all([imports.commit("admin", id, sure), ...notes.map(note)]);
    await Promise.all([imports.undo(id, "admin"), ...notes.map((each) => note(`second ${each}`))]);
    const kept = await read
      .selectFrom("meta")
      .select("key")
      .where("key", "like", "%note %")
      .execute();
    expect(kept).toHaveLength(80);
    expect(await bench.everything()).toBe(before);
    await write.deleteFrom("meta").where("key", "like", "%note %").execute();
  });

  it("pass on refusals with kind, fields and problems", async () => {
    const unknown = await failureOf(imports.commit("admin", crypto.randomUUID(), sure));
    expect(unknown).toBeInstanceOf(Refusal);
    expect(unknown).toMatchObject({ kind: "notFound" });

    const { id } = await preview(sheet.with(0, (sheet[0] ?? []).with(height, "high")));
    const invalid = await failureOf(imports.commit("admin", id, sure));
    expect(invalid).toBeInstanceOf(ImportRefusal);
    expect(invalid).toMatchObject({ kind: "invalid", problems: [{ row: 2 }] });

    const column = await failureOf(imports.correctCell(id, 2, "No such column", 1));
    expect(column).toMatchObject({
      kind: "invalid",
      fields: [{ field: "column", value: "No such column" }],
    });
    await imports.discard(id);
  });
});

describe("an error passed between threads", () => {
  const traveled = (error: unknown) => revive(structuredClone(described(error)));

  it.each([
    notFound(message("import.missing", { id: "7" })),
    invalidField("body/row", 7, message("expected.row")),
    new Refusal("tooMany", message("workbook.busy"), { retryAfter: 3, reason: "busy" }),
  ])("stays the same refusal: $message", (refusal) => {
    const { name, kind, detail, fields, retryAfter, reason } = refusal;
    const arrived = traveled(refusal);
    expect(arrived).toBeInstanceOf(Refusal);
    expect(arrived).toMatchObject({ name, kind, detail, fields, retryAfter, reason });
  });

  it("stays a full disk on both databases", () => {
    expect(isStorageFull(traveled(new SqliteError("full", 13)))).toBe(true);
    expect(isStorageFull(traveled(Object.assign(new Error("full"), { code: "53100" })))).toBe(true);
    expect(isStorageFull(traveled(new Error("other")))).toBe(false);
  });

  it("keeps its stack", () => {
    const error = new TypeError("on request");
    expect(traveled(error).stack).toBe(error.stack);
    expect(traveled("no error at all").message).toBe("no error at all");
  });
});
