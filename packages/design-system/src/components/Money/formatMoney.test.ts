import { describe, expect, it } from "vitest";
import { formatMoney } from "./formatMoney.ts";

describe("formatMoney", () => {
  it.each([
    [38.4, "38.40"],
    [1234.5, "1,234.50"],
    [0.005, "0.01"],
    [1_000_000, "1,000,000.00"],
  ])("writes %d as %s", (amount, written) => {
    expect(formatMoney(amount)).toBe(written);
  });
});
