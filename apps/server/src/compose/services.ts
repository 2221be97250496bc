import type { FastifyBaseLogger } from "fastify";
import type { LimitSettings } from "../accounts/sign-in-limits.ts";
import { createAmendments } from "../amendments/amendments.service.ts";
import { createAttention } from "../attention/attention.service.ts";
import { createCatalogue } from "../catalogue/index.ts";
import { createStocks } from "../catalogue/stock.service.ts";
import { createUnknownCodes, maxPerWindow } from "../catalogue/unknown-codes.ts";
import { createApplying } from "../loading/apply/applying.ts";
import { createHistory } from "../loading/history/history.ts";
import { createRetention } from "../loading/history/retention.ts";
import type { Config } from "../config.ts";
import { catalogueRevision, type OpenDatabase } from "../db/index.ts";
import { createDerivedFiles } from "../files/derived-files.ts";
import { createFileStore } from "../files/file-store.ts";
import { createFilesService } from "../files/files.service.ts";
import { createUploads } from "../files/uploads.service.ts";
import { pageCalls } from "../http/page-calls.ts";
import { datasheetAnswers } from "../http/presenters/datasheet-answers.ts";
import { createRenderQueue } from "../http/render-queue.ts";
import { createImportReads } from "../loading/review/reads.ts";
import { startImports } from "../loading/imports-client.ts";
import { createJob } from "../job/job.service.ts";
import { createAccessKeys } from "../keys/access-keys.service.ts";
import { createKeyCallers } from "../keys/key-callers.ts";
import { createKeyUses } from "../keys/key-uses.ts";
import { createLayouts } from "../layouts/layouts.service.ts";
import { createLists } from "../lists/lists.service.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { createCodeMatches } from "../orders/code-matches.service.ts";
import { createCustomerOrders } from "../orders/customer-orders.service.ts";
import { createOrders } from "../orders/orders.service.ts";
import { createPeriodicJobs } from "../periodic/periodic-jobs.ts";
import { createPublicPages } from "../public-pages/index.ts";
import { createQueryUnderstanding } from "../query-understanding/index.ts";
import { createQuotationPdfs } from "../quotations/quotation-pdf.ts";
import { createQuotations } from "../quotations/quotations.service.ts";
import type { Storage } from "../storage/index.ts";
import { createUnanswered } from "../unanswered/unanswered.service.ts";
import { createWorkbookLoads } from "../workbooks/workbook-loads.ts";
import { composeAccounts } from "./accounts.ts";
import { createRepositories } from "./repositories.ts";

export interface ServicesOptions {
  readonly config: Pick<
    Config,
    "breachedPasswords" | "dataDir" | "history" | "secondFactorLevels" | "session"
  >;
  readonly database: OpenDatabase;
  readonly storage: Storage;
  /** How fast passwords can be tried; by default, 10 failures of an account in 15 minutes. */
  readonly limits?: Partial<LimitSettings>;
  /** The clock of everything but imports, which run in a thread of their own. */
  readonly now?: () => number;
  readonly metrics?: Metrics | undefined;
}

const importStages = [
  "upload",
  "refresh",
  "correctCell",
  "fixCells",
  "splitColumn",
  "commit",
  "undo",
] as const;

export type Services = ReturnType<typeof composeServices>;

/** The services over a database and a storage. */
export function composeServices(options: ServicesOptions, log: FastifyBaseLogger) {
  const { config, database, storage, now = Date.now } = options;
  const { dataDir } = config;
  const onFailure = (error: unknown, what: string) => log.error({ err: error }, what);
  const repositories = createRepositories(database, now);
  const { accounts, audit, changes, files, meta, products } = repositories;
  const people = composeAccounts({ ...options, repositories, now, onFailure });
  const stocks = createStocks({ database, ...repositories, now });
  const readers = { ...repositories, stocks };
  const catalogue = createCatalogue(readers);
  const { replacements } = catalogue;
  const queryUnderstanding = createQueryUnderstanding(readers, now);
  const unknownCodes = createUnknownCodes({
    codes: repositories.unknownCodes,
    now,
    onLimit: ({ actor, address }) => {
      const detail = { unknownCodes: maxPerWindow, ...(address !== undefined && { address }) };
      audit
        .record({ actor, action: "search.limited", target: actor, detail })
        .catch((error: unknown) =>
          onFailure(error, "a limit of unknown codes could not be recorded"),
        );
    },
    onFull: (error) => onFailure(error, "an unknown code could not be counted"),
  });

  const unanswered = createUnanswered({
    unanswered: repositories.unanswered,
    now,
    onFailure: (error) => onFailure(error, "unanswered searches could not be stored"),
  });

  const revision = catalogueRevision(database);
  const derived = createDerivedFiles(dataDir);
  const queue = createRenderQueue();
  const publicPages = createPublicPages({
    ...repositories,
    ...catalogue,
    revision,
    derived,
    queue,
  });
  const filesService = createFilesService({ files, products, storage, derived });
  const answers = datasheetAnswers(catalogue, filesService);
  const store = createFileStore({ dataDir, storage });
  const uploads = createUploads({ database, files, products, audit, store, now });

  const applying = createApplying({ database, ...repositories, now });
  const thread = startImports(database.config);
  const imports = options.metrics?.measured(thread, importStages) ?? thread;
  const importReads = createImportReads(changes);
  const lists = createLists({
    ...readers,
    database,
    replacements,
    orderedLines: async (accountId, order) =>
      (await repositories.orders.find(order, accountId))?.lines,
    now,
  });
  const quotationPdfs = createQuotationPdfs();
  const layouts = createLayouts({ database, layouts: repositories.layouts, audit, now });
  const history = createHistory(repositories.history, now);
  const retention = createRetention({ database, meta, audit, defaults: config.history });

  const keys = repositories.accessKeys;
  const callers = createKeyCallers({ keys, accounts, now });
  const uses = createKeyUses({
    keys,
    now,
    onFailure: (error) => onFailure(error, "the uses of access keys could not be stored"),
  });

  const jobs = createPeriodicJobs(database, meta, now);
  const sweepShared = async () =>
    void (await Promise.all([
      imports.sweep(),
      uploads.sweep().then(() => uploads.assignPictures()),
      retention.current().then((currentRetention) => history.prune(currentRetention)),
      people.limits.sweep(),
      unknownCodes.sweep(),
    ]));

  return {
    ...people,
    accessKeys: createAccessKeys({ database, keys, accounts, callers, uses, audit, now }),
    amendments: createAmendments({ ...repositories, database, applying, now }),
    answers,
    attention: createAttention({ ...repositories, ...queryUnderstanding, unanswered, now }),
    audit,
    callers: { sessions: people.sessions, required: people.required, keys: callers, uses },
    calls: pageCalls(answers, (error) => onFailure(error, "a call of a page failed")),
    catalogue,
    changes,
    files: filesService,
    history,
    importReads,
    imports,
    interchanges: repositories.interchanges,
    job: createJob({ ...readers, replacements }),
    layouts,
    lists,
    customerOrders: createCustomerOrders({ ...repositories, database, lists, now }),
    orders: createOrders({ orders: repositories.orders, accounts, replacements, now }),
    matchCodes: createCodeMatches({
      ...repositories,
      nearest: catalogue.nearProducts,
      replacements,
    }),
    publicPages,
    queue,
    quotations: createQuotations({ ...repositories, database, lists, now }),
    queryUnderstanding,
    quotationPdfs,
    retention,
    revision,
    stocks,
    unanswered,
    unknownCodes,
    uploads,
    workbooks: createWorkbookLoads({ imports, reads: importReads, layouts, store }),

    /** Runs the hourly cleanup. */
    sweep: async () =>
      void (await Promise.all([
        uploads.sweepIncoming(),
        derived.sweep(),
        jobs.isDue("sweep").then((isDue) => (isDue ? sweepShared() : undefined)),
      ])),
    /** Loads data and threads ahead of the first request. */
    warmUp: async () => {
      thread.warmUp();
      await queryUnderstanding.warmUp();
    },
    close: async () =>
      void (await Promise.all([
        imports.close(),
        quotationPdfs.close(),
        uses.close(),
        unanswered.close(),
      ])),
  };
}
