import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compileCatalogue } from "../../build/compile-messages.ts";
import { partOf } from "../../build/message-parts.ts";

const read = (specifier: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(specifier)), "utf8");

describe("message catalogues", () => {
  it.each([
    "./en.json",
    "./es.json",
    "@caliper/catalogue-widgets/messages/en",
    "@caliper/catalogue-widgets/messages/es",
  ])("%s compiles, message by message", (specifier) => {
    const text = read(specifier);
    const compiled = compileCatalogue(text);
    expect(Object.keys(compiled)).toEqual(Object.keys(JSON.parse(text) as object));
    expect(Object.values(compiled)).not.toContainEqual([]);
  });
  it("treats tags as text", () => {
    expect(compileCatalogue('{"a":"<b>x</b>"}')).toEqual({ a: [{ type: 0, value: "<b>x</b>" }] });
  });
  it("reports the error in a message", () => {
    expect(() => compileCatalogue('{"a":"{count, plural, one {#}}"}')).toThrow(
      /MISSING_OTHER_CLAUSE/,
    );
  });
});

describe("a part of a catalogue", () => {
  const all = JSON.parse(read("@caliper/catalogue-widgets/messages/en")) as Record<string, string>;
  const ids = (part: "form" | "catalogue" | "administration") => Object.keys(partOf(all, part));
  it("contains whole areas", () => {
    const areas = new Set(ids("form").map((id) => id.split(".")[0]));
    expect(areas).toEqual(new Set(["failure", "session"]));
    expect(ids("form")).toEqual(Object.keys(all).filter((id) => /^(failure|session)\./.test(id)));
  });
  it("contains every message once, in `catalogue` or `administration`", () => {
    const both = [...ids("catalogue"), ...ids("administration")];
    expect(both.toSorted()).toEqual(Object.keys(all).toSorted());
    expect(ids("administration")).toContain("preview.commit");
    expect(ids("catalogue")).not.toContain("preview.commit");
  });
  it("rejects unknown areas", () => {
    expect(() => partOf({ "session.login": "Login", "failures.a": "" }, "form")).toThrow(
      "begins with failure.",
    );
  });
});
