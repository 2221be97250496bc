import { maySee, maySeeFamily, normalizeCode, type Viewer } from "@caliper/catalogue-model";
import {
  type Chain,
  chainFrom,
  type ReplacementRow,
  replacingParts,
} from "./replacement-chains.ts";
import type { ReplacementsRepository } from "./replacements.repository.ts";

export type Replacements = ReturnType<typeof createReplacements>;

/** What replaces old codes, and what parts replace, limited to what the viewer may see. */
export function createReplacements(repository: ReplacementsRepository) {
  /** What replaces each of these keys. A key of which a replacing part is closed to the viewer has no chain. */
  async function chains(
    keys: readonly string[],
    viewer: Viewer,
  ): Promise<ReadonlyMap<string, Chain>> {
    if (keys.length === 0) return new Map();
    const rows = Map.groupBy(await repository.from(keys), (row) => row.old_key);
    const entries = keys.flatMap((key) => {
      const chain = chainFrom(key, (old) => rows.get(old) ?? []);
      const isOpen = chain?.rows.every(({ family }) => maySeeFamily(family, viewer));
      return chain && isOpen ? [[key, chain] as const] : [];
    });
    return new Map(entries);
  }

  return {
    chains,

    /** What replaces the first old codes without a product that start with a text, by key. */
    begun: async (
      key: string,
      viewer: Viewer,
      limit: number,
    ): Promise<ReadonlyMap<string, Chain>> => chains(await repository.begun(key, limit), viewer),

    /** The codes of the parts that replace each of these products now. */
    async marks(
      codes: readonly string[],
      viewer: Viewer,
    ): Promise<ReadonlyMap<string, readonly string[]>> {
      const chainByKey = await chains(codes.map(normalizeCode), viewer);
      return new Map(
        codes.flatMap((code) => {
          const chain = chainByKey.get(normalizeCode(code));
          return chain ? [[code, replacingParts(chain).map((part) => part.code)] as const] : [];
        }),
      );
    },

    /**
     * What a part replaces, directly or through other parts, its own rows first. Codes that are not a product may be a competitor's:
     * levels that may not see interchanges do not see them.
     */
    async replacedCodes(code: string, viewer: Viewer): Promise<readonly ReplacementRow[]> {
      const rows = await repository.to(code);
      const seesOthers = maySee("interchanges", viewer);
      return rows
        .filter(({ old_product: ours }) => ours !== null || seesOthers)
        .toSorted((a, b) => Number(a.code !== code) - Number(b.code !== code));
    },
  };
}
