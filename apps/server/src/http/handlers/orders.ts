import { reportFamilies } from "@caliper/catalogue-model";
import type { UnknownCodes } from "../../catalogue/unknown-codes.ts";
import { orderSheet } from "../../orders/order-sheet.ts";
import type { CodeMatches } from "../../orders/code-matches.service.ts";
import type { CustomerOrders } from "../../orders/customer-orders.service.ts";
import type { OrdersService } from "../../orders/orders.service.ts";
import { interchangeSheet } from "../../reports/interchange-sheet.ts";
import type { InterchangeSetsRepository } from "../../reports/interchanges.repository.ts";
import { codeCallerOf } from "../code-caller.ts";
import {
  codeMatchAnswer,
  customerAnswer,
  offersAnswer,
  orderRequest,
  sentOrderAnswer,
} from "../presenters/orders.ts";
import { actorOf, type Handlers } from "../routes.ts";
import { languageOf, readerLanguage } from "../reader-language.ts";
import { ownerOf } from "./lists.ts";
import { sendWorkbook } from "../send-workbook.ts";

interface Options {
  readonly orders: OrdersService;
  readonly customerOrders: CustomerOrders;
  readonly matchCodes: CodeMatches;
  readonly interchanges: InterchangeSetsRepository;
  readonly unknownCodes: UnknownCodes;
}

/** Purchase orders and spreadsheet exports. */
export function orderHandlers(options: Options) {
  const { orders, customerOrders, matchCodes, interchanges, unknownCodes } = options;
  return {
    dynamicBrakesReports(request, reply) {
      const { type } = request.query;
      const chosen = new Set(type.split(",").map(Number));
      const families = reportFamilies.filter((_family, index) => chosen.has(index));
      const sheet = interchangeSheet(families, interchanges, readerLanguage(request));
      return sendWorkbook(reply, "interchanges", [sheet]);
    },

    async buyOrderUserInfo(request) {
      const { step, user = "" } = request.query;
      return step === 0 ? orders.customers() : customerAnswer(await orders.customer(user));
    },

    async buyOrderPriceInfo(request) {
      const { user: username, warehouse, ...wanted } = request.query;
      const { type: category, subtype: subcategory } = wanted;
      const question = { username, warehouse, category, subcategory };
      return offersAnswer(await orders.products(question));
    },

    async buyOrderFile(request, reply) {
      const requested = orderRequest(request.body);
      const order = await orders.send(actorOf(request), requested, readerLanguage(request));
      reply.header("order-number", order.id);
      return sendWorkbook(reply, "report", [orderSheet(order, languageOf(order.language))]);
    },

    async listOrders(request) {
      const { before, limit = 25 } = request.query;
      return (await orders.sent(before, limit)).map(sentOrderAnswer);
    },

    getOrder: async (request) => sentOrderAnswer(await orders.sentOrder(request.params.id)),

    async getOrderWorkbook(request, reply) {
      const order = await orders.sentOrder(request.params.id);
      const sheet = orderSheet(order, languageOf(order.language));
      return sendWorkbook(reply, `order-${order.id}`, [sheet]);
    },

    async sendListOrder(request) {
      const { params, body } = request;
      const language = readerLanguage(request);
      const order = await customerOrders.send(ownerOf(request), params.id, body, language);
      return sentOrderAnswer(order);
    },

    async listOwnOrders(request) {
      const { before, limit = 25 } = request.query;
      return (await customerOrders.own(ownerOf(request), before, limit)).map(sentOrderAnswer);
    },

    getOwnOrder: async (request) =>
      sentOrderAnswer(await customerOrders.find(ownerOf(request), request.params.id)),

    markOwnOrderSeen: (request) =>
      customerOrders.markSeen(ownerOf(request), request.params.id, request.body.revision),

    answerOrder: async (request) =>
      sentOrderAnswer(
        await customerOrders.answer(actorOf(request), request.params.id, request.body),
      ),

    async matchCodes(request) {
      const { codes } = request.body;
      const guesses = unknownCodes.of(codeCallerOf(request));
      return (await matchCodes(request.viewer, codes, guesses)).map(codeMatchAnswer);
    },
  } satisfies Handlers;
}
