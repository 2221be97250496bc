import type { FastifyRequest } from "fastify";
import type { Body, Query } from "@caliper/api-client/wire";
import { orderSheet } from "../../orders/order-sheet.ts";
import type { OrdersService } from "../../orders/orders.service.ts";
import { interchangeSheet, reportFamilies } from "../../reports/interchange-sheet.ts";
import type { InterchangesRepository } from "../../reports/interchanges.repository.ts";
import type { Handlers } from "../routes.ts";
import { sendWorkbook } from "../send-workbook.ts";

interface Options {
  readonly orders: OrdersService;
  readonly interchanges: InterchangesRepository;
}

const actorOf = ({ viewer }: FastifyRequest) => viewer.username ?? "";

/** Purchase orders, and the lists that leave as spreadsheets. */
export function orderHandlers({ orders, interchanges }: Options) {
  return {
    dynamicBrakesReports(request, reply) {
      const { type } = request.query as Query<"dynamicBrakesReports">;
      const chosen = new Set(type.split(",").map(Number));
      const families = reportFamilies.filter((_family, index) => chosen.has(index));
      return sendWorkbook(reply, "interchanges", [interchangeSheet(families, interchanges)]);
    },

    buyOrderUserInfo(request) {
      const { step, user = "" } = request.query as Query<"buyOrderUserInfo">;
      return step === 0 ? orders.customers() : orders.customer(user);
    },

    buyOrderPriceInfo: (request) => orders.products(request.query as Query<"buyOrderPriceInfo">),

    async buyOrderFile(request, reply) {
      const order = await orders.send(actorOf(request), request.body as Body<"buyOrderFile">);
      return sendWorkbook(reply, "report", [orderSheet(order)]);
    },

    listOrders(request) {
      const { before, limit = 25 } = request.query as Query<"listOrders">;
      return orders.sent(before, limit);
    },

    getOrder: (request) => orders.sentOrder((request.params as { id: number }).id),

    matchCodes(request) {
      return orders.match(request.viewer, (request.body as Body<"matchCodes">).codes);
    },
  } satisfies Handlers;
}
