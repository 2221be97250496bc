import config from "../e2e/playwright.config.ts";

/** Installs the packed packages in the examples, and shows them in a browser. */
export default { ...config, testDir: import.meta.dirname, workers: 1 };
