import type { AttentionService } from "../../attention/attention.service.ts";
import { readerLanguage } from "../reader-language.ts";
import { importOf } from "../presenters/imports.ts";
import { typeOf } from "../presenters/products.ts";
import type { Handlers } from "../routes.ts";

/** What administrators should look at. */
export function attentionHandlers(attention: AttentionService) {
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
  } satisfies Handlers;
}
