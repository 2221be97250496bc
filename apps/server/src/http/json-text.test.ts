import { describe, expect, it } from "vitest";
import { jsonText, stringify } from "./json-text.ts";

describe("stringify", () => {
  it("writes what JSON.stringify writes", () => {
    const value = { a: [1, 'x"y', null, { b: true }], c: undefined, ñ: "\u0000" };
    expect(stringify(value)).toBe(JSON.stringify(value));
  });

  it("inserts JSON texts in place, in any order and number", () => {
    const rows = jsonText<number[]>('[1,{"a":"b\\"c"}]');
    const value = { first: rows, nested: [{ rows: jsonText("[]") }, rows], last: "end" };
    expect(JSON.parse(stringify(value))).toEqual({
      first: [1, { a: 'b"c' }],
      nested: [{ rows: [] }, [1, { a: 'b"c' }]],
      last: "end",
    });
  });

  it("writes any text as text", () => {
    const value = { text: "$&$1 0 1", rows: jsonText("[]") };
    expect(JSON.parse(stringify(value))).toEqual({ text: "$&$1 0 1", rows: [] });
  });
});
