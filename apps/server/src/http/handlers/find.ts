import type { Answer, Body, Query } from "@caliper/api-client/wire";
import type { UnknownCodes } from "../../catalogue/unknown-codes.ts";
import type { QueryUnderstanding } from "../../query-understanding/index.ts";
import { codeCallerOf } from "../code-caller.ts";
import { findAnswer } from "../presenters/find.ts";
import type { Handlers } from "../routes.ts";

export function findHandlers(
  { find, vehicleNames }: QueryUnderstanding,
  unknownCodes: UnknownCodes,
) {
  return {
    async find(request) {
      const { Text: text, Warehouse: warehouse, Limit: limit = 8 } = request.body as Body<"find">;
      const tried = unknownCodes.of(codeCallerOf(request));
      return findAnswer(await find({ text, viewer: request.viewer, tried, warehouse, limit }));
    },

    async vehicleNames({ query, viewer }): Promise<Answer<"vehicleNames">> {
      const { text, data } = query as Query<"vehicleNames">;
      const named = await vehicleNames(viewer, text, data);
      return { Data: named.map(({ maker, model }) => ({ Maker: maker, Model: model })) };
    },
  } satisfies Handlers;
}
