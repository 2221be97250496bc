import { type CatalogueTable, normalizeCode } from "@caliper/catalogue-model";
import type { Row } from "./change.ts";

/** Which codes lead to which, as the rows of a table with a chain state it. */
export type Chains = ReturnType<typeof createChains>;

/** The two codes of a row. */
export function endsOf({ chain }: CatalogueTable, row: Row): readonly [from: string, to: string] {
  const [from = "", to = ""] = chain.map((name) => String(row[name] ?? ""));
  return [from, to];
}

/** Codes are compared by their search keys and returned as they were added. */
export function createChains() {
  const links = new Map<string, Map<string, string>>();

  return {
    add([from, to]: readonly [from: string, to: string]): void {
      const key = normalizeCode(from);
      const next = links.get(key) ?? new Map<string, string>();
      links.set(key, next.set(normalizeCode(to), to));
    },

    /** The codes on the way back from `to` to `from`, both included; undefined if there is none. */
    wayBack([from, to]: readonly [from: string, to: string]): readonly string[] | undefined {
      const goal = normalizeCode(from);
      const seen = new Set<string>();
      const ways: (readonly string[])[] = [[to]];
      for (let way = ways.pop(); way; way = ways.pop()) {
        const key = normalizeCode(way.at(-1) ?? "");
        if (key === goal) return way;
        if (seen.has(key)) continue;
        seen.add(key);
        for (const next of links.get(key)?.values() ?? []) ways.push([...way, next]);
      }
      return undefined;
    },
  };
}
