import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrShape } from "./qrShape.ts";

const address = "https://catalogue.example/datasheet?codigo=BR31338";

/** Reads the modules back from the path. */
function modulesOf(path: string): ReadonlySet<string> {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(x) + i},${y}`);
  return dark;
}

describe("qrShape", () => {
  it("draws exactly the dark modules", () => {
    const { path, size } = qrShape(address);
    const { data } = encode(address, { ecc: "M", border: 4 });
    const expected = new Set(
      data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x},${y}`] : []))),
    );
    expect(modulesOf(path)).toEqual(expected);
    expect(size).toBe(data.length);
  });
  it("leaves a quiet zone of four modules", () => {
    const { path, size } = qrShape(address);
    const positions = [...modulesOf(path)].flatMap((module) => module.split(",").map(Number));
    expect(Math.min(...positions)).toBe(4);
    expect(Math.max(...positions)).toBe(size - 5);
  });
});
