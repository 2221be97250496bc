import type {
  FastifyInstance,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
} from "fastify";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { Problem } from "./problems.ts";

/**
 * Validates requests against the contract. Query strings and paths arrive as text, so numbers in
 * them are read; bodies are taken as they are.
 */
export function validateByContract(app: FastifyInstance): void {
  const shared = { strict: false, allErrors: true, verbose: true } as const;
  const text = new Ajv2020({ ...shared, coerceTypes: true, useDefaults: true });
  // JSON can contain numbers beyond a double, such as 1e400, which would become null.
  const bodies = new Ajv2020({ ...shared, coerceTypes: false, strictNumbers: true });
  for (const ajv of [text, bodies]) addFormats(ajv);
  app.setValidatorCompiler<Record<string, unknown>>(({ schema, httpPart }) =>
    compiledLater(httpPart === "body" ? bodies : text, schema),
  );
}

/** Compiled at the first request: most of a start would be spent on schemas not needed yet. */
function compiledLater(ajv: Ajv2020, schema: Record<string, unknown>): FastifyValidator {
  let compiled: ValidateFunction | undefined;
  const validate: FastifyValidator = (data) => {
    compiled ??= ajv.compile(schema);
    const valid = compiled(data);
    validate.errors = compiled.errors as FastifyValidator["errors"];
    return valid;
  };
  return validate;
}

type FastifyValidator = ReturnType<FastifySchemaCompiler<unknown>>;

interface QuerySchema {
  type: "object";
  properties: Readonly<Record<string, unknown>>;
  required?: readonly string[];
  additionalProperties?: boolean;
}

/** An OpenAPI document can't say it: a parameter that the contract does not name is refused. */
export function closeQuery(schema: FastifySchema): void {
  const query = (schema.querystring ?? { type: "object", properties: {} }) as QuerySchema;
  schema.querystring = { ...query, additionalProperties: false };
}

/** Names of the parameters that may be left out. */
export function optionalParameters(schema: FastifySchema): readonly string[] {
  const query = schema.querystring as QuerySchema | undefined;
  return Object.keys(query?.properties ?? {}).filter((name) => !query?.required?.includes(name));
}

/**
 * Refuses a query string that isn't percent-encoded UTF-8 before anything reads it: the parser
 * would accept it unchanged.
 */
export function checkEncoding(request: FastifyRequest): void {
  const { url } = request;
  if (!url.includes("%")) return;
  try {
    decodeURIComponent(url.slice(url.indexOf("?") + 1));
  } catch {
    throw new Problem("bad-request", "The address is not percent-encoded UTF-8", {
      errors: [{ field: "query", expected: "percent-encoded UTF-8" }],
    });
  }
}

/** An optional parameter without a value (`year=`) is how the published clients leave it out. */
export function dropEmpty(request: FastifyRequest, optional: readonly string[]): void {
  const query = request.query as Record<string, unknown>;
  for (const name of optional) if (query[name] === "") delete query[name];
}

/** No column contains a NUL, and PostgreSQL refuses to compare with one. */
export function refuseNul(request: FastifyRequest): void {
  const field =
    nulIn(request.params, "path") ?? nulIn(request.query, "query") ?? nulIn(request.body, "body");
  if (field === undefined) return;
  throw new Problem("bad-request", `${field} holds a NUL character`, {
    errors: [{ field, expected: "text without NUL characters" }],
  });
}

/** Bodies are shallow: the schema refuses what is nested deeper than the contract. */
const deepest = 12;

/** Where a NUL is. The way there is put together only when there is one: a body may have thousands of values. */
function nulIn(value: unknown, field: string, depth = 0): string | undefined {
  if (typeof value === "string") return value.includes("\0") ? field : undefined;
  if (typeof value !== "object" || value === null || depth > deepest) return undefined;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const found = nulIn(value[index], "", depth + 1);
      if (found !== undefined) return `${field}/${index}${found}`;
    }
    return undefined;
  }
  for (const name of Object.keys(value)) {
    if (name.includes("\0")) return field;
    const found = nulIn((value as Record<string, unknown>)[name], "", depth + 1);
    if (found !== undefined) return `${field}/${name}${found}`;
  }
  return undefined;
}
