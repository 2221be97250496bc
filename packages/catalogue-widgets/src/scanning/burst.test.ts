import { describe, expect, it } from "vitest";
import { burstReader, isScan } from "./burst.ts";

/** Presses the keys with this many ms between them; returns the result of the last one. */
function press(keys: readonly string[], gapMs: number | ((index: number) => number)) {
  const { read } = burstReader();
  let timeStamp = 1000;
  return keys.map((key, index) => {
    timeStamp += typeof gapMs === "number" ? gapMs : gapMs(index);
    return read({ key, timeStamp });
  });
}

const keysOf = (text: string) => [...text.split(""), "Enter"];
const scanOf = (...pressed: Parameters<typeof press>) => press(...pressed).at(-1)?.scan;

describe("a burst of keys", () => {
  it.each([1, 12, 30, 50])("treats keys %d ms apart that end with Enter as a scan", (gapMs) => {
    expect(scanOf(keysOf("BR31338"), gapMs)).toBe("BR31338");
  });

  it("typed by a person is not a scan", () => {
    expect(scanOf(keysOf("BR31338"), 65)).toBeUndefined();
    expect(scanOf(keysOf("BR31338"), (index) => (index % 3 === 0 ? 90 : 20))).toBeUndefined();
  });

  it("after a slower key is the rest of a typed code", () => {
    expect(scanOf(keysOf("PT3013"), (index) => (index === 1 ? 80 : 5))).toBeUndefined();
  });

  it("without Enter, or with a late one, is not a scan", () => {
    expect(scanOf("BR31338".split(""), 5)).toBeUndefined();
    expect(scanOf(keysOf("BR31338"), (index) => (index === 7 ? 400 : 5))).toBeUndefined();
  });

  it("may follow typed keys, and contain Shift", () => {
    const keys = ["x", "Shift", "B", "Shift", "R", "1", "2", "0", "0", "Enter"];
    const pressed = press(keys, (index) => (index === 1 ? 300 : 5));
    expect(pressed.at(-1)?.scan).toBe("BR1200");
    expect(pressed.map(({ starts }) => starts).indexOf(true, 1)).toBe(2);
  });

  it("is read one after another", () => {
    const { read } = burstReader();
    const scans = [...keysOf("D1200"), ...keysOf("7501234567893")].map(
      (key, index) => read({ key, timeStamp: index * 10 }).scan,
    );
    expect(scans.filter(Boolean)).toEqual(["D1200", "7501234567893"]);
  });

  it("ends at other keys", () => {
    expect(scanOf(["B", "R", "1", "2", "Escape", "0", "0", "Enter"], 5)).toBeUndefined();
  });

  it("may end with Tab", () => {
    expect(scanOf([..."BR31338".split(""), "Tab"], 5)).toBe("BR31338");
    expect(scanOf([..."BR31338".split(""), "Tab"], 65)).toBeUndefined();
    expect(scanOf(["Tab"], 5)).toBeUndefined();
  });
});

it.each([
  "D1200",
  "7501234567893",
  "50123452",
  "https://example.com/p/D1200",
  "BD/BR1200",
  "]C0BR31338",
  "]E00400074830563",
  "(01)00400074830563",
  "\u001D010040007483056310\u001D21",
])("%j is a scanned code", (text) => expect(isScan(text)).toBe(true));

it.each(["2012", "279.7", "Toyota", "corolla 2012", "ana1@example.com", "ab1"])(
  "%s is not a scanned code",
  (text) => expect(isScan(text)).toBe(false),
);
