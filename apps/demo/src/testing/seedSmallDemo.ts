import type { SeedSmallDemo } from "@caliper/server/testing/templates";
import { seedDemo } from "../index.ts";

/** What tests of the server start from. */
export const seedSmallDemo: SeedSmallDemo = (target) => seedDemo({ ...target, size: "small" });
