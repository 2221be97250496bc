import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryWithBackoff } from "./retryWithBackoff.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("loads once per key", async () => {
  const load = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(key.toUpperCase()));
  const loaded = retryWithBackoff(load);
  expect(loaded("en")).toBe(loaded("en"));
  await expect(loaded("en")).resolves.toBe("EN");
  await expect(loaded("es")).resolves.toBe("ES");
  expect(load).toHaveBeenCalledTimes(2);
});

it("retries with growing delays and returns the same promise", async () => {
  const load = vi.fn<(key: string) => Promise<string>>();
  for (let time = 0; time < 3; time += 1) load.mockRejectedValueOnce(new TypeError("offline"));
  load.mockResolvedValue("texts");
  const loaded = retryWithBackoff(load);
  const first = loaded("en");
  const attempts: number[] = [];
  for (let passed = 0; passed <= 4000; passed += 500) {
    await vi.advanceTimersByTimeAsync(passed === 0 ? 0 : 500);
    expect(loaded("en")).toBe(first);
    attempts.push(load.mock.calls.length);
  }
  // After 0, 500, 1500 and 3500 ms.
  expect(attempts).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4]);
  await expect(first).resolves.toBe("texts");
});
