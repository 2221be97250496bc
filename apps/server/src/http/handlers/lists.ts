import type { FastifyRequest } from "fastify";
import { listSheet } from "../../lists/list-sheet.ts";
import type { ListOwner, ListsService } from "../../lists/lists.service.ts";
import { linesAnswer, listAnswer } from "../presenters/lists.ts";
import { readerLanguage } from "../reader-language.ts";
import type { Handlers } from "../routes.ts";
import { sendWorkbook } from "../send-workbook.ts";
import { sessionOf } from "./own-account.ts";

/** Lists belong to the account of the session. */
const ownerOf = (request: FastifyRequest): ListOwner => ({
  id: sessionOf(request).account.id,
  viewer: request.viewer,
});

/** Lists of parts that people keep. */
export function listHandlers(lists: ListsService) {
  return {
    listLists: async (request) => (await lists.all(ownerOf(request))).map(listAnswer),

    async createList(request, reply) {
      return reply.code(201).send(listAnswer(await lists.create(ownerOf(request), request.body)));
    },

    async getList(request) {
      const { id } = request.params;
      const { list, ...shown } = await lists.get(ownerOf(request), id, request.query.warehouse);
      return { ...listAnswer(list), ...linesAnswer(shown) };
    },

    changeList: async (request) =>
      listAnswer(await lists.change(ownerOf(request), request.params.id, request.body)),

    async deleteList(request, reply) {
      await lists.delete(ownerOf(request), request.params.id);
      return reply.code(204).send();
    },

    async addListLines(request) {
      const { params, body, query } = request;
      return listAnswer(await lists.add(ownerOf(request), params.id, body.lines, query.warehouse));
    },

    async changeListLine(request, reply) {
      const { id: list, line } = request.params;
      const { body, query } = request;
      await lists.changeLine(ownerOf(request), { list, line }, body, query.warehouse);
      return reply.code(204).send();
    },

    async transferListLines(request, reply) {
      await lists.transfer(ownerOf(request), request.params.id, request.body);
      return reply.code(204).send();
    },

    async getListWorkbook(request, reply) {
      const { id } = request.params;
      const { list, ...shown } = await lists.get(ownerOf(request), id, request.query.warehouse);
      const sheet = listSheet(list.name, shown, readerLanguage(request));
      return sendWorkbook(reply, `list-${id}`, [sheet]);
    },

    async getSharedList(request) {
      const { params, query, viewer } = request;
      const { list, ...shown } = await lists.shared(viewer, params.token, query.warehouse);
      const { name, owner, is_copyable: copyable } = list;
      return { name, owner, mayBeCopied: copyable === 1, ...linesAnswer(shown) };
    },
  } satisfies Handlers;
}
