import { requireCatalogue } from "../db/index.ts";
import type { HttpOptions } from "../http/app.ts";
import { embedFolder } from "../http/embed.ts";
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
import type { Services, ServicesOptions } from "./services.ts";

/** The handlers of every operation of the contract. */
export function composeHandlers(
  services: Services,
  options: HttpOptions & ServicesOptions,
): Handlers {
  const { config, database, embed: folder = embedFolder, isStopping } = options;
  const { session: times, publicUrl } = config;
  const signingIn = { ...services, times, partyOf: relyingParty(publicUrl) };
  return {
    ...sessionHandlers(signingIn),
    ...ownAccountHandlers(services.ownAccount, times),
    ...secondFactorHandlers(services.secondFactors, services.passkeys),
    ...passkeyHandlers(signingIn),
    ...catalogueHandlers(services),
    ...findHandlers(services),
    ...fileHandlers(services.files, services.uploads),
    ...loadingHandlers(
      services.imports,
      services.importReads,
      services.changes,
      services.workbooks,
    ),
    ...layoutHandlers(services.layouts),
    ...peopleHandlers({ ...services, accounts: services.administration }),
    ...accessKeyHandlers(services.accessKeys),
    ...embedHandlers({ folder, publicUrl }),
    ...orderHandlers(services),
    ...listHandlers(services.lists),
    ...quotationHandlers(services.quotations, services.quotationPdfs),
    ...attentionHandlers(services.attention, services.unanswered),
    ...historyHandlers(services.history, services.retention, services.stocks),
    ...operationsHandlers(() => requireCatalogue(database), isStopping),
  };
}
