import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";

/** Measures every request by its operation; pages and files by the pattern of their path. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onRequest", (request, reply, done) => {
    metrics.requestStarted();
    // Also when the caller aborts.
    reply.raw.once("close", () => {
      const { operation } = request.routeOptions.config;
      const name = operation?.id ?? request.routeOptions.url ?? "unknown";
      metrics.requestEnded(name, reply.statusCode, reply.elapsedTime / 1000);
    });
    done();
  });
}
