import type { FastifyRequest } from "fastify";
import { familyIdOfType, type Viewer } from "@caliper/catalogue-model";
import type { Answer } from "@caliper/api-client/wire";
import type { AccountsService } from "../../accounts/accounts.service.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import type { SmallTable } from "../../catalogue/small-tables.service.ts";
import type { UnknownCodes } from "../../catalogue/unknown-codes.ts";
import { Refusal } from "../../refusal.ts";
import { codeCallerOf } from "../code-caller.ts";
import { sentCookie, sessionCookie } from "../cookies.ts";
import { codeSearchAnswer, nearestCodesAnswer } from "../presenters/code-search.ts";
import { fluidAnswer } from "../presenters/datasheet.ts";
import type { DatasheetAnswers } from "../presenters/datasheet-answers.ts";
import {
  hardwareAnswer,
  hardwareApplications,
  hardwareSearchAnswer,
} from "../presenters/hardware.ts";
import { measureAnswer, measuredPart } from "../presenters/measures.ts";
import { cellsOf, headersOf } from "../presenters/products.ts";
import { globalAnswer, scopeOf, sectionAnswer, yearsOf } from "../presenters/vehicles.ts";
import { Problem } from "../problems.ts";
import type { Handlers } from "../routes.ts";
import { message } from "../../messages/message.ts";

const smallTable = ({ columns, rows }: SmallTable): Answer<"kitCaliperInfo"> => ({
  Columnas: headersOf(columns),
  Data: rows.map((row) => cellsOf(columns, row)),
});

interface Services {
  readonly catalogue: Catalogue;
  readonly accounts: AccountsService;
  readonly unknownCodes: UnknownCodes;
  readonly answers: DatasheetAnswers;
}

export function catalogueHandlers({ catalogue, accounts, unknownCodes, answers }: Services) {
  const { vehicles, hardware, measures } = catalogue;

  /** The caller, or the user that an administrator names. */
  async function viewerAs(request: FastifyRequest, user: string | undefined): Promise<Viewer> {
    // The portal names its own user; a 401 shows it that the session has ended.
    const { account, keyCaller } = request;
    if (user && !account && !keyCaller && sentCookie(request, sessionCookie) !== undefined) {
      throw new Problem("unauthorized", message("session.ended"));
    }
    return accounts.seenAs(request.viewer, user);
  }

  /** Counts a code for which the call finds nothing, as searches do. */
  async function counted<Found>(
    request: FastifyRequest,
    code: string,
    find: () => Promise<Found>,
  ): Promise<Found> {
    try {
      return await find();
    } catch (error) {
      if (error instanceof Refusal && error.kind === "notFound")
        await unknownCodes.of(codeCallerOf(request)).countMissing(code);
      throw error;
    }
  }

  return {
    async searchByCode(request) {
      const { codigo: text, data: section, user, limit = 25, type, warehouse } = request.query;
      const viewer = await viewerAs(request, user);
      const guesses = unknownCodes.of(codeCallerOf(request));
      const family = type === undefined ? undefined : familyIdOfType(type);
      const search = { text, section, limit, family, viewer, guesses, warehouse };
      return codeSearchAnswer(await catalogue.searchByCode(search));
    },

    async nearestCodes({ query, viewer }) {
      const { codigo: text, data: section } = query;
      return nearestCodesAnswer(await catalogue.nearestCodes.find({ text, section, viewer }));
    },

    searchHardware: async ({ query, viewer }) =>
      hardwareSearchAnswer(await hardware.search(viewer, query.code)),

    async searchHardwareApplication(request) {
      const { query } = request;
      const { maker, model, user } = query;
      const viewer = await viewerAs(request, user);
      const vehicle = { maker, model, years: yearsOf(query) };
      return hardwareApplications(await hardware.byVehicle(viewer, vehicle));
    },

    async hardwareInfo(request) {
      const { code, user } = request.query;
      const viewer = await viewerAs(request, user);
      return hardwareAnswer(await counted(request, code, () => hardware.info(viewer, code)));
    },

    makerInput: ({ query, viewer }) => vehicles.makers(viewer, scopeOf(query.data, query.type)),

    modelInput: ({ query, viewer }) =>
      vehicles.models(viewer, query.marca, scopeOf(query.data, query.type)),

    async searchByApplication({ query, viewer }) {
      const { data: section, marca: maker, modelo: model, type, warehouse } = query;
      const vehicle = { maker, model, years: yearsOf(query), warehouse };
      const scope = scopeOf(section, type);
      return sectionAnswer(section, await vehicles.section(viewer, vehicle, scope));
    },

    async globalApliSearch({ query, viewer }) {
      const { marca: maker, modelo: model, warehouse } = query;
      const vehicle = { maker, model, years: yearsOf(query), warehouse };
      return globalAnswer(await vehicles.everywhere(viewer, vehicle));
    },

    async searchByDim({ body: question, viewer }) {
      const family = familyIdOfType(question.Product_Type);
      const columns = measures.columns(viewer, family);
      if (question.step === 0) return { Fields: headersOf(columns) };
      const part = measuredPart(columns, question);
      return measureAnswer(family, part.wanted, await measures.search(viewer, family, part));
    },

    async fichaInfo(request) {
      const { codigo: code, user } = request.query;
      const viewer = await viewerAs(request, user);
      return counted(request, code, () => answers.datasheet(viewer, code));
    },

    async getPriceHistory(request) {
      const { query, viewer } = request;
      const find = () => catalogue.datasheets.priceHistory({ ...query, viewer });
      const { code, prices } = await counted(request, query.code, find);
      return { code, prices: [...prices] };
    },

    async fichaInfoBf(request) {
      const { user, type: fluid, cap: volume } = request.query;
      const viewer = await viewerAs(request, user);
      return fluidAnswer(await catalogue.fluid({ fluid, volume, viewer }));
    },

    async relatedProducts(request) {
      const { query, viewer } = request;
      return counted(request, query.codigo, () => answers.related(viewer, query));
    },

    kitCaliperInfo: async ({ viewer }) =>
      smallTable(await catalogue.smallTable("caliper_kits", viewer)),
    cylinderCupsInfo: async ({ viewer }) =>
      smallTable(await catalogue.smallTable("cylinder_cups", viewer)),
  } satisfies Handlers;
}
