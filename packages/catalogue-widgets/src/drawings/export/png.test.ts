import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { withResolution } from "./png.ts";

it("adds a pHYs chunk with the resolution after the header", () => {
  const png = Uint8Array.from({ length: 60 }, (_, index) => index);
  const whole = withResolution(png, 11811);
  expect([...whole.subarray(0, 33)]).toEqual([...png.subarray(0, 33)]);
  expect([...whole.subarray(54)]).toEqual([...png.subarray(33)]);
  const chunk = new DataView(whole.buffer, 33, 21);
  expect(chunk.getUint32(0)).toBe(9);
  expect(new TextDecoder().decode(whole.subarray(37, 41))).toBe("pHYs");
  expect([chunk.getUint32(8), chunk.getUint32(12), chunk.getUint8(16)]).toEqual([11811, 11811, 1]);
  expect(chunk.getUint32(17)).toBe(crc32(whole.subarray(37, 50)));
});
