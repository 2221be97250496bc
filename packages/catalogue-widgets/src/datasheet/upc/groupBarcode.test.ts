import { describe, expect, it } from "vitest";
import { groupBarcode } from "./groupBarcode.ts";

describe("groupBarcode", () => {
  it.each([
    ["074830031338", "074830 031338"],
    ["0748300313381", "0 748300 313381"],
    ["10748300313388", "10 748300 313388"],
  ])("groups %s by six digits from the right", (barcode, shown) => {
    expect(groupBarcode(barcode)).toBe(shown);
  });
  it("returns other texts unchanged", () => {
    expect(groupBarcode("12345")).toBe("12345");
    expect(groupBarcode("07483003133X")).toBe("07483003133X");
  });
});
