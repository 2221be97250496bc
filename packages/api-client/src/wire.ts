/**
 * The wire as openapi.yaml describes it: types for both sides, and the operations as data. Pure, so
 * that the server imports it too.
 */
import { type Admission, isAdmitted, type Viewer } from "@caliper/catalogue-model";
import { operationTable } from "./generated/operations.ts";
import type { components, operations, paths } from "./generated/schema.ts";

export type { Endpoint } from "./generated/endpoints.ts";
export type { components, operations, paths };

/** A schema of the contract by name: `Wire<"CodeHit">`. */
export type Wire<Name extends keyof components["schemas"]> = components["schemas"][Name];

/** `"searchByCode"`, `"fichaInfo"` and so on. */
export type OperationId = keyof typeof operationTable;

export interface OperationFacts extends Admission {
  readonly method: "GET" | "PUT" | "POST" | "DELETE" | "HEAD" | "PATCH";
  /** As the contract writes it, with `{name}` for path parameters. */
  readonly path: keyof paths;
}

export const operationFacts: Readonly<Record<OperationId, OperationFacts>> = operationTable;

export const operationIds = Object.keys(operationTable) as readonly OperationId[];

/** Whether `x-levels`, or `x-scopes` for an access key, lets the viewer call the operation at all. */
export function mayCall(operation: OperationId, viewer: Viewer): boolean {
  return isAdmitted(operationFacts[operation], viewer);
}

/** The same with every property and list readonly. */
export type DeepReadonly<Type> = Type extends object
  ? { readonly [Key in keyof Type]: DeepReadonly<Type[Key]> }
  : Type;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { readonly body: DeepReadonly<Content[keyof Content]> }
  : { readonly body?: undefined };

/** Parameters and body of a call. */
export type Input<Id extends OperationId> = Omit<operations[Id]["parameters"], "cookie"> &
  BodyOf<operations[Id]>;

/** The JSON body of a success; nothing where an operation answers with a file. */
export type Reply<Id extends OperationId> = operations[Id] extends { responses: infer Responses }
  ? JsonContent<Responses[keyof Responses & (200 | 201 | 202)]>
  : never;

type JsonContent<Answer> = Answer extends { content: { "application/json": infer Body } }
  ? Body
  : never;

/** The JSON body of an operation's response with status 200. */
export type Answer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: infer Ok };
}
  ? JsonContent<Ok>
  : never;

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = operations[Id] extends {
  parameters: { query?: infer Parameters };
}
  ? NonNullable<Parameters>
  : never;

/** The path parameters of an operation. */
export type Path<Id extends OperationId> = operations[Id] extends {
  parameters: { path: infer Parameters };
}
  ? Parameters
  : never;

/** The JSON body of an operation's request. */
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Content } };
}
  ? Content
  : never;
