import { sql } from "kysely";
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
        await sql`select 1`.execute(read);
      } catch (error) {
        request.log.error({ err: error }, "the database does not answer");
        throw new Problem("unavailable", message("server.noDatabase"));
      }
      return { status: "ok" };
    },
  } satisfies Handlers;
}
