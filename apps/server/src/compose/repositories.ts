import { accountsRepository } from "../accounts/accounts.repository.ts";
import { linksRepository } from "../accounts/links.repository.ts";
import { passkeysRepository } from "../accounts/passkeys.repository.ts";
import { quotationsRepository } from "../quotations/quotations.repository.ts";
import { secondFactorsRepository } from "../accounts/second-factors.repository.ts";
import { sessionsRepository } from "../accounts/sessions.repository.ts";
import { signInCountsRepository } from "../accounts/sign-in-counts.repository.ts";
import { amendmentsRepository } from "../amendments/amendments.repository.ts";
import { attentionRepository } from "../attention/attention.repository.ts";
import { catalogueRepositories } from "../catalogue/repositories.ts";
import { historyRepository } from "../loading/history/history.repository.ts";
import type { OpenDatabase } from "../db/index.ts";
import { filesRepository } from "../files/files.repository.ts";
import { jsonKeys } from "../http/presenters/datasheet.ts";
import { accessKeysRepository } from "../keys/access-keys.repository.ts";
import { layoutsRepository } from "../layouts/layouts.repository.ts";
import { listsRepository } from "../lists/lists.repository.ts";
import { metaRepository } from "../meta/meta.repository.ts";
import { ordersRepository } from "../orders/orders.repository.ts";
import { publicPartsRepository } from "../public-pages/public-parts.repository.ts";
import { namesRepository } from "../query-understanding/names.repository.ts";
import { interchangeSetsRepository } from "../reports/interchanges.repository.ts";
import { unansweredRepository } from "../unanswered/unanswered.repository.ts";
import { loadingRepositories } from "./loading.ts";

export type Repositories = ReturnType<typeof createRepositories>;

/** Every repository over a database, built once. */
export const createRepositories = (database: OpenDatabase, now: () => number = Date.now) => ({
  ...catalogueRepositories(database, jsonKeys, now),
  ...loadingRepositories(database, now),
  accessKeys: accessKeysRepository(database),
  accounts: accountsRepository(database),
  amendments: amendmentsRepository(database),
  attention: attentionRepository(database, now),
  files: filesRepository(database),
  history: historyRepository(database),
  interchanges: interchangeSetsRepository(database),
  layouts: layoutsRepository(database),
  links: linksRepository(database),
  lists: listsRepository(database),
  meta: metaRepository(database),
  names: namesRepository(database),
  orders: ordersRepository(database, now),
  passkeys: passkeysRepository(database),
  publicParts: publicPartsRepository(database),
  quotations: quotationsRepository(database),
  secondFactors: secondFactorsRepository(database),
  sessions: sessionsRepository(database),
  signInCounts: signInCountsRepository(database),
  unanswered: unansweredRepository(database),
});
