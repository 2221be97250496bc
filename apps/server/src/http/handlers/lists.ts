import type { FastifyRequest } from "fastify";
import { listSheet } from "../../lists/list-sheet.ts";
import type { ListOwner, ListsService } from "../../lists/lists.service.ts";
import { linesAnswer, listAnswer } from "../presenters/lists.ts";
import { readerLanguage } from "../reader-language.ts";
import type { Handlers } from "../routes.ts";
import { sendWorkbook } from "../send-workbook.ts";
import { sessionOf } from "./own-account.ts";

/** Lists belong to the account of the session. */
export const ownerOf = (request: FastifyRequest): ListOwner => ({
  id: sessionOf(request).account.id,
  viewer: request.viewer,
});

/** Lists of parts that people keep. */
export function listHandlers(lists: ListsService) {
  return {
    listLists: async (request) => (await lists.all(ownerOf(request))).map(listAnswer),

    createList: async (request) => listAnswer(await lists.create(ownerOf(request), request.body)),

    async getList(request) {
      const { id } = request.params;
      const { list, ...shown } = await lists.get(ownerOf(request), id, request.query.warehouse);
      return { ...listAnswer(list), ...linesAnswer(shown) };
    },

    changeList: async (request) =>
      listAnswer(await lists.change(ownerOf(request), request.params.id, request.body)),

    deleteList: (request) => lists.delete(ownerOf(request), request.params.id),

    addListLines: async (request) =>
      listAnswer(await lists.add(ownerOf(request), request.params.id, request.body)),

    changeListLine(request) {
      const { id: list, line } = request.params;
      return lists.changeLine(ownerOf(request), { list, line }, request.body);
    },

    transferListLines: (request) =>
      lists.transfer(ownerOf(request), request.params.id, request.body),

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
