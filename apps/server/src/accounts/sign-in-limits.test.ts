import { describe, expect, it } from "vitest";
import { memorySignInLimits, type SignInLimits } from "./sign-in-limits.ts";

function fail(limits: SignInLimits, account: string, address: string): number | undefined {
  const wait = limits.begin(account, address);
  if (wait === undefined) limits.end(account, address, true);
  return wait;
}

describe("sign-in limits", () => {
  it("stop an account after its failures, and let it go on when the window is over", () => {
    let time = 0;
    const limits = memorySignInLimits({ perAccount: 2, window: 1000 }, () => time);
    expect(fail(limits, "ana", "1")).toBeUndefined();
    expect(fail(limits, "ana", "2")).toBeUndefined();
    expect(fail(limits, "ana", "3")).toBe(1);
    expect(fail(limits, "eva", "3")).toBeUndefined();
    time = 1000;
    expect(fail(limits, "ana", "1")).toBeUndefined();
  });

  it("stop an address that tries many accounts", () => {
    const limits = memorySignInLimits({ perAddress: 3 }, () => 0);
    for (const account of ["a", "b", "c"]) expect(fail(limits, account, "1")).toBeUndefined();
    expect(fail(limits, "d", "1")).toBe(900);
    expect(fail(limits, "d", "2")).toBeUndefined();
  });

  it("don't count successes", () => {
    const limits = memorySignInLimits({ perAccount: 1 }, () => 0);
    for (let attempt = 0; attempt < 50; attempt += 1) {
      expect(limits.begin("ana", "1")).toBeUndefined();
      limits.end("ana", "1", false);
    }
  });

  it("bound how many guesses run at once", () => {
    const limits = memorySignInLimits({ perAccount: 5 }, () => 0);
    const started = Array.from({ length: 200 }, () => limits.begin("ana", "1"));
    expect(started.filter((wait) => wait === undefined)).toHaveLength(25);
  });
});
