import type { Wire } from "@caliper/api-client/wire";
import { Problem } from "../problems.ts";
import type { Handlers } from "../routes.ts";
import { message } from "../../messages/message.ts";

/** @param requireCatalogue rejects where the catalogue cannot be read */
export function operationsHandlers(
  requireCatalogue: () => Promise<void>,
  isStopping = () => false,
) {
  return {
    healthz: (): Wire<"Health"> => ({ status: "ok" }),

    async readyz(request): Promise<Wire<"Health">> {
      if (isStopping()) throw new Problem("unavailable", message("server.stopping"));
      try {
        await requireCatalogue();
      } catch (error) {
        request.log.error({ err: error }, "the catalogue cannot be read");
        throw new Problem("unavailable", message("server.noCatalogue"));
      }
      return { status: "ok" };
    },
  } satisfies Handlers;
}
