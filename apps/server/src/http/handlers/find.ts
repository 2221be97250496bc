import type { FastifyRequest } from "fastify";
import type { Answer, Body } from "@caliper/api-client/wire";
import type { Catalogue } from "../../catalogue/index.ts";
import { uncounted, type UnknownCodes } from "../../catalogue/unknown-codes.ts";
import {
  outcomeOf,
  type QueryUnderstanding,
  unansweredSearch,
} from "../../query-understanding/index.ts";
import type { UnansweredService } from "../../unanswered/unanswered.service.ts";
import { codeCallerOf, searcherOf } from "../code-caller.ts";
import { findAnswer } from "../presenters/find.ts";
import { findingAnswer } from "../presenters/finding.ts";
import type { Handlers } from "../routes.ts";

interface Services {
  readonly catalogue: Pick<Catalogue, "searchByCode" | "nearestCodes">;
  readonly queryUnderstanding: QueryUnderstanding;
  readonly unanswered: UnansweredService;
  readonly unknownCodes: UnknownCodes;
}

/** Of a finding; the contract states it too. */
const maxParts = 20;

/** A text that is searched as a code only. */
const unread = (text: string) => ({ text, readings: [], rest: [], parts: [], searches: [] });

export function findHandlers(services: Services) {
  const { catalogue, queryUnderstanding, unanswered, unknownCodes } = services;
  const { find, nearest, vehicleNames } = queryUnderstanding;

  /** What a text finds, and how the search failed, if it did. */
  async function search(request: FastifyRequest, body: Body<"findByText">) {
    const { text, section, family, limit = 25, warehouse } = body;
    const { viewer } = request;
    const guesses = unknownCodes.of(codeCallerOf(request));
    const code = { text, section, family, limit, viewer, guesses, warehouse };
    const { find: nearCodes, withDetails } = catalogue.nearestCodes;
    if (section !== undefined) {
      const hits = await catalogue.searchByCode(code);
      const hasHits = hits.families.size > 0;
      const near = hasHits ? [] : await nearCodes({ text, section, viewer });
      const finding = unread(text);
      const rest = [{ from: 0, to: text.length }];
      const searched = { ...finding, rest, near: near.map((hit) => hit.near) };
      return { finding, hits, near, searched, outcome: outcomeOf(searched, hasHits) };
    }
    // Reading the text counts the code among its words; all words together are none.
    const whole = /\s/u.test(text.trim()) ? { ...code, guesses: uncounted(guesses) } : code;
    const [hits, searched] = await Promise.all([
      catalogue.searchByCode(whole),
      find({ text, viewer, guesses, warehouse, limit: maxParts }),
    ]);
    const hasHits = hits.families.size > 0;
    const near = hasHits ? [] : await withDetails(searched.near);
    return { finding: searched, hits, near, searched, outcome: outcomeOf(searched, hasHits) };
  }

  return {
    async findByText(request) {
      const { viewer, body } = request;
      const { text, warehouse } = body;
      const { searched, outcome, ...found } = await search(request, body);
      const wanted = outcome && unansweredSearch(searched, outcome, { viewer, warehouse });
      unanswered.note(searcherOf(request), text, wanted);
      const close = outcome && (await nearest(searched, { viewer, warehouse }));
      return findingAnswer({ ...found, nearest: close });
    },

    async reportSearch(request, reply) {
      const { viewer, body } = request;
      const { text, warehouse } = body;
      const { searched, outcome } = await search(request, body);
      const wanted = outcome && unansweredSearch(searched, outcome, { viewer, warehouse });
      if (wanted) unanswered.report(searcherOf(request), text, wanted);
      return reply.code(204).send();
    },

    async find(request) {
      const { Text: text, Warehouse: warehouse, Limit: limit = 8 } = request.body;
      const { viewer } = request;
      const guesses = unknownCodes.of(codeCallerOf(request));
      const finding = await find({ text, viewer, guesses, warehouse, limit });
      const outcome = outcomeOf(finding, false);
      const wanted = outcome && unansweredSearch(finding, outcome, { viewer, warehouse });
      unanswered.note(searcherOf(request), text, wanted);
      return findAnswer(finding);
    },

    async vehicleNames({ query, viewer }): Promise<Answer<"vehicleNames">> {
      const { text, data } = query;
      const vehicles = await vehicleNames(viewer, text, data);
      return { Data: vehicles.map(({ maker, model }) => ({ Maker: maker, Model: model })) };
    },
  } satisfies Handlers;
}
