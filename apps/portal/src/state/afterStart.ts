import { endForgottenSession } from "./endForgottenSession.ts";
import type { Services } from "./services.tsx";
import { clearLeftovers } from "./startup.ts";

/** What a page without a session does once it handles events. */
export function afterStart(services: Services): void {
  void clearLeftovers().catch(() => undefined);
  void endForgottenSession(services);
}
