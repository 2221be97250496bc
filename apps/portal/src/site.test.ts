import { describe, expect, it } from "vitest";
import { wrongAddresses } from "../build/site-addresses.ts";
import { site } from "./site.ts";

describe("addresses outside the portal", () => {
  it("have defaults", () => {
    expect(wrongAddresses({})).toEqual([]);
    for (const address of Object.values(site)) expect(address).toMatch(/^https:\/\//u);
  });
  it.each(["https://portal.example/en?x=1", "http://10.0.0.2:8080"])("accept %s", (address) => {
    expect(wrongAddresses({ VITE_PORTAL_URL: address })).toEqual([]);
  });
  it.each(["portal.example", "javascript:alert(1)", "/portal"])("reject %s", (address) => {
    expect(wrongAddresses({ VITE_PORTAL_URL: address, VITE_OFFICIAL_PAGE: address })).toEqual([
      expect.stringContaining("VITE_OFFICIAL_PAGE"),
      expect.stringContaining("VITE_PORTAL_URL"),
    ]);
  });
});
