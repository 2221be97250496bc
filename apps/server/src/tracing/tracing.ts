import type { IncomingHttpHeaders } from "node:http";
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { LogEvent } from "kysely";
import type { OpenDatabase } from "../db/index.ts";
import type { PreparedQuery, RunQuery } from "../db/prepared-query.ts";
import type { Storage } from "../storage/index.ts";
import type { TracingSettings } from "./settings.ts";

export interface TracedRequest {
  /** Runs what belongs to the request: its queries and calls become parts of its span. */
  run(work: () => void): void;
  /** @param status of the answer */
  end(status: number): void;
}

export type Tracing = ReturnType<typeof createTracing>;

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const name = sampler.replace("parentbased_", "");
  const root =
    name === "always_on"
      ? new AlwaysOnSampler()
      : name === "always_off"
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}

/**
 * Spans of requests, of their queries and of calls of the storage, sent by OTLP over HTTP. They contain operations, patterns of paths and
 * statements without values: nothing that callers sent.
 */
export function createTracing(settings: TracingSettings) {
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "caliper" }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("caliper");

  const start = (name: string, attributes: Attributes, startTime?: number): Span =>
    tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, attributes, ...(startTime !== undefined && { startTime }) },
      contexts.active(),
    );
  const fail = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR });
  /** Only within a request: the server's own work would be a trace per query. */
  const isTraced = () => trace.getSpan(contexts.active()) !== undefined;

  async function within<Result>(
    name: string,
    attributes: Attributes,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (!isTraced()) return work();
    const span = start(name, attributes);
    try {
      return await work();
    } catch (error) {
      fail(span);
      throw error;
    } finally {
      span.end();
    }
  }

  const statement = (system: OpenDatabase["dialect"], text: string): Attributes => ({
    "db.system.name": system === "postgres" ? "postgresql" : "sqlite",
    "db.query.text": text,
  });
  const verbOf = (text: string) => /^\s*(\w+)/u.exec(text)?.[1]?.toLowerCase() ?? "query";

  return {
    /** Starts the span of a request, within the trace that its header `traceparent` names. */
    startRequest(
      name: string,
      headers: IncomingHttpHeaders,
      attributes: Attributes,
    ): TracedRequest {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, span);
      return {
        run: (work) => contexts.with(context, work),
        end(status) {
          span.setAttribute("http.response.status_code", status);
          if (status >= 500) fail(span);
          span.end();
        },
      };
    },

    /** Takes what Kysely reports of a query that has ended. */
    takeQuery(system: OpenDatabase["dialect"], { level, query, queryDurationMillis }: LogEvent) {
      if (!isTraced()) return;
      const startedAt = Date.now() - queryDurationMillis;
      const span = start(verbOf(query.sql), statement(system, query.sql), startedAt);
      if (level === "error") fail(span);
      span.end();
    },

    /** Traces prepared queries. */
    prepared(database: OpenDatabase): OpenDatabase {
      const { dialect } = database;
      const traced =
        (run: RunQuery): RunQuery =>
        <Row>(query: PreparedQuery) =>
          within(verbOf(query.sql), statement(dialect, query.sql), () => run<Row>(query));
      return { ...database, run: traced(database.run), runLong: traced(database.runLong) };
    },

    /** Traces calls of the storage; reading what it returns is not part of their time. */
    storage(storage: Storage): Storage {
      const traced = <Name extends "put" | "open" | "find" | "copy" | "remove">(name: Name) =>
        ((...values: unknown[]) =>
          within(`storage ${name}`, {}, () =>
            Reflect.apply(
              storage[name] as (...all: unknown[]) => Promise<unknown>,
              storage,
              values,
            ),
          )) as Storage[Name];
      return {
        place: storage.place,
        check: () => storage.check(),
        list: (prefix) => storage.list(prefix),
        put: traced("put"),
        open: traced("open"),
        find: traced("find"),
        copy: traced("copy"),
        remove: traced("remove"),
      };
    },

    /** Sends the last spans. */
    close: () => provider.shutdown(),
  };
}
