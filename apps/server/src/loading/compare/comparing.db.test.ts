import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createComparing } from "./comparing.ts";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());

describe("a call that waits briefly for a comparison", () => {
  const rotors = named("brake_rotors");
  const stage = async () =>
    bench.send(rotors, (await bench.sheetOf(rotors)).slice(0, 2), { preview: true });
  const comparing = () => {
    const { changes } = bench.services();
    return createComparing({ database: bench.data.database, changes, now: bench.now, briefMs: 50 });
  };

  it("returns the set as it is while the comparison goes on", async () => {
    const set = await stage();
    const { changes } = bench.services();
    await changes.update(
      set.id,
      { states: ["ready"] },
      { state: "comparing", comparer: "another server" },
    );
    const unfinished = new Promise<never>(() => undefined);
    expect(await comparing().briefly(set.id, unfinished)).toMatchObject({
      id: set.id,
      state: "comparing",
    });
    await bench.services().imports.discard(set.id);
  });

  it("returns the compared set, or throws why it was refused", async () => {
    const set = await stage();
    const compared = { ...set, rows: 99 };
    expect(await comparing().briefly(set.id, Promise.resolve(compared))).toBe(compared);
    const refused = Promise.reject(new Error("refused"));
    await expect(comparing().briefly(set.id, refused)).rejects.toThrow("refused");
  });
});
