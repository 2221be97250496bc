import type { Answer } from "@caliper/api-client/wire";
import type { AccountAdministration } from "../../accounts/administration.service.ts";
import type { AmendmentsService } from "../../amendments/amendments.service.ts";
import type { AuditRepository } from "../../audit/audit.repository.ts";
import { accountAnswer, auditAnswer, instant, linkAnswer } from "../presenters/accounts.ts";
import { amendmentRecord } from "../presenters/amendments.ts";
import { actorOf, type Handlers } from "../routes.ts";

interface Options {
  readonly accounts: AccountAdministration;
  readonly amendments: AmendmentsService;
  readonly audit: AuditRepository;
}

/** Amendments, accounts and the change log. */
export function peopleHandlers({ accounts, amendments, audit }: Options) {
  return {
    insertAmendments: async ({ viewer, body }) => ({
      report_id: await amendments.send(viewer, body),
    }),

    amendments: async ({ query }) => (await amendments.list(query.status)).map(amendmentRecord),

    async updateAmendmentStatus(request) {
      const { id, ...decision } = request.query;
      return amendmentRecord(await amendments.review(actorOf(request), id, decision));
    },

    applyAmendment: async (request) =>
      amendmentRecord(await amendments.apply(actorOf(request), request.params.id)),

    reopenAmendment: async (request) =>
      amendmentRecord(await amendments.reopen(actorOf(request), request.params.id)),

    amendmentSender: (request) => amendments.sender(actorOf(request)),

    listAccounts: async () => (await accounts.list()).map(accountAnswer),

    async createAccount(request) {
      const { account, link } = await accounts.create(actorOf(request), request.body);
      return { account: accountAnswer(account), link: linkAnswer(link) };
    },

    changeAccount: async (request) =>
      accountAnswer(await accounts.change(actorOf(request), request.params.id, request.body)),

    createPasswordLink: async (request) =>
      linkAnswer(await accounts.createLink(actorOf(request), request.params.id)),

    endSessions: (request) => accounts.endSessions(actorOf(request), request.params.id),

    removeSecondFactor: (request) =>
      accounts.removeSecondFactor(actorOf(request), request.params.id),

    async getPasswordLink(request): Promise<Answer<"getPasswordLink">> {
      const { expiresAt, account } = await accounts.linkUse(request.params.token);
      return { expiresAt: instant(expiresAt), ...(account && { username: account.username }) };
    },

    usePasswordLink: ({ params, body }) => accounts.usePasswordLink(params.token, body),

    async listAudit(request) {
      const { limit = 50, ...filter } = request.query;
      return (await audit.list({ ...filter, limit })).map(auditAnswer);
    },
  } satisfies Handlers;
}
