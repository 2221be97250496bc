import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../db/index.ts";
import type { UnansweredSearch } from "../query-understanding/index.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { unansweredRepository } from "./unanswered.repository.ts";
import { createUnanswered, maxEntries, maxPerCaller, typingPause } from "./unanswered.service.ts";

let data: TestDatabase;
beforeAll(async () => {
  data = await createTestDatabase({ content: "empty" });
});
beforeEach(async () => {
  await data.database.write.deleteFrom("unanswered_search").execute();
});
afterAll(() => data.close());

const start = Date.UTC(2026, 10, 22, 12);
const hour = 3_600_000;

const nothing: UnansweredSearch = {
  outcome: "no_parts",
  maker: null,
  model: null,
  year: null,
  family: null,
  axle: null,
  code: null,
  warehouse: null,
};
const aveo = (year: number | null): UnansweredSearch => ({
  ...nothing,
  maker: "Chevrolet",
  model: "Aveo",
  year,
});
const code = (key: string): UnansweredSearch => ({
  ...nothing,
  outcome: "unknown_code",
  code: key,
});

function counting() {
  let time = start;
  const service = (database = data.database) =>
    createUnanswered({
      unanswered: unansweredRepository(database),
      now: () => time,
      onFailure: (error) => {
        throw error;
      },
    });
  const one = service();
  const pass = async (ms: number) => {
    time += ms;
    await one.flush();
  };
  return {
    ...one,
    service,
    pass,
    /** What is stored once everyone has stopped typing. */
    counts: async () => {
      await pass(typingPause);
      const { searches } = await one.list(500);
      return searches
        .map(({ year, code: key, searches: count, reports }) => [key ?? year, count, reports])
        .toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
    },
  };
}

describe("typing", () => {
  test("counts one search, the last text", async () => {
    const { note, counts } = counting();
    note("one", "aveo 20", aveo(null));
    note("one", "aveo 2009 bal", aveo(2009));
    expect(await counts()).toEqual([[2009, 1, 0]]);
  });

  test("counts nothing if the last text finds parts", async () => {
    const { note, counts } = counting();
    note("one", "aveo 20", aveo(null));
    note("one", "aveo 2009", undefined);
    expect(await counts()).toEqual([]);
  });

  test("is over after 30 seconds", async () => {
    const { note, pass, counts } = counting();
    note("one", "aveo 19", aveo(null));
    await pass(typingPause - 1);
    note("one", "aveo 199", aveo(null));
    await pass(typingPause - 1);
    note("one", "aveo 1995", aveo(1995));
    await pass(typingPause);
    note("one", "aveo 1995 bal", aveo(1995));
    expect(await counts()).toEqual([[1995, 2, 0]]);
  });

  test("of another text counts both", async () => {
    const { note, counts } = counting();
    note("one", "ZZ1001", code("ZZ1001"));
    note("one", "ZZ1002", code("ZZ1002"));
    note("one", "aveo 1995", aveo(1995));
    expect(await counts()).toEqual([
      [1995, 1, 0],
      ["ZZ1001", 1, 0],
      ["ZZ1002", 1, 0],
    ]);
  });

  test("counts a corrected text once, and an erased one", async () => {
    const { note, counts } = counting();
    note("one", "aveo 2090", aveo(null));
    note("one", "aveo 20", undefined);
    note("one", "aveo 2009 bal", aveo(2009));
    note("other", "ZZ1001", code("ZZ1001"));
    note("other", "ZZ10", undefined);
    note("other", "", undefined);
    expect(await counts()).toEqual([
      [2009, 1, 0],
      ["ZZ1001", 1, 0],
    ]);
  });

  test("is separate for each caller", async () => {
    const { note, counts } = counting();
    note("one", "aveo 19", aveo(null));
    note("other", "aveo 1995", aveo(1995));
    note("one", "aveo 1995", aveo(1995));
    expect(await counts()).toEqual([[1995, 2, 0]]);
  });

  test("is stored when the server stops", async () => {
    const { note, close, list } = counting();
    note("one", "ZZ1001", code("ZZ1001"));
    await close();
    expect((await list(1)).total).toBe(1);
  });
});

describe("a report", () => {
  test("is counted with its search, once however often it is sent", async () => {
    const { note, report, counts } = counting();
    note("one", "aveo 1995", aveo(1995));
    report("one", "aveo 1995", aveo(1995));
    report("one", "AVEO 1995", aveo(1995));
    note("one", "aveo 1995", aveo(1995));
    expect(await counts()).toEqual([[1995, 1, 1]]);
  });

  test("stays if its caller types on, and may come later than its search", async () => {
    const { note, report, pass, counts } = counting();
    note("one", "aveo 1995", aveo(1995));
    await pass(typingPause);
    report("one", "aveo 1995", aveo(1995));
    note("one", "aveo 1995 x", undefined);
    expect(await counts()).toEqual([[1995, 1, 1]]);
  });
});

describe("limits", () => {
  test("a caller counts for sixty entries within an hour", async () => {
    const { note, pass, list } = counting();
    for (let tried = 0; tried < 1000; tried += 1)
      note("script", `ZZ${1000 + tried}`, code(`ZZ${1000 + tried}`));
    await pass(typingPause);
    expect((await list(1)).total).toBe(maxPerCaller);
    await pass(hour);
    note("script", "ZZ9999", code("ZZ9999"));
    await pass(typingPause);
    expect((await list(1)).total).toBe(maxPerCaller + 1);
  });

  test("many different texts of many callers leave the most wanted entries", async () => {
    const { note, pass, list } = counting();
    for (const caller of ["one", "other", "third"]) note(caller, "aveo 1995", aveo(1995));
    await pass(typingPause);
    const before = process.memoryUsage().heapUsed;
    for (let tried = 0; tried < 100_000; tried += 1) {
      note(`caller ${tried % 20_000}`, `ZZ${1_000_000 + tried}`, code(`ZZ${1_000_000 + tried}`));
      if (tried % 4000 === 0) await pass(10_000);
    }
    await pass(typingPause);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
    const { searches, total } = await list(1);
    expect(total).toBe(maxEntries);
    expect(searches).toMatchObject([{ model: "Aveo", year: 1995, searches: 3 }]);
  });

  test("codes that the catalogue has by now are not listed", async () => {
    const { note, list, counts } = counting();
    note("one", "ZZ1001", code("ZZ1001"));
    note("one", "aveo 1995", aveo(1995));
    expect(await counts()).toHaveLength(2);
    const key = { key: "ZZ1001", kind: "code", code: "ZZ-1001", shown: "ZZ-1001" } as const;
    await data.database.write
      .insertInto("search_key")
      .values({ ...key, family: "brake_pads", brand: null })
      .execute();
    expect((await list(10)).searches.map(({ model }) => model)).toEqual(["Aveo"]);
  });
});

test("counts of several servers add up", async () => {
  const { service, list } = counting();
  const databases = Array.from({ length: data.databaseUrl ? 3 : 1 }, () => openDatabase(data));
  const servers = databases.map((database) => service(database));
  for (let round = 0; round < 10; round += 1) {
    for (const [at, server] of servers.entries()) {
      // In another order on each server.
      for (let each = 0; each < 40; each += 1) {
        const year = 1950 + ((each + at * 13) % 40);
        server.note(`${at} ${round} ${each}`, `aveo ${year}`, aveo(year));
      }
    }
    await Promise.all(servers.map((server) => server.close()));
  }
  const { searches, total } = await list(500);
  expect(total).toBe(40);
  for (const entry of searches) expect(entry.searches).toBe(10 * servers.length);
  await Promise.all(databases.map((database) => database.close()));
});

test("removes an entry, which appears again if it is searched again", async () => {
  const { note, remove, list, counts } = counting();
  note("one", "aveo 1995", aveo(1995));
  await counts();
  const { searches } = await list(1);
  const id = searches[0]?.id ?? "";
  await remove(id);
  expect((await list(1)).total).toBe(0);
  note("one", "aveo 1995", aveo(1995));
  expect(await counts()).toEqual([[1995, 1, 0]]);
});
