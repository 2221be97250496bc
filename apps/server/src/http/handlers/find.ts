import type { Body } from "@caliper/api-client/wire";
import type { createFind } from "../../query-understanding/find.service.ts";
import { findAnswer } from "../presenters/find.ts";
import type { Handlers } from "../routes.ts";

export function findHandlers(find: ReturnType<typeof createFind>) {
  return {
    async find({ body, viewer }) {
      const { Text: text, Warehouse: warehouse, Limit: limit = 8 } = body as Body<"find">;
      return findAnswer(await find({ text, viewer, warehouse, limit }));
    },
  } satisfies Handlers;
}
