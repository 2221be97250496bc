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
    async insertAmendments(request) {
      const body = request.body;
      return { report_id: await amendments.send(request.viewer, body) };
    },

    async amendments(request) {
      const { status } = request.query;
      return (await amendments.list(status)).map(amendmentRecord);
    },

    async updateAmendmentStatus(request) {
      const { id, ...decision } = request.query;
      return amendmentRecord(await amendments.review(actorOf(request), id, decision));
    },

    async applyAmendment(request) {
      return amendmentRecord(await amendments.apply(actorOf(request), request.params.id));
    },

    async reopenAmendment(request) {
      return amendmentRecord(await amendments.reopen(actorOf(request), request.params.id));
    },

    amendmentSender: (request) => amendments.sender(actorOf(request)),

    listAccounts: async () => (await accounts.list()).map(accountAnswer),

    async createAccount(request, reply) {
      const body = request.body;
      const { account, link } = await accounts.create(actorOf(request), body);
      return reply.code(201).send({ account: accountAnswer(account), link: linkAnswer(link) });
    },

    async changeAccount(request) {
      const change = request.body;
      return accountAnswer(await accounts.change(actorOf(request), request.params.id, change));
    },

    async createPasswordLink(request, reply) {
      const link = await accounts.createLink(actorOf(request), request.params.id);
      return reply.code(201).send(linkAnswer(link));
    },

    async endSessions(request, reply) {
      await accounts.endSessions(actorOf(request), request.params.id);
      return reply.code(204).send();
    },

    async removeSecondFactor(request, reply) {
      await accounts.removeSecondFactor(actorOf(request), request.params.id);
      return reply.code(204).send();
    },

    async getPasswordLink(request): Promise<Answer<"getPasswordLink">> {
      const { expiresAt, account } = await accounts.linkUse(request.params.token);
      return { expiresAt: instant(expiresAt), ...(account && { username: account.username }) };
    },

    async usePasswordLink(request, reply) {
      await accounts.usePasswordLink(request.params.token, request.body);
      return reply.code(204).send();
    },

    async listAudit(request) {
      const { limit = 50, ...filter } = request.query;
      return (await audit.list({ ...filter, limit })).map(auditAnswer);
    },
  } satisfies Handlers;
}
