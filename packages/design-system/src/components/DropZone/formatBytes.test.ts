import { describe, expect, it } from "vitest";
import { formatBytes } from "./formatBytes.ts";

describe("formatBytes", () => {
  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [999, "999 bytes"],
    [1000, "1 kB"],
    [1_440_000, "1.4 MB"],
    [5e12, "5,000 GB"],
  ])("writes %d as %s", (bytes, expected) => {
    expect(formatBytes(bytes, "en-US")).toBe(expected);
  });
});
