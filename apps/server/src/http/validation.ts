import type { FastifyRequest, FastifySchema, FastifySchemaCompiler } from "fastify";
import { Ajv2020, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { Problem } from "./problems.ts";
import { message } from "../messages/message.ts";

/** The errors of larger requests, in values, are not all collected: an error costs more than the value. */
const maxValuesToExplain = 1000;

/**
 * Compiles the validator of a part of requests. Query strings and paths arrive as text, so numbers in them are parsed; bodies
 * are not converted. A validator reports all errors of a small request and the first one of a large one.
 */
export function requestValidators(): FastifySchemaCompiler<Record<string, unknown>> {
  const text = bothKinds({ coerceTypes: true, useDefaults: true });
  // JSON can contain numbers beyond a double, such as 1e400, which would become null.
  const bodies = bothKinds({ coerceTypes: false, strictNumbers: true });
  return ({ schema, httpPart }) => compiledLater(httpPart === "body" ? bodies : text, schema);
}

interface BothKinds {
  /** Stops at the first error. */
  readonly first: Ajv2020;
  readonly all: Ajv2020;
}

function bothKinds(options: Options): BothKinds {
  // The contract is checked before it is served; compiling the schema of schemas would block the first request for 50 ms.
  const common = { ...options, strict: false, validateSchema: false, verbose: true };
  const make = (allErrors: boolean) => addFormats(new Ajv2020({ ...common, allErrors }));
  return { first: make(false), all: make(true) };
}

/** Compiled at the first request: most of a start would be spent on schemas not needed yet. */
function compiledLater({ first, all }: BothKinds, schema: Record<string, unknown>) {
  let stopping: ValidateFunction | undefined;
  let explaining: ValidateFunction | undefined;
  const validate: FastifyValidator = (data) => {
    stopping ??= first.compile(schema);
    if (stopping(data)) return true;
    let { errors } = stopping;
    if (countValues(data, maxValuesToExplain) <= maxValuesToExplain) {
      explaining ??= all.compile(schema);
      explaining(data);
      ({ errors } = explaining);
    }
    validate.errors = errors as FastifyValidator["errors"];
    return false;
  };
  return validate;
}

/** Counts the values of an array or object, and stops above `limit`. */
function countValues(value: unknown, limit: number): number {
  if (typeof value !== "object" || value === null) return 1;
  let count = 1;
  for (const inner of Array.isArray(value) ? (value as unknown[]) : Object.values(value)) {
    count += countValues(inner, limit - count);
    if (count > limit) break;
  }
  return count;
}

type FastifyValidator = ReturnType<FastifySchemaCompiler<unknown>>;

interface QuerySchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
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
    throw new Problem("bad-request", message("request.notEncoded"), {
      errors: [{ field: "query", expected: message("expected.encoded") }],
    });
  }
}

/** Published clients omit an optional parameter by sending it without a value (`year=`). */
export function dropEmpty(request: FastifyRequest, optional: readonly string[]): void {
  const query = request.query as Record<string, unknown>;
  for (const name of optional) if (query[name] === "") delete query[name];
}

/** No column contains a NUL, and PostgreSQL refuses to compare with one. */
export function refuseNul(request: FastifyRequest): void {
  const field =
    nulIn(request.params, "path") ?? nulIn(request.query, "query") ?? nulIn(request.body, "body");
  if (field === undefined) return;
  throw new Problem("bad-request", message("request.nul", { field }), {
    errors: [{ field, expected: message("expected.withoutNul") }],
  });
}

/** Bodies are shallow: the schema refuses what is nested deeper than the contract. */
const deepest = 12;

/** The path of a NUL. It is built only when there is one, because a body may have thousands of values. */
function nulIn(value: unknown, field: string, depth = 0): string | undefined {
  if (typeof value === "string") return value.includes("\0") ? field : undefined;
  if (typeof value !== "object" || value === null || depth > deepest) return undefined;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const place = nulIn(value[index], "", depth + 1);
      if (place !== undefined) return `${field}/${index}${place}`;
    }
    return undefined;
  }
  for (const name of Object.keys(value)) {
    if (name.includes("\0")) return field;
    const place = nulIn((value as Record<string, unknown>)[name], "", depth + 1);
    if (place !== undefined) return `${field}/${name}${place}`;
  }
  return undefined;
}
