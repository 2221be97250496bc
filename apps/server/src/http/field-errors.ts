import { truncate } from "@caliper/catalogue-model";
import type { Wire } from "@caliper/api-client/wire";
import { list, type Message, type MessageLanguage, message } from "../messages/message.ts";
import { render } from "../messages/render.ts";
import type { FieldError } from "../refusal.ts";

/** One failure as Ajv reports it with `verbose: true`. */
export interface ValidationFailure {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
}

const places: Readonly<Record<string, string>> = { querystring: "query", params: "path" };
/** Maximum number of reported errors of a body. */
const maxFields = 20;

/** Describes the problem of each field, in the order found; the branches of a `oneOf` become one entry. */
export function fieldErrors(
  failures: readonly ValidationFailure[],
  context: string,
): readonly FieldError[] {
  const place = places[context] ?? context;
  const perField = new Map<string, { value: unknown; expected: Map<string, Message> }>();
  for (const failure of failures) {
    if (failure.keyword === "oneOf" || failure.keyword === "anyOf") continue;
    const { name, value } = locate(failure);
    const field = `${place}${name}`;
    if (perField.size === maxFields && !perField.has(field)) break;
    const entry = perField.get(field) ?? { value, expected: new Map() };
    const expected = expectation(failure);
    entry.expected.set(JSON.stringify(expected), expected);
    perField.set(field, entry);
  }
  return [...perField].map(([field, { value, expected }]) => ({
    field,
    ...(value !== undefined && { value }),
    expected: anyOf([...expected.values()]),
  }));
}

const anyOf = (messages: readonly Message[]): Message => {
  const [first] = messages;
  return first && messages.length === 1 ? first : list(messages, "or");
};

/** An invalid field on the wire: the beginning of its name and of its value, which is left out where it is a secret. */
export function fieldBody(
  { field, value, expected }: FieldError,
  language: MessageLanguage,
): Wire<"FieldError"> {
  return {
    field: truncate(field),
    ...(value !== undefined && !isSecret(field) && { value: shortValue(value) }),
    expected: render(expected, language),
  };
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

function expectation({ keyword, params }: ValidationFailure): Message {
  const limit = Number(params["limit"]);
  switch (keyword) {
    case "required":
      return message("expected.required");
    case "additionalProperties":
      return message("expected.noField");
    case "enum":
      return message("expected.oneOf", {
        known: list((params["allowedValues"] as unknown[]).map(String)),
      });
    case "const":
      return list([JSON.stringify(params["allowedValue"])]);
    case "type":
      return message("expected.type", { type: String(params["type"]) });
    case "minimum":
    case "maximum":
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
    case "minProperties":
    case "maxProperties":
      return message(`expected.${keyword}`, { limit });
    case "pattern":
      return message("expected.pattern", { pattern: String(params["pattern"]) });
    case "format":
      return message("expected.format", { format: String(params["format"]) });
    case "uniqueItems":
      return message("expected.uniqueItems");
    default:
      return message("expected.other", { rule: keyword });
  }
}

const secret = /password|contrasena|token/iu;
const isSecret = (field: string): boolean => secret.test(field);

function shortValue(value: unknown): unknown {
  if (typeof value === "string") return truncate(value);
  if (typeof value !== "object" || value === null) return value;
  const text = jsonOf(value);
  return text === undefined || secret.test(text) ? "an object" : truncate(text);
}

/** Undefined for values nested more deeply than the stack allows. */
function jsonOf(value: object): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
