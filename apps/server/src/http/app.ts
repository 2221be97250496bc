import type { Socket } from "node:net";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import { type FastifyInstance, fastify } from "fastify";
import type { Config } from "../config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { readBrand } from "../public-pages/index.ts";
import type { Tracing } from "../tracing/tracing.ts";
import type { Callers } from "./access-hook.ts";
import { compressJson } from "./compress.ts";
import { type Contract, loadContract } from "./contract.ts";
import { apiHeaders, strictTransport } from "./headers.ts";
import { readJsonBodies } from "./json-body.ts";
import { type LineStream, logAnswers, loggerOptions } from "./logging.ts";
import { measureAnswers } from "./measures.ts";
import { embedFolder, serveEmbed } from "./embed.ts";
import { serveEmbeddedDatasheet } from "./embedded-datasheet.ts";
import { answerOtherOrigins } from "./origins.ts";
import { portalFolder, servePortal } from "./portal.ts";
import { answerError, Problem } from "./problems.ts";
import { refuseIndexing, servePublicPages } from "./public-pages.ts";
import { requestIdOf, sendRequestIds } from "./request-ids.ts";
import { requestLimits } from "./rate-limits.ts";
import type { RenderingOptions } from "./rendered-pages.ts";
import { compilersFactory, type Handlers, serveContract } from "./routes.ts";
import { type BodyPace, endSlowBodies } from "./slow-bodies.ts";
import { traceAnswers } from "./traces.ts";
import { requireTls, warnOfUnknownProxy } from "./transport.ts";
import { message } from "../messages/message.ts";
import { hour, minute } from "../units.ts";

export interface HttpOptions {
  readonly config: Pick<
    Config,
    "indexing" | "logLevel" | "plainHttp" | "publicUrl" | "rateLimit" | "trustProxy"
  >;
  readonly contract?: Contract;
  /** How slowly bodies may arrive. */
  readonly bodyPace?: BodyPace;
  /** Where the built portal is. */
  readonly portal?: string;
  /** Where the built script for other sites is. */
  readonly embed?: string;
  readonly metrics?: Metrics | undefined;
  readonly tracing?: Tracing | undefined;
  /** Whether the server is about to stop. */
  readonly isStopping?: () => boolean;
  /** Receives the log's lines; standard output by default. */
  readonly log?: LineStream;
}

/** What the server serves. */
export interface Served extends Omit<RenderingOptions, "renderings"> {
  readonly handlers: Handlers;
  readonly callers: Omit<Callers, "limit">;
  readonly sweep: () => Promise<void>;
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Node rejects longer headers itself (16 KiB); the contract limits path parameters. */
const longestParameter = 20_000;
/** How long a connection may be silent, in ms: the last batch of an upload waits for its comparison. */
const maxSilence = 10 * minute;
/** How long a request may take to arrive, in ms; `endSlowBodies` ends slow ones earlier. */
const maxUpload = 30 * minute;

/** A server with its log and what applies to every request, without routes; does not listen yet. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { config } = options;
  const app = fastify({
    ...loggerOptions(config.logLevel, options.log),
    trustProxy: config.trustProxy,
    genReqId: requestIdOf(config.trustProxy !== false),
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    connectionTimeout: maxSilence,
    requestTimeout: maxUpload,
    routerOptions: { maxParamLength: longestParameter },
    schemaController: { compilersFactory },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerUnreadable,
  });
  sendRequestIds(app);
  if (options.tracing) traceAnswers(app, options.tracing);
  if (options.metrics) measureAnswers(app, options.metrics);
  if (options.isStopping) endConnections(app, options.isStopping);
  logAnswers(app, config.logLevel);
  if (!config.indexing) refuseIndexing(app);
  warnOfUnknownProxy(app);
  if (!config.plainHttp) requireTls(app);
  endSlowBodies(app, options.bodyPace);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser("text/plain");
  readJsonBodies(app);
  // Read only where a session is needed, not for every image.
  await app.register(cookie, { hook: false });

  return app;
}

/** Adds the routes of the API, the embed, the public pages and the portal. */
export async function addRoutes(
  app: FastifyInstance,
  options: HttpOptions,
  served: Served,
): Promise<void> {
  const { config } = options;
  const contract = options.contract ?? loadContract();
  const { handlers, callers, sweep, warmUp, close, publicPages, queue, revision, calls } = served;
  scheduleCleanup(app, sweep);
  startWarm(app, warmUp);
  app.addHook("onClose", close);
  answerOtherOrigins(app, callers.keys);
  const { calls: limit, renderings } = await requestLimits(app, config.rateLimit);
  const rendered = { revision, publicPages, renderings, queue, calls };
  await app.register(async (api) => {
    api.addHook("onRequest", (request, reply, done) => {
      reply.headers(apiHeaders);
      strictTransport(request, reply);
      done();
    });
    api.addHook("onSend", compressJson);
    await api.register(multipart);
    serveContract(api, contract, handlers, { ...callers, limit });
  });
  const folder = options.portal ?? portalFolder;
  const site = { ...config, brand: readBrand(folder) };
  servePublicPages(app, publicPages, site, limit);
  const { embed = embedFolder } = options;
  await serveEmbed(app, embed);
  const { publicUrl } = config;
  const operation = contract.operations.get("fichaInfo");
  if (operation)
    serveEmbeddedDatasheet(app, {
      ...callers,
      ...rendered,
      limit,
      operation,
      folder: embed,
      publicUrl,
    });
  await servePortal(app, contract, { ...rendered, folder, site, limit });
}

/** Remains of uploads are deleted when the server starts, and every hour. */
function scheduleCleanup(app: FastifyInstance, clear: () => Promise<void>): void {
  const sweep = () => clear().catch((error: unknown) => app.log.error({ err: error }));
  const timer = setInterval(() => void sweep(), hour).unref();
  app.addHook("onListen", sweep);
  app.addHook("onClose", async () => clearInterval(timer));
}

/** Prepares what the first requests would otherwise wait for, while the server already answers. */
function startWarm(app: FastifyInstance, warmUp: () => Promise<void>): void {
  let warming: Promise<void> | undefined;
  app.addHook("onListen", (done) => {
    warming = warmUp().catch((error: unknown) => app.log.error({ err: error }));
    done();
  });
  app.addHook("onClose", () => warming);
}

/** Makes callers open new connections, which the proxy sends to other servers, when this one is about to stop. */
function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping()) reply.header("connection", "close");
    done(null, payload);
  });
}

/** Invalid HTTP, or a header that is too long, never becomes a request. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLong = error.code === "HPE_HEADER_OVERFLOW";
  const problem = new Problem(
    "bad-request",
    tooLong ? message("request.headTooLong") : message("request.notReadable"),
  );
  const body = JSON.stringify(problem.body("en"));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
