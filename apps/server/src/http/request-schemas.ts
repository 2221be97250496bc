import type { FastifySchema } from "fastify";
import type { Contract, ContractDocument, Operation } from "./contract.ts";

type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
}

interface RequestParts {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
}

/** Forms are streamed, so they have no body to validate. */
const form = "multipart/form-data";

/** Inlines `$ref`s. The contract has no circular ones. */
function resolver(document: ContractDocument): <Part>(part: Part) => Part {
  const byReference = new Map<string, unknown>();

  function target(reference: string): unknown {
    const resolved = reference
      .replace(/^#\//u, "")
      .split("/")
      .reduce<unknown>((part, name) => (part as Json | undefined)?.[name], document);
    if (resolved === undefined) throw new Error(`openapi.yaml has no ${reference}`);
    return resolved;
  }

  function resolve(part: unknown): unknown {
    if (typeof part !== "object" || part === null) return part;
    if (Array.isArray(part)) return part.map(resolve);
    const { $ref } = part as Json;
    if (typeof $ref !== "string")
      return Object.fromEntries(
        Object.entries(part).map(([name, value]) => [name, resolve(value)]),
      );
    // Shared, so that a validator is compiled once for all that refer to it.
    if (!byReference.has($ref)) byReference.set($ref, resolve(target($ref)));
    return byReference.get($ref);
  }

  return <Part>(part: Part) => resolve(part) as Part;
}

/** The schema of the path or query parameters. Other parameters are refused. */
function parametersIn(place: "path" | "query", parameters: readonly Parameter[]) {
  const here = parameters.filter((parameter) => parameter.in === place);
  return {
    type: "object",
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    required: here.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The schemas with which Fastify validates requests, by operation id. */
export function requestSchemas({ document, operations }: Contract): Map<string, FastifySchema> {
  const resolve = resolver(document);
  const schemaOf = ({ path, method }: Operation): FastifySchema => {
    const item = document.paths[path] ?? {};
    const { parameters = [], requestBody } = item[method.toLowerCase()] as RequestParts;
    const { parameters: shared = [] } = item as RequestParts;
    const all = resolve([...shared, ...parameters]);
    const { [form]: _form, ...content } = resolve(requestBody)?.content ?? {};
    return {
      params: parametersIn("path", all),
      querystring: parametersIn("query", all),
      ...(Object.keys(content).length > 0 && { body: { content } }),
    };
  };
  return new Map([...operations.values()].map((operation) => [operation.id, schemaOf(operation)]));
}
