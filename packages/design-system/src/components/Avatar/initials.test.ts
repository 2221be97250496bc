import { describe, expect, it } from "vitest";
import { initials } from "./initials.ts";

describe("initials", () => {
  it.each([
    ["catalogo_admin", "CA"],
    ["junior", "J"],
    ["Distribuidora del Norte", "DN"],
    ["ñandú-sur", "ÑS"],
    ["", ""],
    ["__", ""],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
