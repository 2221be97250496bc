import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compileCatalogue } from "../../build/compile-messages.ts";
import { idsShownBy } from "../../build/message-parts.ts";

const read = (specifier: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(specifier)), "utf8");

describe("message catalogues", () => {
  it.each([
    "./en.json",
    "./es.json",
    "@caliper/catalogue-widgets/messages/en",
    "@caliper/catalogue-widgets/messages/es",
    "@caliper/administration/messages/en",
    "@caliper/administration/messages/es",
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

describe("the texts that the widgets of a folder show", () => {
  const all = Object.keys(
    JSON.parse(read("@caliper/catalogue-widgets/messages/en")) as Record<string, string>,
  );
  it("are those of their ids and of the modules that they import", () => {
    const ids = idsShownBy("session", all);
    expect(ids).toContain("session.login");
    expect(ids).toContain("failure.crashed");
    expect([...ids].filter((id) => id.startsWith("search."))).toEqual([]);
  });
  it("need a folder", () => {
    expect(() => idsShownBy("sessions", all)).toThrow("no module sessions/index.ts");
  });
});
