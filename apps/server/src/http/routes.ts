import {
  fastify,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  type FastifySchemaCompiler,
  type RouteHandlerMethod,
  type RouteOptions,
} from "fastify";
import openapiGlue from "fastify-openapi-glue";
import type { Body, OperationId, Path, Query } from "@caliper/api-client/wire";
import { stringify } from "./json-text.ts";
import { admit, type Callers, requireBody } from "./access-hook.ts";
import { type Contract, type Operation, routingDocument } from "./contract.ts";
import {
  checkEncoding,
  closeQuery,
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

/** Handles an operation: returns the body, unless it has sent a response itself. */
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

/** A route without its handler. */
interface ContractRoute extends Pick<RouteOptions, "method" | "url"> {
  readonly schema: FastifySchema;
  readonly operation: Operation;
}

interface ReadContract {
  readonly routes: readonly ContractRoute[];
  /** Keeps the validators that it has compiled. */
  readonly validators: FastifySchemaCompiler<Record<string, unknown>>;
}

const alreadyRead = new WeakMap<Contract, Promise<ReadContract>>();

/** Reads a contract once per process: checking it takes longer than the rest of a server's start, and tests start many. */
function readContract(contract: Contract): Promise<ReadContract> {
  const read = alreadyRead.get(contract) ?? readRoutes(contract);
  alreadyRead.set(contract, read);
  return read;
}

async function readRoutes(contract: Contract): Promise<ReadContract> {
  const routes: ContractRoute[] = [];
  const reader = fastify({ exposeHeadRoutes: false });
  reader.addHook("onRoute", ({ method, url, schema = {}, config }) => {
    if (!config?.operation) return;
    closeQuery(schema);
    routes.push({ method, url, schema, operation: config.operation });
  });
  await reader.register(openapiGlue, {
    specification: routingDocument(contract),
    operationResolver: (id: string) =>
      ({ config: { operation: contract.operations.get(id) } }) as unknown as RouteOptions,
  });
  return { routes, validators: requestValidators() };
}

/**
 * Creates a route for every operation of the contract.
 * @throws Error when an operation has no handler, or a handler no operation.
 */
export async function serveContract(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  callers: Callers,
): Promise<void> {
  checkComplete(contract, handlers);
  const { routes, validators } = await readContract(contract);
  app.setValidatorCompiler(validators);
  // The tests validate every response against the contract; a compiled serializer would be no faster for
  // our tables, slows down the start and silently drops unknown fields.
  app.setSerializerCompiler(() => stringify);
  app.setReplySerializer(stringify);
  for (const { method, url, schema, operation } of routes) {
    // Validation makes the request what the contract describes.
    const handler = handlers[operation.id] as RouteHandlerMethod | undefined;
    if (!handler) continue;
    app.route({
      method,
      url,
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
): Pick<RouteOptions, "bodyLimit" | "onRequest" | "preValidation"> {
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
  };
}
