import fc from "fast-check";
import type { Contract, Operation } from "../contract.ts";

/** The parts of a JSON schema from which values are generated. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header" | "cookie";
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** The values of a call. */
export interface FuzzedCall {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Arbitrary = fc.Arbitrary<unknown>;

const json = "application/json";
/** Arrays and objects below this depth are empty. */
const deepest = 6;

/** Texts that often break code. */
const hostileTexts = [
  "",
  " ",
  "0",
  "-1",
  "null",
  "%",
  "_",
  "'",
  '"',
  "\\",
  "'; drop table product; --",
  "../../etc/passwd",
  "<script>",
  "=1+1",
  "\u0000",
  "\u202e",
  "ñandú",
  "ﬁ",
  "1e999",
  "9".repeat(40),
  "__proto__",
  "constructor",
  "2026-02-30",
];

/**
 * Generates calls from the contract: mostly valid ones, some with a value of another type or without a required field.
 * @param known texts of earlier answers, from which later calls take values
 */
export function callsOf({ document }: Contract, known: readonly string[]) {
  const resolve = <Value>(value: Value & { readonly $ref?: string }): Value => {
    if (value.$ref === undefined) return value;
    const parts = value.$ref.replace("#/", "").split("/");
    const found = parts.reduce<unknown>((at, part) => Object(at)[part] as unknown, document);
    return resolve(found as Value & { readonly $ref?: string });
  };

  const text = (example: unknown): Arbitrary =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(example ?? "BR31338") },
      { weight: 4, arbitrary: fc.nat().map((at) => known[at % Math.max(1, known.length)] ?? "") },
      { weight: 2, arbitrary: fc.constantFrom(...hostileTexts) },
      { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 24 }) },
    );

  const number = ({ minimum = -10, maximum = 1_000_000, example }: Schema): Arbitrary =>
    fc.oneof(
      fc.constant(example ?? minimum),
      fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, 0, 0.5, -1),
      fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
    );

  function object(schemas: readonly Schema[], depth: number): Arbitrary {
    const properties: Record<string, Arbitrary> = {};
    for (const { properties: some = {} } of schemas)
      for (const [name, each] of Object.entries(some)) properties[name] = valueOf(each, depth + 1);
    const required = new Set(schemas.flatMap((schema) => schema.required ?? []));
    const requiredKeys = Object.keys(properties).filter((name) => required.has(name));
    return fc.oneof(
      { weight: 12, arbitrary: fc.record(properties, { requiredKeys }) },
      { weight: 1, arbitrary: fc.record(properties, { requiredKeys: [] }) },
    );
  }

  function validOf(given: Schema, depth: number): Arbitrary {
    const schema = resolve(given);
    const { enum: values, oneOf, anyOf, allOf, items, example = schema.examples?.[0] } = schema;
    if (values) return fc.constantFrom(...values);
    if ("const" in schema) return fc.constant(schema.const);
    const choices = oneOf ?? anyOf;
    if (choices) return fc.oneof(...choices.map((each) => valueOf(each, depth + 1)));
    if (allOf) return object([schema, ...allOf.map(resolve)], depth);
    const types = [schema.type ?? "object"].flat();
    return fc.oneof(
      ...types.map((type): Arbitrary => {
        switch (type) {
          case "string":
            return text(example);
          case "integer":
          case "number":
            return number({ ...schema, example });
          case "boolean":
            return fc.boolean();
          case "null":
            return fc.constant(null);
          case "array":
            return depth > deepest
              ? fc.constant([])
              : fc.array(valueOf(items ?? {}, depth + 1), { maxLength: 4 });
          default:
            return depth > deepest ? fc.constant({}) : object([schema], depth);
        }
      }),
    );
  }

  const valueOf = (schema: Schema, depth: number): Arbitrary =>
    fc.oneof(
      { weight: 30, arbitrary: validOf(schema, depth) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    );

  const wordOf = ({ schema, example }: Parameter): fc.Arbitrary<string> =>
    validOf({ ...resolve(schema), example: example ?? schema.example }, 0).map((value) =>
      typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
    );

  return ({ path, method }: Operation): fc.Arbitrary<FuzzedCall> => {
    const item = document.paths[path] as Readonly<Record<string, unknown>>;
    const described = item[method.toLowerCase()] as {
      readonly parameters?: readonly (Parameter & { $ref?: string })[];
      readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
    };
    const shared = (item["parameters"] ?? []) as readonly (Parameter & { $ref?: string })[];
    const parameters = [...shared, ...(described.parameters ?? [])].map((each) => resolve(each));
    const wordsIn = (place: Parameter["in"]) => {
      const own = parameters.filter((parameter) => parameter.in === place);
      const words = Object.fromEntries(own.map((parameter) => [parameter.name, wordOf(parameter)]));
      const required = own.filter((parameter) => parameter.required || place === "path");
      return fc.record(words, { requiredKeys: required.map(({ name }) => name) });
    };
    const body = described.requestBody?.content[json]?.schema;
    return fc.record({
      // An empty segment, or dots, would result in another path.
      path: wordsIn("path").map((words) =>
        Object.fromEntries(
          Object.entries(words).map(([name, word]) => [
            name,
            /^\.{0,2}$/u.test(word) ? "x" : word.toWellFormed(),
          ]),
        ),
      ),
      query: wordsIn("query"),
      body: body ? valueOf(body, 0) : fc.constant(undefined),
    });
  };
}

/** Adds texts of an answer to `known`, at most `most`. */
export function collectTexts(known: string[], answer: unknown, most = 500): void {
  if (known.length >= most) known.splice(0, most / 2);
  if (typeof answer === "string" && answer !== "" && answer.length < 100) known.push(answer);
  else if (typeof answer === "number") known.push(String(answer));
  else if (typeof answer === "object" && answer !== null)
    for (const each of Object.values(answer).slice(0, 5)) collectTexts(known, each, most);
}
