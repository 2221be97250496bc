import { anonymous, viewerOf } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import en from "../messages/en.json" with { type: "json" };
import { failureReason } from "./failureReason.ts";

const client = viewerOf({ username: "c1", level: "CLIENTE", flags: [], warehouses: [] });
const texts: Readonly<Record<string, string>> = en;
const textOf = (...args: Parameters<typeof failureReason>) => texts[failureReason(...args)];

const kinds = [
  "network",
  "server",
  "unauthorized",
  "forbidden",
  "notFound",
  "invalid",
  "key",
  "origin",
  "fetch",
] as const;

describe("failureReason", () => {
  it("has a separate text for each kind", () => {
    const shown = kinds.map((kind) => textOf(kind, client));
    expect(new Set(shown).size).toBe(kinds.length);
    expect(shown).not.toContain(undefined);
  });

  it("reports an ended session to signed-in users only", () => {
    expect(textOf("unauthorized", client)).toMatch(/session has ended/);
    for (const kind of kinds) expect(textOf(kind, anonymous)).not.toMatch(/session|Your account/);
  });
});
