import type { SeedSmallDemo } from "@caliper/server/testing/templates";
import { seedDemo } from "../index.ts";

/** Loads the data that the server's tests start from. */
export const seedSmallDemo: SeedSmallDemo = (target) =>
  seedDemo({ ...target, size: "small", worksEverywhere: true });
