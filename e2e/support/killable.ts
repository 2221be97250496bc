import { once } from "node:events";
import { chromium as launcher, type Browser } from "playwright";
import { chromium } from "../../tools/chromium.ts";

export interface KillableBrowser {
  readonly browser: Browser;
  /** Kills all processes immediately: no unload events, no further requests. */
  readonly kill: () => Promise<void>;
}

/** Starts a separate browser that can be killed at any moment. */
export async function killableBrowser(): Promise<KillableBrowser> {
  const server = await launcher.launchServer(await chromium());
  const { pid } = server.process();
  if (pid === undefined) throw new Error("The browser has no process");
  return {
    browser: await launcher.connect(server.wsEndpoint()),
    async kill() {
      const gone = once(server.process(), "exit");
      // A negative pid kills the whole process group.
      process.kill(-pid, "SIGKILL");
      await gone;
    },
  };
}
