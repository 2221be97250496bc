import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../db/index.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { signInCountsRepository } from "./sign-in-counts.repository.ts";
import { createSignInLimits, type LimitSettings, type SignInLimits } from "./sign-in-limits.ts";

let data: TestDatabase;
beforeAll(async () => void (data = await createTestDatabase({ content: "empty" })));
afterAll(() => data.close());

const start = Date.UTC(2026, 0, 1);
let time = start;
beforeEach(async () => {
  time = start;
  await data.database.write.deleteFrom("sign_in_count").execute();
});

const limitsWith = (settings: Partial<LimitSettings>, database = data.database): SignInLimits =>
  createSignInLimits({ counts: signInCountsRepository(database), settings, now: () => time });

/** The seconds to wait; undefined when the attempt was allowed, and failed. */
const fail = async (limits: SignInLimits, account: string, address: string) =>
  (await limits.begin({ account, address }))?.wait;

describe("sign-in limits", () => {
  it("block an account after its failures until the window is over", async () => {
    const limits = limitsWith({ perAccount: 2, window: 1000, delay: 1000 });
    expect(await fail(limits, "ana", "1")).toBeUndefined();
    expect(await fail(limits, "ana", "2")).toBeUndefined();
    expect(await fail(limits, "ana", "3")).toBe(1);
    expect(await fail(limits, "eva", "3")).toBeUndefined();
    time += 1000;
    expect(await fail(limits, "ana", "1")).toBeUndefined();
  });

  it("stop an address that tries many accounts", async () => {
    const limits = limitsWith({ perAddress: 3 });
    for (const account of ["a", "b", "c"]) expect(await fail(limits, account, "1")).toBeUndefined();
    expect(await fail(limits, "d", "1")).toBe(5);
    expect(await fail(limits, "d", "2")).toBeUndefined();
  });

  it("double the delay with every further failure, up to the window", async () => {
    const limits = limitsWith({ perAccount: 1, window: 40_000, delay: 5000 });
    expect(await fail(limits, "ana", "1")).toBeUndefined();
    const waits: number[] = [];
    for (let failure = 0; failure < 5; failure += 1) {
      const wait = (await fail(limits, "ana", "1")) ?? 0;
      waits.push(wait);
      time += wait * 1000;
      expect(await fail(limits, "ana", "1")).toBeUndefined();
    }
    expect(waits).toEqual([5, 10, 20, 40, 40]);
  });

  it("drop as many failures as the limit in each window", async () => {
    const limits = limitsWith({ perAccount: 4, window: 4000 });
    for (let failure = 0; failure < 4; failure += 1) await fail(limits, "ana", "1");
    expect(await fail(limits, "ana", "1")).toBe(4);
    time += 2000;
    for (let failure = 0; failure < 2; failure += 1) {
      expect(await fail(limits, "ana", "1")).toBeUndefined();
    }
    expect(await fail(limits, "ana", "1")).toBe(4);
  });

  it("don't count successes", async () => {
    const limits = limitsWith({ perAccount: 1 });
    const attempt = { account: "ana", address: "1" };
    for (let round = 0; round < 10; round += 1) {
      expect(await limits.begin(attempt)).toBeUndefined();
      await limits.succeed(attempt);
    }
  });

  it("limit how many parallel attempts are checked", async () => {
    const limits = limitsWith({ perAccount: 5 });
    const started = await Promise.all(Array.from({ length: 40 }, () => fail(limits, "ana", "1")));
    expect(started.filter((wait) => wait === undefined)).toHaveLength(5);
  });

  it("count and limit a known device separately", async () => {
    const limits = limitsWith({ perAccount: 2, perAddress: 2 });
    for (let failure = 0; failure < 3; failure += 1) await fail(limits, "ana", "1");
    const device = { account: "ana", address: "1", device: "notebook" };
    expect(await limits.begin(device)).toBeUndefined();
    expect(await limits.begin(device)).toBeUndefined();
    expect(await limits.begin(device)).toEqual({ wait: 5, isFirst: true });
  });

  it("forgive failures of the second step more slowly, and count them apart from passwords", async () => {
    const limits = limitsWith({ perAccount: 2, window: 1000, secondWindow: 20_000, delay: 500 });
    const second = { account: "ana", address: "1", isSecondStep: true };
    for (let failure = 0; failure < 2; failure += 1) await limits.begin(second);
    expect((await limits.begin(second))?.wait).toBe(1);
    expect(await fail(limits, "ana", "1")).toBeUndefined();
    expect(await limits.begin({ ...second, device: "notebook" })).toBeUndefined();
    time += 500;
    expect(await limits.begin(second)).toBeUndefined();
    // A password would be free after this time.
    expect((await limits.begin(second))?.wait).toBe(1);
    time += 1000;
    expect(await limits.begin(second)).toBeUndefined();
    expect((await limits.begin(second))?.wait).toBe(2);
  });

  it("report only the first refusal after an attempt", async () => {
    const limits = limitsWith({ perAccount: 1 });
    const attempt = { account: "ana", address: "1" };
    await limits.begin(attempt);
    const refusals = [await limits.begin(attempt), await limits.begin(attempt)];
    expect(refusals.map((refusal) => refusal?.isFirst)).toEqual([true, false]);
    time += 5000;
    await limits.begin(attempt);
    expect(await limits.begin(attempt)).toEqual({ wait: 10, isFirst: true });
  });

  it("are the same on every server, and after a restart", async () => {
    const other = openDatabase({
      dataDir: data.dataDir,
      databaseUrl: data.databaseUrl,
      poolSize: 2,
    });
    try {
      const servers = [limitsWith({ perAccount: 4 }), limitsWith({ perAccount: 4 }, other)];
      const waits = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          fail(servers[index % 2] as SignInLimits, "ana", "1"),
        ),
      );
      expect(waits.filter((wait) => wait === undefined)).toHaveLength(4);
      expect(await fail(limitsWith({ perAccount: 4 }), "ana", "1")).toBe(5);
    } finally {
      await other.close();
    }
  });

  it("are deleted when they no longer have any effect", async () => {
    const limits = limitsWith({});
    await fail(limits, "ana", "1");
    time += 25 * 3_600_000;
    await fail(limits, "eva", "1");
    await limits.sweep();
    const rows = await data.database.read.selectFrom("sign_in_count").select("key").execute();
    expect(rows.map(({ key }) => key).sort()).toEqual(["account eva", "address 1"]);
  });
});
