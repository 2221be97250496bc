import type { DemoContent } from "@caliper/server/run";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { contentOf } from "./content.ts";

/** What the server loads into an empty database when this package starts it. */
export const demo: DemoContent = {
  async seed(options) {
    const content = await contentOf(options.database);
    if (content !== "nothing") return content === "demo";
    // Image and PDF writers come with it; only a first start needs them.
    const { seedDemo } = await import("./index.ts");
    await seedDemo(options);
    return true;
  },
  greeting: [
    "This is the demo: synthetic codes and prices, real vehicles. Sign in with",
    ...demoAccounts.map(({ username, level }) => `  ${username.padEnd(16)}${level}`),
    `Password of all: ${demoPassword}`,
  ],
};
