import { describe, expect, it } from "vitest";
import { volumeText } from "./volumeText.ts";

describe("volumeText", () => {
  it.each([
    [250, "250 mL"],
    [355, "355 mL"],
    [500, "500 mL"],
    [1000, "1 L"],
  ])("%i is %s", (volume, shown) => {
    expect(volumeText(volume)).toBe(shown);
  });
});
