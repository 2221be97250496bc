import { once } from "node:events";
import { chromium as launcher, type Browser } from "playwright";
import { chromium } from "../../tools/chromium.ts";

export interface KillableBrowser {
  readonly browser: Browser;
  /** As a power cut does: no page hears of it, nothing is sent any more. */
  readonly kill: () => Promise<void>;
}

/** A browser of its own, whose processes can be killed at any moment. */
export async function killableBrowser(): Promise<KillableBrowser> {
  const server = await launcher.launchServer(await chromium());
  const { pid } = server.process();
  if (pid === undefined) throw new Error("The browser has no process");
  return {
    browser: await launcher.connect(server.wsEndpoint()),
    async kill() {
      const gone = once(server.process(), "exit");
      // All of them: those that draw, and the one that speaks with the server.
      process.kill(-pid, "SIGKILL");
      await gone;
    },
  };
}
