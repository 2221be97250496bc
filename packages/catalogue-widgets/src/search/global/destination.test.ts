import type { CodeHit } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { exactProduct } from "./destination.ts";

const hit = (code: string, match: CodeHit["match"]): CodeHit => ({
  code,
  family: "brake_pads",
  type: "Brake Pads",
  match,
  detail: { en: "", es: "" },
  measures: {},
  certified: false,
});

describe("exactProduct", () => {
  it("prefers the product with that code to others that share it as FMSI number", () => {
    const own = hit("D1200", { kind: "exact", reason: "code" });
    const other = hit("D1200S", { kind: "exact", reason: "fmsi" });
    expect(exactProduct([other, own])).toBe(own);
  });
  it("is the only exact match, for any reason", () => {
    const only = hit("BR31338", { kind: "exact", reason: "interchange" });
    expect(exactProduct([only, hit("D12001", { kind: "prefix", reason: "code" })])).toBe(only);
  });
  it("is null if several match or none exactly", () => {
    const two = [
      hit("D12001", { kind: "exact", reason: "fmsi" }),
      hit("D12002", { kind: "exact", reason: "fmsi" }),
    ];
    expect(exactProduct(two)).toBeNull();
    expect(exactProduct([hit("D12001", { kind: "prefix", reason: "code" })])).toBeNull();
    expect(exactProduct([])).toBeNull();
  });
});
