import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Connections } from "../db/index.ts";

/** In seconds: from a cached response to an import of a large sheet. */
const answerBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const importBuckets = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The server's metrics for Prometheus. Labels never contain values of callers, such as codes or names.
 * @param connections to the database, where it has a pool
 */
export function createMetrics(connections: () => Connections | undefined) {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor time, garbage collection, and the delay of the event loop.
  collectDefaultMetrics({ register: registry });

  const answers = new Histogram({
    name: "caliper_http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer, by operation of the contract",
    labelNames: ["operation", "status"] as const,
    buckets: answerBuckets,
    registers,
  });
  const requests = new Gauge({
    name: "caliper_http_requests_in_progress",
    help: "Requests without a complete answer",
    registers,
  });
  const imports = new Histogram({
    name: "caliper_import_stage_duration_seconds",
    help: "Time of a stage of an import; upload of the last batch includes the comparison and the commit; of a preview, the first second of the comparison",
    labelNames: ["stage", "outcome"] as const,
    buckets: importBuckets,
    registers,
  });
  if (connections()) {
    new Gauge({
      name: "caliper_database_connections",
      help: "Connections of the pool by state, and queries that wait for one",
      labelNames: ["state"] as const,
      registers,
      collect() {
        const { total, idle, waiting } = connections() ?? { total: 0, idle: 0, waiting: 0 };
        this.set({ state: "busy" }, total - idle);
        this.set({ state: "idle" }, idle);
        this.set({ state: "waiting" }, waiting);
      },
    });
  }

  return {
    requestStarted: () => requests.inc(),
    /** @param seconds that the answer took */
    requestEnded(operation: string, status: number, seconds: number): void {
      requests.dec();
      answers.observe({ operation, status }, seconds);
    },

    /** Measures the methods of `service` that are stages. */
    measured<Service extends object>(
      service: Service,
      stages: readonly (keyof Service & string)[],
    ): Service {
      const changed: Partial<Service> = {};
      for (const stage of stages) {
        const method = service[stage] as (...values: unknown[]) => Promise<unknown>;
        const timed = async (...values: unknown[]): Promise<unknown> => {
          const stop = imports.startTimer({ stage });
          try {
            const result = await Reflect.apply(method, service, values);
            stop({ outcome: "done" });
            return result;
          } catch (error) {
            stop({ outcome: "failed" });
            throw error;
          }
        };
        changed[stage] = timed as Service[typeof stage];
      }
      return { ...service, ...changed };
    },

    /** In the format of Prometheus. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
