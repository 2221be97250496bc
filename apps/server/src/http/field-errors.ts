import type { FieldError } from "../refusal.ts";

/** One failure as Ajv reports it with `verbose: true`. */
export interface ValidationFailure {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly data?: unknown;
}

const places: Readonly<Record<string, string>> = { querystring: "query", params: "path" };
const longest = 100;
/** Maximum number of reported errors of a body. */
const mostFields = 20;

/** Describes the problem of each field, in the order found; the branches of a `oneOf` become one entry. */
export function fieldErrors(
  failures: readonly ValidationFailure[],
  context: string,
): readonly FieldError[] {
  const place = places[context] ?? context;
  const perField = new Map<string, { value: unknown; expected: string[] }>();
  for (const failure of failures) {
    if (failure.keyword === "oneOf" || failure.keyword === "anyOf") continue;
    const { name, value } = locate(failure);
    const field = shorten(`${place}${name}`);
    if (perField.size === mostFields && !perField.has(field)) break;
    const entry = perField.get(field) ?? { value, expected: [] };
    entry.expected.push(expectation(failure));
    perField.set(field, entry);
  }
  return [...perField].map(([field, { value, expected }]) => ({
    field,
    ...(value !== undefined && !isSecret(field) && { value: shortValue(value) }),
    expected: [...new Set(expected)].join(" or "),
  }));
}

function locate(failure: ValidationFailure): { name: string; value: unknown } {
  const { missingProperty, additionalProperty } = failure.params;
  if (typeof missingProperty === "string") {
    return { name: `${failure.instancePath}/${missingProperty}`, value: undefined };
  }
  if (typeof additionalProperty === "string") {
    const owner = failure.data as Record<string, unknown>;
    return {
      name: `${failure.instancePath}/${additionalProperty}`,
      value: owner[additionalProperty],
    };
  }
  return { name: failure.instancePath, value: failure.data };
}

function expectation({ keyword, params, message }: ValidationFailure): string {
  switch (keyword) {
    case "required":
      return "a value; it is required";
    case "additionalProperties":
      return "no field of this name";
    case "minLength":
      return `at least ${String(params["limit"])} character${params["limit"] === 1 ? "" : "s"}`;
    case "maxLength":
      return `at most ${String(params["limit"])} characters`;
    case "enum":
      return `one of ${(params["allowedValues"] as unknown[]).map(String).join(", ")}`;
    case "const":
      return JSON.stringify(params["allowedValue"]);
    case "type":
      return `a value of type ${String(params["type"])}`;
    case "minimum":
      return `at least ${String(params["limit"])}`;
    case "maximum":
      return `at most ${String(params["limit"])}`;
    default:
      return (message ?? keyword).replace(/^must /u, "to ");
  }
}

const secret = /password|contrasena|token/iu;
const isSecret = (field: string): boolean => secret.test(field);

function shortValue(value: unknown): unknown {
  if (typeof value === "string") return shorten(value);
  if (typeof value !== "object" || value === null) return value;
  const text = jsonOf(value);
  return shorten(text === undefined || secret.test(text) ? "an object" : text);
}

/** Undefined for values nested more deeply than the stack allows. */
function jsonOf(value: object): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
