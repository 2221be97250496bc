import { type CatalogueTable, normalizeCode } from "@caliper/catalogue-model";
import type { Row } from "./change.ts";

/** Which codes lead to which, as the rows of a table with a chain state it. */
export type Chains = ReturnType<typeof createChains>;

/** The two codes of a row. */
export function endsOf({ chain }: CatalogueTable, row: Row): readonly [from: string, to: string] {
  const [from = "", to = ""] = chain.map((name) => String(row[name] ?? ""));
  return [from, to];
}

interface Step {
  readonly code: string;
  readonly key: string;
  readonly before: Step | undefined;
}

function codesOf(last: Step): string[] {
  const codes: string[] = [];
  for (let step: Step | undefined = last; step; step = step.before) codes.push(step.code);
  return codes.reverse();
}

/** Codes are compared by their search keys and returned as they were added. */
export function createChains() {
  const links = new Map<string, Map<string, string>>();
  const reached = new Set<string>();

  return {
    add([from, to]: readonly [from: string, to: string]): void {
      const key = normalizeCode(from);
      const next = links.get(key) ?? new Map<string, string>();
      links.set(key, next.set(normalizeCode(to), to));
      reached.add(normalizeCode(to));
    },

    /** The codes on the way back from `to` to `from`, both included; undefined if there is none. */
    wayBack([from, to]: readonly [from: string, to: string]): readonly string[] | undefined {
      const goal = normalizeCode(from);
      // Nothing leads to most old codes, so that long chains in any usual order cost no walk.
      if (goal !== normalizeCode(to) && !reached.has(goal)) return undefined;
      const seen = new Set<string>();
      // Each with the one before it: copying the way at every code would cost the square of its length.
      const steps: Step[] = [{ code: to, key: normalizeCode(to), before: undefined }];
      for (let step = steps.pop(); step; step = steps.pop()) {
        if (step.key === goal) return codesOf(step);
        if (seen.has(step.key)) continue;
        seen.add(step.key);
        for (const [key, code] of links.get(step.key) ?? [])
          steps.push({ code, key, before: step });
      }
      return undefined;
    },
  };
}
