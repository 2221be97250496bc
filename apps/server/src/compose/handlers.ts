import type { Config } from "../config.ts";
import { accessKeyHandlers } from "../http/handlers/access-keys.ts";
import { attentionHandlers } from "../http/handlers/attention.ts";
import { catalogueHandlers } from "../http/handlers/catalogue.ts";
import { embedHandlers } from "../http/handlers/embed.ts";
import { fileHandlers } from "../http/handlers/files.ts";
import { findHandlers } from "../http/handlers/find.ts";
import { historyHandlers } from "../http/handlers/history.ts";
import { layoutHandlers } from "../http/handlers/layouts.ts";
import { listHandlers } from "../http/handlers/lists.ts";
import { loadingHandlers } from "../http/handlers/loading.ts";
import { operationsHandlers } from "../http/handlers/operations.ts";
import { orderHandlers } from "../http/handlers/orders.ts";
import { ownAccountHandlers } from "../http/handlers/own-account.ts";
import { passkeyHandlers } from "../http/handlers/passkeys.ts";
import { peopleHandlers } from "../http/handlers/people.ts";
import { quotationHandlers } from "../http/handlers/quotations.ts";
import { secondFactorHandlers } from "../http/handlers/second-factor.ts";
import { sessionHandlers } from "../http/handlers/session.ts";
import { relyingParty } from "../http/relying-party.ts";
import type { Handlers } from "../http/routes.ts";
import type { Services } from "./services.ts";

interface Options {
  readonly config: Pick<Config, "publicUrl" | "session">;
  /** Where the built script for other sites is. */
  readonly embed: string;
  /** Rejects where the catalogue cannot be read. */
  readonly requireCatalogue: () => Promise<void>;
  /** Whether the server is about to stop. */
  readonly isStopping?: () => boolean;
}

/** The handlers of every operation of the contract. */
export function composeHandlers(services: Services, options: Options): Handlers {
  const { config, embed: folder, requireCatalogue, isStopping } = options;
  const { session: times, publicUrl } = config;
  const { amendments, audit, catalogue, changes, files, importReads, imports, interchanges } =
    services;
  const { layouts, orders } = services;
  const { ownAccount: own, passkeys, required, secondFactors, service: accounts } = services;
  const { job, understanding: queryUnderstanding, unanswered, unknownCodes } = services;
  const { uploads, workbooks } = services;
  const partyOf = relyingParty(publicUrl);
  return {
    ...sessionHandlers({ accounts, times, required, passkeys, partyOf }),
    ...ownAccountHandlers(own, times),
    ...secondFactorHandlers(secondFactors, passkeys),
    ...passkeyHandlers({ passkeys, own, times, partyOf }),
    ...catalogueHandlers({ catalogue, accounts, unknownCodes, answers: services.answers }),
    ...findHandlers({ catalogue, job, queryUnderstanding, unanswered, unknownCodes }),
    ...fileHandlers(files, uploads),
    ...loadingHandlers(imports, importReads, changes, workbooks),
    ...layoutHandlers(layouts),
    ...peopleHandlers({ accounts: services.administration, amendments, audit }),
    ...accessKeyHandlers(services.accessKeys),
    ...embedHandlers({ folder, publicUrl }),
    ...orderHandlers({
      orders,
      customerOrders: services.customerOrders,
      matchCodes: services.matchCodes,
      interchanges,
      unknownCodes,
    }),
    ...listHandlers(services.lists),
    ...quotationHandlers(services.quotations, services.quotationPdfs),
    ...attentionHandlers(services.attention, unanswered),
    ...historyHandlers(services.history, services.retention, services.stocks),
    ...operationsHandlers(requireCatalogue, isStopping),
  };
}
