import { expect, test } from "vitest";
import { checkJsonText } from "./json-body.ts";
import { Problem } from "./problems.ts";
import { requestValidators } from "./validation.ts";

const fields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [index, "a:{["])));

test.each([
  "",
  "not JSON }}]]:::",
  `${"[".repeat(12)}${"]".repeat(12)}`,
  fields(200),
  `[${[fields(200), fields(200)].join()}]`,
  JSON.stringify(`${"{".repeat(50)}\\":`),
  JSON.stringify("x".repeat(65_535)),
])("allows %#", (text) => {
  expect(() => checkJsonText(text)).not.toThrow();
});

test.each([
  ["12 levels", "[".repeat(13)],
  ["12 levels", '{"a":'.repeat(100_000)],
  ["250000 values", `[${"0,".repeat(250_001)}0]`],
  ["65536 characters", JSON.stringify("x".repeat(65_537))],
  ["65536 characters", `["\\u0000${"\\u0000".repeat(11_000)}"]`],
  ["200 fields", fields(201)],
  ["200 fields", `[{"a":${fields(201)}}]`],
  ["200 fields", `{"a":[{}],"b":"\\\\",${fields(200).slice(1)}`],
])("refuses more than %s", (limit, text) => {
  expect(() => checkJsonText(text)).toThrow(Problem);
  expect(() => checkJsonText(text)).toThrow(limit);
});

test("a small request gets all its errors, a large one the first", () => {
  const compile = requestValidators();
  const validate = compile({
    schema: { type: "array", items: { type: "string" } },
    method: "POST",
    url: "/",
    httpPart: "body",
  });
  for (const [count, errors] of [
    [5, 5],
    [100_000, 1],
  ] as const) {
    expect(validate(Array.from({ length: count }, () => 0))).toBe(false);
    expect(validate.errors).toHaveLength(errors);
  }
});
