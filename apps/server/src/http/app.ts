import type { Socket } from "node:net";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import { type FastifyBaseLogger, type FastifyInstance, fastify } from "fastify";
import { accountsRepository } from "../accounts/accounts.repository.ts";
import { createAccountAdministration } from "../accounts/administration.service.ts";
import { linksRepository } from "../accounts/links.repository.ts";
import { createAccountsService } from "../accounts/accounts.service.ts";
import { sessionsRepository } from "../accounts/sessions.repository.ts";
import { createOwnAccount } from "../accounts/own-account.service.ts";
import { createOwnChanges } from "../accounts/own-changes.ts";
import { passkeysRepository } from "../accounts/passkeys.repository.ts";
import { createPasskeys } from "../accounts/passkeys.service.ts";
import { createPasswordCheck } from "../accounts/password-checks.ts";
import { requiredFactors } from "../accounts/required-factors.ts";
import { secondFactorsRepository } from "../accounts/second-factors.repository.ts";
import { createSecondFactors } from "../accounts/second-factors.service.ts";
import { createSessions } from "../accounts/sessions.ts";
import { deviceSecret } from "../accounts/device-secret.repository.ts";
import { createKnownDevices } from "../accounts/known-devices.ts";
import { createSignInAttempts } from "../accounts/sign-in-attempts.ts";
import { signInCountsRepository } from "../accounts/sign-in-counts.repository.ts";
import { createSignInLimits, type LimitSettings } from "../accounts/sign-in-limits.ts";
import { createSignInSteps } from "../accounts/sign-in-steps.ts";
import { amendmentsRepository } from "../amendments/amendments.repository.ts";
import { createAmendments } from "../amendments/amendments.service.ts";
import { attentionRepository } from "../attention/attention.repository.ts";
import { createAttention } from "../attention/attention.service.ts";
import { auditRepository } from "../audit/audit.repository.ts";
import { changesRepository } from "../changes/changes.repository.ts";
import { createChanges } from "../changes/changes.service.ts";
import { startImports } from "../imports/imports-client.ts";
import { accessKeysRepository } from "../keys/access-keys.repository.ts";
import { createAccessKeys } from "../keys/access-keys.service.ts";
import { createKeyCallers } from "../keys/key-callers.ts";
import { createKeyUses } from "../keys/key-uses.ts";
import { historyHandlers } from "./handlers/history.ts";
import { loadingHandlers } from "./handlers/loading.ts";
import { layoutsRepository } from "../layouts/layouts.repository.ts";
import { createLayouts } from "../layouts/layouts.service.ts";
import { createCatalogue } from "../catalogue/index.ts";
import { productsRepository } from "../catalogue/products.repository.ts";
import { gtinsRepository } from "../catalogue/gtins.repository.ts";
import { createUnknownCodes, mostPerWindow } from "../catalogue/unknown-codes.ts";
import { unknownCodesRepository } from "../catalogue/unknown-codes.repository.ts";
import { createHistory } from "../changes/history.ts";
import { createRetention } from "../changes/retention.ts";
import type { Config } from "../config.ts";
import type { OpenDatabase } from "../db/index.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { ordersRepository } from "../orders/orders.repository.ts";
import { createOrders } from "../orders/orders.service.ts";
import { interchangesRepository } from "../reports/interchanges.repository.ts";
import { filesRepository } from "../files/files.repository.ts";
import { createDerivedFiles } from "../files/derived-files.ts";
import { createFileStore } from "../files/file-store.ts";
import { createFilesService } from "../files/files.service.ts";
import { createUploads } from "../files/uploads.service.ts";
import { createPeriodicJobs } from "../periodic/periodic-jobs.ts";
import { createPublicPages, readBrand } from "../public-pages/index.ts";
import type { Storage } from "../storage/index.ts";
import { createQueryUnderstanding } from "../query-understanding/index.ts";
import { createWorkbookLoads } from "../workbooks/workbook-loads.ts";
import { compressJson } from "./compress.ts";
import { type Contract, loadContract } from "./contract.ts";
import { accessKeyHandlers } from "./handlers/access-keys.ts";
import { attentionHandlers } from "./handlers/attention.ts";
import { catalogueHandlers } from "./handlers/catalogue.ts";
import { layoutHandlers } from "./handlers/layouts.ts";
import { embedHandlers } from "./handlers/embed.ts";
import { fileHandlers } from "./handlers/files.ts";
import { findHandlers } from "./handlers/find.ts";
import { orderHandlers } from "./handlers/orders.ts";
import { ownAccountHandlers } from "./handlers/own-account.ts";
import { passkeyHandlers } from "./handlers/passkeys.ts";
import { peopleHandlers } from "./handlers/people.ts";
import { operationsHandlers } from "./handlers/operations.ts";
import { secondFactorHandlers } from "./handlers/second-factor.ts";
import { sessionHandlers } from "./handlers/session.ts";
import { apiHeaders, strictTransport } from "./headers.ts";
import { readJsonBodies } from "./json-body.ts";
import { type LineStream, logAnswers, loggerOptions } from "./logging.ts";
import { measureAnswers } from "./measures.ts";
import { jsonKeys } from "./presenters/datasheet.ts";
import { embedFolder, serveEmbed } from "./embed.ts";
import { serveEmbeddedDatasheet } from "./embedded-datasheet.ts";
import { answerOtherOrigins } from "./origins.ts";
import { portalFolder, servePortal } from "./portal.ts";
import { answerError, Problem } from "./problems.ts";
import { refuseIndexing, servePublicPages } from "./public-pages.ts";
import { relyingParty } from "./relying-party.ts";
import { requestIdOf, sendRequestIds } from "./request-ids.ts";
import { requestLimit } from "./rate-limits.ts";
import { type Handlers, serveContract } from "./routes.ts";
import { type BodyPace, endSlowBodies } from "./slow-bodies.ts";
import { traceAnswers } from "./traces.ts";
import { requireTls, warnOfUnknownProxy } from "./transport.ts";

export type AppConfig = Pick<
  Config,
  | "dataDir"
  | "history"
  | "indexing"
  | "logLevel"
  | "plainHttp"
  | "publicUrl"
  | "rateLimit"
  | "secondFactorLevels"
  | "session"
  | "trustProxy"
>;

export interface AppOptions {
  readonly config: AppConfig;
  readonly database: OpenDatabase;
  readonly storage: Storage;
  readonly contract?: Contract;
  /** How fast passwords can be tried; by default, 10 failures of an account in 15 minutes. */
  readonly limits?: Partial<LimitSettings>;
  /** How slowly bodies may arrive. */
  readonly bodyPace?: BodyPace;
  /** Where the built portal is. */
  readonly portal?: string;
  /** Where the built script for other sites is. */
  readonly embed?: string;
  /** Instead of the server's own handlers, for tests of the routing itself. */
  readonly handlers?: Handlers;
  /** The clock of everything but imports, which run in a thread of their own. */
  readonly now?: () => number;
  readonly metrics?: Metrics | undefined;
  readonly tracing?: Tracing | undefined;
  /** Whether the server is about to stop. */
  readonly isStopping?: () => boolean;
  /** Receives the log's lines; standard output by default. */
  readonly log?: LineStream;
}

/** Node rejects longer headers itself (16 KiB); the contract limits path parameters. */
const longestParameter = 20_000;
/** The whole server except for listening: API, files and portal over an open, migrated database. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options;
  const contract = options.contract ?? loadContract();
  const app = fastify({
    ...loggerOptions(config.logLevel, options.log),
    trustProxy: config.trustProxy,
    genReqId: requestIdOf(config.trustProxy !== false),
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: longestParameter },
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

  const { handlers, callers, sweep, close, publicPages } = serverHandlers(options, app.log);
  scheduleCleanup(app, sweep);
  app.addHook("onClose", close);
  answerOtherOrigins(app, callers.keys);
  const limit = await requestLimit(app, config.rateLimit);
  await app.register(async (api) => {
    api.addHook("onRequest", (request, reply, done) => {
      reply.headers(apiHeaders);
      strictTransport(request, reply);
      done();
    });
    api.addHook("onSend", compressJson);
    await api.register(multipart);
    await serveContract(api, contract, options.handlers ?? handlers, { ...callers, limit });
  });
  const folder = options.portal ?? portalFolder;
  const site = { ...config, brand: readBrand(folder) };
  servePublicPages(app, publicPages, site, limit);
  const { embed = embedFolder, database } = options;
  await serveEmbed(app, embed);
  const { publicUrl } = config;
  serveEmbeddedDatasheet(app, { ...callers, limit, database, folder: embed, publicUrl });
  await servePortal(app, contract, {
    database,
    folder,
    limit,
    publicPages,
    site,
  });
  return app;
}

function serverHandlers(options: AppOptions, log: FastifyBaseLogger) {
  const { config, database, storage, limits, now, embed: folder = embedFolder } = options;
  const accounts = accountsRepository(database);
  const sessions = createSessions({
    sessions: sessionsRepository(database),
    times: config.session,
    onTouchFailure: (error) => log.error({ err: error }, "a session could not be touched"),
    ...(now && { now }),
  });
  const clock = now ?? Date.now;
  const audit = auditRepository(database, clock);
  const signInLimits = createSignInLimits({
    counts: signInCountsRepository(database),
    settings: limits,
    now: clock,
  });
  const devices = createKnownDevices(deviceSecret(database));
  const attempts = createSignInAttempts({ limits: signInLimits, devices, audit });
  const passwords = createPasswordCheck({ accounts, attempts });
  const changing = createOwnChanges({ database, accounts, sessions, audit });
  const ownAccount = createOwnAccount({ accounts, sessions, passwords, changing });
  const factors = secondFactorsRepository(database);
  const required = requiredFactors(config.secondFactorLevels);
  const secondFactors = createSecondFactors({
    factors,
    sessions,
    attempts,
    passwords,
    required,
    changing,
    now: clock,
  });
  const passkeys = createPasskeys({
    passkeys: passkeysRepository(database),
    factors,
    accounts,
    sessions,
    audit,
    changing,
    secret: deviceSecret(database),
    now: clock,
  });
  const partyOf = relyingParty(config.publicUrl);
  const service = createAccountsService({
    database,
    accounts,
    sessions,
    passwords,
    steps: createSignInSteps(factors, clock),
    secondFactors,
    devices,
    audit,
  });
  const { dataDir } = config;
  const filed = { files: filesRepository(database), products: productsRepository(database) };
  const derived = createDerivedFiles(dataDir);
  const files = createFilesService({ ...filed, storage, derived });
  const publicPages = createPublicPages({ database, products: filed.products, derived });
  const changes = changesRepository(database);
  const engine = createChanges({ database, changes, audit, now: clock });
  const store = createFileStore({ dataDir, storage });
  const uploads = createUploads({ ...filed, database, audit, store, now: clock });
  const started = startImports(database.config);
  const imports = options.metrics?.measured(started, importStages) ?? started;
  const layouts = createLayouts({
    database,
    layouts: layoutsRepository(database),
    audit,
    now: clock,
  });
  const amendments = createAmendments({
    database,
    amendments: amendmentsRepository(database),
    changes,
    engine,
    audit,
    now: clock,
  });
  const keys = accessKeysRepository(database);
  const keyCallers = createKeyCallers({ keys, accounts, now: clock });
  const uses = createKeyUses({
    keys,
    now: clock,
    onFailure: (error) => log.error({ err: error }, "the uses of access keys could not be stored"),
  });
  const accessKeys = createAccessKeys({
    database,
    keys,
    accounts,
    callers: keyCallers,
    uses,
    audit,
    now: clock,
  });
  const administration = createAccountAdministration({
    database,
    accounts,
    links: linksRepository(database),
    factors,
    sessions,
    audit,
    now: clock,
  });
  const catalogue = createCatalogue(database, jsonKeys);
  const orders = createOrders({
    orders: ordersRepository(database),
    accounts,
    nearest: catalogue.nearProducts,
    gtins: gtinsRepository(database),
    now: clock,
  });
  const unknownCodes = createUnknownCodes({
    codes: unknownCodesRepository(database),
    now: clock,
    onLimit: ({ actor, address }) => {
      const detail = { unknownCodes: mostPerWindow, ...(address !== undefined && { address }) };
      audit
        .record({ actor, action: "search.limited", target: actor, detail })
        .catch((error: unknown) =>
          log.error({ err: error }, "a limit of unknown codes could not be recorded"),
        );
    },
    onFull: (error) => log.error({ err: error }, "an unknown code could not be counted"),
  });
  const history = createHistory(database, clock);
  const retention = createRetention({ database, audit, defaults: config.history });
  const handlers: Handlers = {
    ...sessionHandlers({ accounts: service, times: config.session, required, passkeys, partyOf }),
    ...ownAccountHandlers(ownAccount, config.session),
    ...secondFactorHandlers(secondFactors, passkeys),
    ...passkeyHandlers({ passkeys, own: ownAccount, times: config.session, partyOf }),
    ...catalogueHandlers(catalogue, service, unknownCodes),
    ...findHandlers(createQueryUnderstanding(database, clock), unknownCodes),
    ...fileHandlers(files, uploads),
    ...loadingHandlers(imports, changes, createWorkbookLoads({ imports, layouts, store })),
    ...layoutHandlers(layouts),
    ...peopleHandlers({ accounts: administration, amendments, audit }),
    ...accessKeyHandlers(accessKeys),
    ...embedHandlers({ folder, publicUrl: config.publicUrl }),
    ...orderHandlers({ orders, interchanges: interchangesRepository(database) }),
    ...attentionHandlers(createAttention({ attention: attentionRepository(database), changes })),
    ...historyHandlers(history, retention),
    ...operationsHandlers(database, options.isStopping),
  };
  const jobs = createPeriodicJobs(database, clock);
  const sweepShared = async () =>
    void (await Promise.all([
      imports.sweep(),
      uploads.sweep().then(() => uploads.assignPictures()),
      retention.current().then((kept) => history.prune(kept)),
      signInLimits.sweep(),
      unknownCodes.sweep(),
    ]));
  const sweep = async () =>
    void (await Promise.all([
      uploads.sweepIncoming(),
      derived.sweep(),
      jobs.isDue("sweep").then((isDue) => (isDue ? sweepShared() : undefined)),
    ]));
  const close = async () => void (await Promise.all([imports.close(), uses.close()]));
  return {
    handlers,
    callers: { sessions, required, keys: keyCallers, uses },
    sweep,
    close,
    publicPages,
  };
}

const hour = 3_600_000;
const importStages = ["upload", "refresh", "correctCell", "fixCells", "commit", "undo"] as const;

/** Remains of uploads are deleted when the server starts, and every hour. */
function scheduleCleanup(app: FastifyInstance, clear: () => Promise<void>): void {
  const sweep = () => clear().catch((error: unknown) => app.log.error({ err: error }));
  const timer = setInterval(() => void sweep(), hour).unref();
  app.addHook("onListen", sweep);
  app.addHook("onClose", async () => clearInterval(timer));
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
    tooLong ? "The head of the request is too long" : "The request is not readable HTTP",
  );
  const body = JSON.stringify(problem.body("en"));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
