import type { AttentionService } from "../../attention/attention.service.ts";
import type { UnansweredService } from "../../unanswered/unanswered.service.ts";
import { readerLanguage } from "../reader-language.ts";
import { importOf } from "../presenters/imports.ts";
import { axleOf } from "../presenters/finding.ts";
import { typeOf } from "../presenters/products.ts";
import type { Handlers } from "../routes.ts";

/** What administrators should look at. */
export function attentionHandlers(attention: AttentionService, unanswered: UnansweredService) {
  return {
    async getAttention(request) {
      const { imports, ...counts } = await attention.overview();
      return { ...counts, imports: imports.map((set) => importOf(set, readerLanguage(request))) };
    },

    async listIncomplete(request) {
      const { without, after = "", limit = 100 } = request.query;
      const { products, total } = await attention.incomplete(without, after, limit);
      return {
        Total: total,
        Data: products.map(({ code, family, detailEn: en, detailEs: es }) => ({
          XBP: code,
          Type: typeOf(family),
          Detail: { en, es },
        })),
      };
    },

    async listUndecidedVehicles({ query: { limit = 100 } }) {
      const all = await attention.undecided();
      return {
        total: all.length,
        vehicles: all.slice(0, limit).map(({ axle, codes, ...vehicle }) => ({
          ...vehicle,
          axle: axle === "Front" || axle === "Rear" ? axleOf(axle) : null,
          codes: [...codes],
        })),
      };
    },

    async listUnansweredSearches({ query: { limit = 100 } }) {
      const { searches, total } = await unanswered.list(limit);
      return {
        total,
        searches: searches.map(({ axle, last_day: lastDay, ...search }) => ({
          ...search,
          axle: axle && axleOf(axle),
          lastDay,
        })),
      };
    },

    removeUnansweredSearch: ({ params }) => unanswered.remove(params.id),
  } satisfies Handlers;
}
