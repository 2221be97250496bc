import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TracedRequest, Tracing } from "../tracing/tracing.ts";

/** Traces every request by its operation; pages and files by the pattern of their path. */
export function traceAnswers(app: FastifyInstance, tracing: Tracing): void {
  const traced = new WeakMap<FastifyRequest, TracedRequest>();
  app.addHook("onRequest", (request, reply, done) => {
    const { config, url: route = "unknown" } = request.routeOptions;
    const span = tracing.startRequest(
      config.operation?.id ?? `${request.method} ${route}`,
      request.headers,
      {
        "http.request.method": request.method,
        "http.route": route,
        "caliper.request_id": request.id,
      },
    );
    // Also when the caller breaks off.
    reply.raw.once("close", () => span.end(reply.statusCode));
    traced.set(request, span);
    span.run(done);
  });
  // The end of a body is an event of the connection, which knows nothing of the request.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = traced.get(request);
    if (span) span.run(done);
    else done();
  });
}
