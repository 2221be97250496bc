import type { FastifyRequest } from "fastify";
import type { Answer, Body } from "@caliper/api-client/wire";
import type { Catalogue } from "../../catalogue/index.ts";
import { uncounted, type UnknownCodes } from "../../catalogue/unknown-codes.ts";
import type { Answers } from "../../deciding/decide.ts";
import type { Field } from "../../deciding/fields.ts";
import {
  outcomeOf,
  type QueryUnderstanding,
  unansweredSearch,
} from "../../query-understanding/index.ts";
import type { createJob } from "../../job/job.service.ts";
import type { UnansweredService } from "../../unanswered/unanswered.service.ts";
import { codeCallerOf, searcherOf } from "../code-caller.ts";
import { findAnswer } from "../presenters/find.ts";
import { decideAnswer, findingAnswer } from "../presenters/finding.ts";
import { jobAnswer } from "../presenters/job.ts";
import type { Handlers } from "../routes.ts";

interface Services {
  readonly catalogue: Pick<Catalogue, "searchByCode" | "nearestCodes">;
  readonly job: ReturnType<typeof createJob>;
  readonly queryUnderstanding: QueryUnderstanding;
  readonly unanswered: UnansweredService;
  readonly unknownCodes: UnknownCodes;
}

/** Of a finding; the contract states it too. */
const maxParts = 20;

/** A text that is searched as a code only. */
const unread = (text: string) => ({ text, readings: [], rest: [], parts: [], searches: [] });

/** Stands for "do not know" in answers. */
const unknown = "unknown";
const axleNames = { front: "Front", rear: "Rear", unknown } as const;

/** By field; without those that are not given. */
const answersOf = (valueByField: Readonly<Partial<Record<Field, string | undefined>>>): Answers =>
  Object.fromEntries(
    Object.entries(valueByField).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value === unknown ? null : value]],
    ),
  );

/** What a query states of a vehicle: each field as an answer, and the year. */
function statedIn(query: Readonly<Partial<Record<Field, string | undefined>>>) {
  const { year } = query;
  const isYear = year !== undefined && year !== unknown;
  return { year: isYear ? Number(year) : undefined, answers: answersOf(query) };
}

export function findHandlers(services: Services) {
  const { catalogue, job, queryUnderstanding, unanswered, unknownCodes } = services;
  const { find, nearest, vehicleNames } = queryUnderstanding;

  /** What a text finds and what comes closest; notes what a search without parts asked for. */
  async function search(request: FastifyRequest, body: Body<"findByText">, isReport: boolean) {
    const { text, section, family, limit = 25, warehouse, answers = [] } = body;
    const { viewer } = request;
    const facts = answersOf(Object.fromEntries(answers.map(({ field, value }) => [field, value])));
    const guesses = unknownCodes.of(codeCallerOf(request));
    const code = { text, section, family, limit, viewer, guesses, warehouse };
    const { find: nearCodes, withDetails } = catalogue.nearestCodes;
    if (section !== undefined) {
      const hits = await catalogue.searchByCode(code);
      const near = hits.families.size > 0 ? [] : await nearCodes({ text, section, viewer });
      return { finding: unread(text), hits, near };
    }
    // Reading the text counts the code among its words; all words together are none.
    const whole = /\s/u.test(text.trim()) ? { ...code, guesses: uncounted(guesses) } : code;
    const [hits, finding] = await Promise.all([
      catalogue.searchByCode(whole),
      find({ text, viewer, guesses, warehouse, limit: maxParts, answers: facts }),
    ]);
    const hasHits = hits.families.size > 0;
    const outcome = outcomeOf(finding, hasHits);
    const failedSearch = outcome && unansweredSearch(finding, outcome, { viewer, warehouse });
    if (!isReport) unanswered.note(searcherOf(request), text, failedSearch);
    else if (failedSearch) unanswered.report(searcherOf(request), text, failedSearch);
    return {
      finding,
      hits,
      near: hasHits ? [] : await withDetails(finding.near),
      nearest: outcome && (await nearest(finding, { viewer, warehouse })),
    };
  }

  return {
    findByText: async (request) => findingAnswer(await search(request, request.body, false)),

    async reportSearch(request) {
      await search(request, request.body, true);
    },

    async find(request) {
      const { Text: text, Warehouse: warehouse, Limit: limit = 8 } = request.body;
      const guesses = unknownCodes.of(codeCallerOf(request));
      return findAnswer(await find({ text, viewer: request.viewer, guesses, warehouse, limit }));
    },

    async decide({ query, viewer }) {
      const { maker, model, family, axle, warehouse, ...known } = query;
      const vehicleFacts = statedIn({ ...known, axle: axle && axleNames[axle] });
      return decideAnswer(
        await queryUnderstanding.decide({
          viewer,
          maker,
          model,
          family,
          warehouse,
          ...vehicleFacts,
        }),
      );
    },

    async getJob({ query, viewer }) {
      const { maker, model, axle: asked, warehouse, ...known } = query;
      const axle = axleNames[asked];
      return jobAnswer(await job({ viewer, maker, model, axle, warehouse, ...statedIn(known) }));
    },

    async fits({ query, viewer }): Promise<Answer<"fits">> {
      const { codes, maker, model, from, to, ...stated } = query;
      const years =
        from || to ? { from: Number(from ?? 0), to: to ? Number(to) : null } : undefined;
      const answers = answersOf(stated);
      const vehicle = { maker, model, years, answers };
      const fitsByCode = await queryUnderstanding.fits(viewer, vehicle, codes.split(","));
      return { parts: [...fitsByCode].map(([code, fits]) => ({ code, fits })) };
    },

    async vehicleNames({ query, viewer }): Promise<Answer<"vehicleNames">> {
      const { text, data } = query;
      const vehicles = await vehicleNames(viewer, text, data);
      return { Data: vehicles.map(({ maker, model }) => ({ Maker: maker, Model: model })) };
    },
  } satisfies Handlers;
}
