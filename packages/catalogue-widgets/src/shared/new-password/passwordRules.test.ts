import { describe, expect, it } from "vitest";
import { problemsOf } from "./passwordRules.ts";

const good = "correct-horse-battery";

describe("problemsOf", () => {
  it.each([
    ["", "", { password: "tooShort" }],
    ["eleven-char", "eleven-char", { password: "tooShort" }],
    ["twelve-chars", "twelve-chars", {}],
    [good, "correct-horse-batterY", { again: "different" }],
    [good, good, {}],
    // Eleven characters of two units each.
    ["🔧".repeat(11), "🔧".repeat(11), { password: "tooShort" }],
  ])("%s, repeated %s", (password, again, problems) => {
    expect(problemsOf({ username: undefined, password, again })).toEqual(problems);
  });
  it("requires a name for the first administrator", () => {
    expect(problemsOf({ username: " ", password: good, again: good })).toEqual({
      username: "nameNeeded",
    });
    expect(problemsOf({ username: "admin", password: good, again: good })).toEqual({});
  });
});
