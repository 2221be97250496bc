import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Contract, loadContract } from "../contract.ts";

type Json = Readonly<Record<string, unknown>>;

interface ResponseObject {
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>;
}

/** The response that openapi.yaml describes. */
export interface DescribedAnswer {
  /** Media types; none when there is no body. */
  readonly mediaTypes: readonly string[];
  validate(mediaType: string, body: unknown): string[];
}

/**
 * Finds the contract's description of a response. Objects are closed: a key that the contract does
 * not define is an error here, although clients may ignore it.
 */
export function describedAnswers(contract: Contract = loadContract()) {
  const document = contract.document as unknown as Json;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  // By schema: operations share many, above all that of problems.
  const validators = new Map<Json, ValidateFunction>();

  function resolve(value: unknown): Json {
    const object = value as Json;
    const reference = object["$ref"];
    if (typeof reference !== "string") return object;
    const parts = reference.replace(/^#\//u, "").split("/");
    return resolve(parts.reduce<unknown>((at, part) => (at as Json)[part], document));
  }

  /** Without references, and closed; the parts of an `allOf` are closed as a whole. */
  function closed(value: unknown, open = false): unknown {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const schema = { ...resolve(value) };
    const { properties, allOf, oneOf, items, additionalProperties } = schema;
    if (properties) schema["properties"] = mapValues(properties as Json, (each) => closed(each));
    if (items) schema["items"] = closed(items);
    if (typeof additionalProperties === "object") {
      schema["additionalProperties"] = closed(additionalProperties);
    }
    if (Array.isArray(oneOf)) schema["oneOf"] = oneOf.map((each) => closed(each));
    if (Array.isArray(allOf)) schema["allOf"] = allOf.map((each) => closed(each, true));
    const isObject = properties !== undefined || allOf !== undefined;
    if (isObject && !open && additionalProperties === undefined) {
      schema["unevaluatedProperties"] = false;
    }
    return schema;
  }

  /** Undefined when the contract has no such status for the operation. */
  return (operationId: string, status: number): DescribedAnswer | undefined => {
    const operation = contract.operations.get(operationId);
    if (!operation) return undefined;
    const item = contract.document.paths[operation.path] as Readonly<Record<string, Json>>;
    const responses = item[operation.method.toLowerCase()]?.["responses"] as Json;
    const described = responses[String(status)];
    if (described === undefined) return undefined;
    const { content = {} } = resolve(described) as ResponseObject;
    return {
      mediaTypes: Object.keys(content),
      validate(mediaType, body) {
        const schema = resolve(content[mediaType]?.schema);
        const validator = validators.get(schema) ?? ajv.compile(closed(schema) as Json);
        validators.set(schema, validator);
        if (validator(body)) return [];
        return (validator.errors ?? []).map(
          (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
        );
      },
    };
  };
}

function mapValues(object: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** Every key of a body, at any depth. */
export function keysOf(value: unknown, into = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const each of value) keysOf(each, into);
  else if (typeof value === "object" && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      into.add(key);
      keysOf(each, into);
    }
  }
  return into;
}
