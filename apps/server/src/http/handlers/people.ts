import type { FastifyRequest } from "fastify";
import type { Body, Query, Wire } from "@caliper/api-client/wire";
import type { AccountAdministration, Link } from "../../accounts/administration.service.ts";
import type { AmendmentsService } from "../../amendments/amendments.service.ts";
import type { AuditAction, AuditRepository } from "../../audit/audit.repository.ts";
import type { Handlers } from "../routes.ts";

interface Options {
  readonly accounts: AccountAdministration;
  readonly amendments: AmendmentsService;
  readonly audit: AuditRepository;
}

const actorOf = ({ viewer }: FastifyRequest) => viewer.username ?? "";
const idOf = (request: FastifyRequest) => (request.params as { id: number }).id;
const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token;

const linkOf = ({ token, expiresAt }: Link): Wire<"PasswordLink"> => ({
  path: `/password/${token}`,
  expiresAt: new Date(expiresAt).toISOString(),
});

/** Corrections, accounts, and the log of who changed what. */
export function peopleHandlers({ accounts, amendments, audit }: Options) {
  return {
    async insertAmendments(request) {
      const body = request.body as Body<"insertAmendments">;
      return { report_id: await amendments.send(request.viewer, body) };
    },

    amendments(request) {
      return amendments.list((request.query as Query<"amendments">).status);
    },

    updateAmendmentStatus(request) {
      const { id, ...decision } = request.query as Query<"updateAmendmentStatus">;
      return amendments.review(actorOf(request), id, decision);
    },

    applyAmendment: (request) => amendments.apply(actorOf(request), idOf(request)),

    listAccounts: () => accounts.list(),

    async createAccount(request, reply) {
      const body = request.body as Body<"createAccount">;
      const { account, link } = await accounts.create(actorOf(request), body);
      return reply.code(201).send({ account, link: linkOf(link) });
    },

    changeAccount(request) {
      return accounts.change(
        actorOf(request),
        idOf(request),
        request.body as Body<"changeAccount">,
      );
    },

    async createPasswordLink(request, reply) {
      return reply
        .code(201)
        .send(linkOf(await accounts.createLink(actorOf(request), idOf(request))));
    },

    async endSessions(request, reply) {
      await accounts.endSessions(actorOf(request), idOf(request));
      return reply.code(204).send();
    },

    getPasswordLink: (request) => accounts.linkUse(tokenOf(request)),

    async usePasswordLink(request, reply) {
      await accounts.usePasswordLink(tokenOf(request), request.body as Body<"usePasswordLink">);
      return reply.code(204).send();
    },

    async listAudit(request): Promise<Wire<"AuditEntry">[]> {
      const { limit = 50, ...filter } = request.query as Query<"listAudit">;
      const rows = await audit.list({ ...filter, limit });
      return rows.map(({ id, at, actor, action, target, detail }) => ({
        id,
        at: new Date(at).toISOString(),
        actor,
        action: action as AuditAction,
        target,
        detail: JSON.parse(detail) as Record<string, unknown>,
      }));
    },
  } satisfies Handlers;
}
