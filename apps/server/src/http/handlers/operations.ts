import type { Wire } from "@caliper/api-client/wire";
import type { OpenDatabase } from "../../db/index.ts";
import { Problem } from "../problems.ts";
import type { Handlers } from "../routes.ts";
import { message } from "../../messages/message.ts";

export function operationsHandlers({ read }: OpenDatabase, isStopping = () => false) {
  return {
    healthz: (): Wire<"Health"> => ({ status: "ok" }),

    async readyz(request): Promise<Wire<"Health">> {
      if (isStopping()) throw new Problem("unavailable", message("server.stopping"));
      try {
        // A database that answers may still lack the catalogue's tables.
        await read.selectFrom("product").select("code").limit(1).execute();
        await read.selectFrom("table_revision").select("revision").limit(1).execute();
      } catch (error) {
        request.log.error({ err: error }, "the catalogue cannot be read");
        throw new Problem("unavailable", message("server.noCatalogue"));
      }
      return { status: "ok" };
    },
  } satisfies Handlers;
}
