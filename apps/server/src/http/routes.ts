import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifyServerOptions,
  RouteHandlerMethod,
  RouteOptions,
} from "fastify";
import type { Body, OperationId, Path, Query } from "@caliper/api-client/wire";
import { stringify } from "./json-text.ts";
import { admit, type Callers, requireBody } from "./access-hook.ts";
import type { Contract, Operation } from "./contract.ts";
import { requestSchemas } from "./request-schemas.ts";
import {
  checkEncoding,
  dropEmpty,
  optionalParameters,
  refuseNul,
  requestValidators,
} from "./validation.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** Handles an operation: returns the body, unless it has sent a response itself. The contract has its status. */
export type Handler<Id extends OperationId> = (
  request: ContractRequest<Id>,
  reply: FastifyReply,
) => unknown;

/** The request of an operation as the contract describes it: a handler runs after validation. */
export type ContractRequest<Id extends OperationId> = FastifyRequest<{
  Querystring: Query<Id>;
  Params: Path<Id>;
  Body: Body<Id>;
}>;

/** A handler per operation; together they serve the whole contract. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

/** The name of the caller for the change log: a user, or an access key. */
export const actorOf = ({ viewer, keyCaller }: FastifyRequest) =>
  keyCaller ? `key ${keyCaller.key.name}` : viewer.username;

const schemasByContract = new WeakMap<Contract, ReadonlyMap<string, FastifySchema>>();

/** Made once per process, so that a validator is compiled once: tests start many servers. */
function schemasOf(contract: Contract): ReadonlyMap<string, FastifySchema> {
  const schemas = schemasByContract.get(contract) ?? requestSchemas(contract);
  schemasByContract.set(contract, schemas);
  return schemas;
}

type Factory = NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"];

const validators = requestValidators();

/**
 * How Fastify validates requests and writes answers; its own compilers would be loaded at every start. The tests validate
 * every response against the contract; a compiled serializer would be no faster for our tables, slows down the start and
 * silently drops unknown fields.
 */
export const compilersFactory = {
  buildValidator: () => validators,
  buildSerializer: () => () => stringify,
  // Fastify's type expects its own compilers, which take other arguments than it gives.
} as unknown as Factory;

/**
 * Creates a route for every operation of the contract.
 * @throws Error when an operation has no handler, or a handler no operation.
 */
export function serveContract(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  callers: Callers,
): void {
  checkComplete(contract, handlers);
  const schemas = schemasOf(contract);
  app.setReplySerializer(stringify);
  for (const operation of contract.operations.values()) {
    const schema = schemas.get(operation.id) ?? {};
    // Validation makes the request what the contract describes.
    const handler = handlers[operation.id] as RouteHandlerMethod | undefined;
    if (!handler) continue;
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/gu, ":$1"),
      // Fastify marks the schema of a route that it has prepared.
      schema: { ...schema },
      config: { operation },
      // HEAD of the health checks, which monitors send; other paths would get the portal's document.
      exposeHeadRoute: operation.method === "GET" && operation.session === "ignored",
      ...guards(operation, schema, callers),
      handler,
    });
  }
}

function checkComplete({ operations }: Contract, handlers: Handlers): void {
  const served = new Set<string>(Object.keys(handlers));
  const lacking = [...operations.values()]
    .filter((operation) => !served.has(operation.id))
    .map((operation) => operation.id);
  const surplus = [...served].filter((id) => !operations.has(id));
  if (lacking.length > 0) {
    throw new Error(`openapi.yaml describes, but no handler serves: ${lacking.join(", ")}`);
  }
  if (surplus.length > 0) {
    throw new Error(`Handlers that openapi.yaml does not describe: ${surplus.join(", ")}`);
  }
}

/** What runs before the handler of an operation. */
function guards(
  operation: Operation,
  schema: FastifySchema,
  callers: Callers,
): Pick<RouteOptions, "bodyLimit" | "onRequest" | "preValidation" | "preHandler"> {
  const optional = optionalParameters(schema);
  return {
    ...(operation.largestBody !== undefined && { bodyLimit: operation.largestBody }),
    onRequest: (request, _reply, done) => {
      checkEncoding(request);
      const admission = admit(request, operation, callers);
      if (admission) {
        admission.then(() => requireBody(request, operation)).then(() => done(), done);
        return;
      }
      requireBody(request, operation);
      done();
    },
    preValidation: (request, _reply, done) => {
      refuseNul(request);
      dropEmpty(request, optional);
      done();
    },
    preHandler: (_request, reply, done) => {
      reply.code(operation.status);
      done();
    },
  };
}
