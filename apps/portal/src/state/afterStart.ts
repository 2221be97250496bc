import { loadDatasheetBlocks } from "@caliper/catalogue-widgets";
import { loadFonts } from "../rendered/fonts.ts";
import { endForgottenSession } from "./endForgottenSession.ts";
import type { Services } from "./services.tsx";
import { clearLeftovers } from "./startup.ts";

/** What a page without a session does once it handles events. */
export function afterStart(services: Services): void {
  void clearLeftovers().catch(() => undefined);
  void endForgottenSession(services);
  // After the blocks of the page, with which the fonts would share the connection.
  void loadDatasheetBlocks()
    .then(() => loadFonts(() => services.store.saveFontsLoaded()))
    .catch(() => undefined);
}
