import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import type { OperationId } from "@caliper/api-client/wire";
import { stringify } from "./json-text.ts";
import { admit, type Callers, requireBody } from "./access-hook.ts";
import { type Contract, type Operation, routingDocument } from "./contract.ts";
import {
  checkEncoding,
  closeQuery,
  dropEmpty,
  optionalParameters,
  refuseNul,
  validateByContract,
} from "./validation.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** Handles an operation: returns the body, unless it has sent a response itself. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A handler per operation; together they serve the whole contract. */
export type Handlers = Readonly<Partial<Record<OperationId, Handler>>>;

/** The name of the caller for the change log: a user, or an access key. */
export const actorOf = ({ viewer, keyCaller }: FastifyRequest) =>
  keyCaller ? `key ${keyCaller.key.name}` : viewer.username;

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
  validateByContract(app);
  // The tests validate every response against the contract; a compiled serializer would be no faster for
  // our tables, slows down the start and silently drops unknown fields.
  app.setSerializerCompiler(() => stringify);
  app.setReplySerializer(stringify);
  app.addHook("onRoute", (route) => guard(route, callers));
  await app.register(openapiGlue, {
    specification: routingDocument(contract),
    operationResolver: (id: string) => {
      const operation = contract.operations.get(id);
      const handler = operation && handlers[operation.id];
      if (!handler) throw new Error(`openapi.yaml has no operation ${id}`);
      // HEAD of the health checks, which monitors send; other paths would get the portal's document.
      const exposeHeadRoute = operation.method === "GET" && operation.session === "ignored";
      return { handler, exposeHeadRoute, config: { operation } } as unknown as RouteOptions;
    },
  });
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

/** The hooks before every handler; per route, because they need the operation. */
function guard(route: RouteOptions, callers: Callers): void {
  const { operation } = route.config ?? {};
  if (!operation) return;
  if (operation.largestBody !== undefined) route.bodyLimit = operation.largestBody;
  const schema = (route.schema ??= {});
  closeQuery(schema);
  const optional = optionalParameters(schema);
  route.onRequest = (request, _reply, done) => {
    checkEncoding(request);
    const admission = admit(request, operation, callers);
    if (admission) {
      admission.then(() => requireBody(request, operation)).then(() => done(), done);
      return;
    }
    requireBody(request, operation);
    done();
  };
  route.preValidation = (request, _reply, done) => {
    refuseNul(request);
    dropEmpty(request, optional);
    done();
  };
}
