/** Writes the design tokens as JSON; part of `npm run generate`. A test of the design system fails on a stale file. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { designTokens } from "../packages/design-system/src/theme/designTokens.ts";
import { root } from "./run.ts";

writeFileSync(
  join(root, "packages/design-system/tokens.json"),
  `${JSON.stringify(designTokens(), null, 2)}\n`,
);
