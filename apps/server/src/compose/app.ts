import { addRoutes, createHttpServer, type HttpOptions } from "../http/app.ts";
import type { Handlers } from "../http/routes.ts";
import { composeHandlers } from "./handlers.ts";
import { composeServices, type ServicesOptions } from "./services.ts";

export interface AppOptions extends HttpOptions, ServicesOptions {
  readonly config: HttpOptions["config"] & ServicesOptions["config"];
  /** Instead of the server's own handlers, for tests of the routing itself. */
  readonly handlers?: Handlers;
}

/** The whole server except for listening: API, files and portal over an open, migrated database. */
export async function createApp(options: AppOptions) {
  const app = await createHttpServer(options);
  const services = composeServices(options, app.log);
  const handlers = options.handlers ?? composeHandlers(services, options);
  await addRoutes(app, options, { ...services, handlers });
  return { app, administration: services.administration };
}
