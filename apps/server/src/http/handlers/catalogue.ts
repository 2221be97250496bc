import type { FastifyRequest } from "fastify";
import type { Body, OperationId, Query } from "@caliper/api-client/wire";
import type { AccountsService } from "../../accounts/accounts.service.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import type { Handlers } from "../routes.ts";

/** The query as the contract types it: validation has run when a handler reads it. */
function queryOf<Id extends OperationId>(request: FastifyRequest): Query<Id> {
  return request.query as Query<Id>;
}

export function catalogueHandlers(catalogue: Catalogue, accounts: AccountsService) {
  const { vehicles, hardware } = catalogue;
  return {
    async searchByCode(request) {
      const { codigo, data, user, limit } = queryOf<"searchByCode">(request);
      const { viewer } = request;
      return catalogue.searchByCode({
        text: codigo,
        section: data,
        limit: limit ?? 100,
        viewer,
        buyer: await accounts.buyer(viewer, user),
      });
    },

    nearestCodes(request) {
      const { codigo, data } = queryOf<"nearestCodes">(request);
      return catalogue.nearestCodes({ text: codigo, section: data, viewer: request.viewer });
    },

    searchHardware(request) {
      return hardware.search(request.viewer, queryOf<"searchHardware">(request).code);
    },

    async searchHardwareApplication(request) {
      const { maker, model, year, user } = queryOf<"searchHardwareApplication">(request);
      const { viewer } = request;
      const buyer = await accounts.buyer(viewer, user);
      return hardware.byVehicle(viewer, buyer, { maker, model, year });
    },

    async hardwareInfo(request) {
      const { code, user } = queryOf<"hardwareInfo">(request);
      const { viewer } = request;
      return hardware.info(viewer, await accounts.buyer(viewer, user), code);
    },

    makerInput(request) {
      const { data, type } = queryOf<"makerInput">(request);
      return vehicles.makers(request.viewer, data, type);
    },

    modelInput(request) {
      const { data, marca, type } = queryOf<"modelInput">(request);
      return vehicles.models(request.viewer, marca, data, type);
    },

    vehicleNames(request) {
      const { text, data } = queryOf<"vehicleNames">(request);
      return vehicles.named(request.viewer, text, data);
    },

    searchByApplication(request) {
      const { data, marca, modelo, year, type } = queryOf<"searchByApplication">(request);
      return vehicles.section(request.viewer, data, { maker: marca, model: modelo, year }, type);
    },

    globalApliSearch(request) {
      const { marca, modelo, year } = queryOf<"globalApliSearch">(request);
      return vehicles.everywhere(request.viewer, { maker: marca, model: modelo, year });
    },

    searchByDim(request) {
      return catalogue.searchByMeasures(request.viewer, request.body as Body<"searchByDim">);
    },

    async fichaInfo(request) {
      const { codigo, user } = queryOf<"fichaInfo">(request);
      const { viewer } = request;
      const buyer = await accounts.buyer(viewer, user);
      return catalogue.datasheets.find({ code: codigo, viewer, buyer });
    },

    async fichaInfoBf(request) {
      const { user, type, cap } = queryOf<"fichaInfoBf">(request);
      const { viewer } = request;
      const buyer = await accounts.buyer(viewer, user);
      return catalogue.fluid({ fluid: type, volume: cap, viewer, buyer });
    },

    relatedProducts(request) {
      const { codigo, marca, modelo, desde, hasta } = queryOf<"relatedProducts">(request);
      return vehicles.related(request.viewer, codigo, {
        maker: marca,
        model: modelo,
        from: desde,
        to: hasta ?? null,
      });
    },

    kitCaliperInfo: () => catalogue.tables.caliperKits(),
    cylinderCupsInfo: (request) => catalogue.tables.cylinderCups(request.viewer),
  } satisfies Handlers;
}
