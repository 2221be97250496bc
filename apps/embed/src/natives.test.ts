import { parseAst } from "vite";
import { expect, it } from "vitest";
import { withNatives } from "../build/natives.ts";

const changed = (code: string) =>
  withNatives(`${code};export {}`, parseAst(`${code};export {}`) as never)?.replace(
    /;export \{\}\nimport [^]*$/u,
    "",
  );

it.each([
  ["a.entries()", "caliperOwn_entries(a)"],
  ["(a || b).reduce(f, 0)", "caliperOwn_reduce((a || b),f, 0)"],
  ["Array.from(a).entries()", "caliperOwn_entries(caliperOwn_from(a))"],
  ["a.bind(b, ...c).bind(d)", "caliperOwn_bind(caliperOwn_bind(a,b, ...c),d)"],
  ["a?.b.remove()", "caliperOwn_remove(a?.b)"],
  ["a?.remove()", "caliperOwn_remove(a)"],
  ["x instanceof Element", "x instanceof caliperOwn_DomElement"],
  [
    "JSON.stringify(a.map((b) => b.remove()))",
    "caliperOwn_stringify(a.map((b) => caliperOwn_remove(b)))",
  ],
])("changes %s", (code, expected) => {
  expect(changed(code)).toBe(expected);
});

it.each(["Object.entries(a)", "a?.entries().next()", "a.remove?.()", "super_.b", "a['remove']()"])(
  "leaves %s",
  (code) => {
    expect(changed(code)).toBeUndefined();
  },
);
