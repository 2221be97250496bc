import type { FastifyBaseLogger } from "fastify";
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
import { createNewPasswordCheck } from "../accounts/password-rules.ts";
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
import { createUnknownCodes, maxPerWindow } from "../catalogue/unknown-codes.ts";
import { unknownCodesRepository } from "../catalogue/unknown-codes.repository.ts";
import { createHistory } from "../changes/history.ts";
import { createRetention } from "../changes/retention.ts";
import type { Config } from "../config.ts";
import type { OpenDatabase } from "../db/index.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { ordersRepository } from "../orders/orders.repository.ts";
import { createOrders } from "../orders/orders.service.ts";
import { interchangesRepository } from "../reports/interchanges.repository.ts";
import { filesRepository } from "../files/files.repository.ts";
import { createDerivedFiles } from "../files/derived-files.ts";
import { createFileStore } from "../files/file-store.ts";
import { createFilesService } from "../files/files.service.ts";
import { createUploads } from "../files/uploads.service.ts";
import { createPeriodicJobs } from "../periodic/periodic-jobs.ts";
import { createPublicPages } from "../public-pages/index.ts";
import type { Storage } from "../storage/index.ts";
import { createQueryUnderstanding } from "../query-understanding/index.ts";
import { createWorkbookLoads } from "../workbooks/workbook-loads.ts";
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
import { jsonKeys } from "./presenters/datasheet.ts";
import { embedFolder } from "./embed.ts";
import { relyingParty } from "./relying-party.ts";
import { createRenderQueue } from "./render-queue.ts";
import type { Handlers } from "./routes.ts";

type AppConfig = Pick<
  Config,
  | "breachedPasswords"
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

export interface ServicesOptions {
  readonly config: AppConfig;
  readonly database: OpenDatabase;
  readonly storage: Storage;
  /** How fast passwords can be tried; by default, 10 failures of an account in 15 minutes. */
  readonly limits?: Partial<LimitSettings>;
  /** Where the built script for other sites is. */
  readonly embed?: string;
  /** The clock of everything but imports, which run in a thread of their own. */
  readonly now?: () => number;
  readonly metrics?: Metrics | undefined;
  /** Whether the server is about to stop. */
  readonly isStopping?: () => boolean;
}

const importStages = ["upload", "refresh", "correctCell", "fixCells", "commit", "undo"] as const;

/** The services over a database and a storage, with the handlers of every operation. */
export function createServices(options: ServicesOptions, log: FastifyBaseLogger) {
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
  const checkNew = createNewPasswordCheck({
    url: config.breachedPasswords,
    onFailure: (error) => log.warn({ err: error }, "breached passwords could not be looked up"),
  });
  const ownAccount = createOwnAccount({ accounts, sessions, passwords, checkNew, changing });
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
  const queue = createRenderQueue();
  const publicPages = createPublicPages({ database, ...filed, derived, queue });
  const changes = changesRepository(database);
  const engine = createChanges({ database, changes, audit, now: clock });
  const store = createFileStore({ dataDir, storage });
  const uploads = createUploads({ ...filed, database, audit, store, now: clock });
  const started = startImports(database.config);
  const imports = options.metrics?.measured(started, importStages) ?? started;
  const understanding = createQueryUnderstanding(database, clock);
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
    checkNew,
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
      const detail = { unknownCodes: maxPerWindow, ...(address !== undefined && { address }) };
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
    ...catalogueHandlers({ catalogue, accounts: service, unknownCodes, files }),
    ...findHandlers({ catalogue, queryUnderstanding: understanding, unknownCodes }),
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
  const warmUp = async () => {
    started.warmUp();
    await understanding.warmUp();
  };
  const close = async () => void (await Promise.all([imports.close(), uses.close()]));
  return {
    handlers,
    callers: { sessions, required, keys: keyCallers, uses },
    sweep,
    warmUp,
    close,
    publicPages,
    queue,
  };
}
