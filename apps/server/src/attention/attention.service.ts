import type { ChangeSetsRepository } from "../loading/change-sets.repository.ts";
import type { ChangeSet } from "../loading/change-set.ts";
import type { UnansweredService } from "../unanswered/unanswered.service.ts";
import {
  type AttentionRepository,
  type IncompleteProduct,
  type Lackable,
  lackable,
  tablesBehind,
} from "./attention.repository.ts";

/** What administrators should look at. */
export interface Attention {
  readonly pendingAmendments: number;
  /** Kinds of searches without parts. */
  readonly unansweredSearches: number;
  /** The newest imports that can be undone, or that wait for a decision. */
  readonly imports: readonly ChangeSet[];
  /** Products without a picture, a price or a drawing. */
  readonly incomplete: Readonly<Record<Lackable, number>>;
}

export interface IncompletePage {
  readonly products: readonly IncompleteProduct[];
  readonly total: number;
}

const recentImports = 5;

interface Options {
  readonly attention: AttentionRepository;
  readonly changes: ChangeSetsRepository;
  readonly unanswered: Pick<UnansweredService, "count">;
}

export type AttentionService = ReturnType<typeof createAttention>;

export function createAttention({ attention, changes, unanswered }: Options) {
  const counted = new Map<Lackable, { readonly at: string; readonly count: Promise<number> }>();

  /** Counts again only when one of the tables has changed. */
  async function countWithout(what: Lackable): Promise<number> {
    const at = JSON.stringify(await changes.revisions(tablesBehind[what]));
    const cached = counted.get(what);
    if (cached?.at === at) return cached.count;
    const count = attention.countProductsWithout(what);
    counted.set(what, { at, count });
    count.catch(() => counted.delete(what));
    return count;
  }

  return {
    async overview(): Promise<Attention> {
      const [pendingAmendments, unansweredSearches, imports, ...counts] = await Promise.all([
        attention.countPendingAmendments(),
        unanswered.count(),
        changes.list({ kind: "import", states: ["ready", "committed"], limit: recentImports }),
        ...lackable.map(countWithout),
      ]);
      const [picture = 0, price = 0, drawing = 0] = counts;
      const incomplete = { picture, price, drawing };
      return { pendingAmendments, unansweredSearches, imports, incomplete };
    },

    /** The incomplete products, by code. */
    async incomplete(what: Lackable, after: string, limit: number): Promise<IncompletePage> {
      const [products, total] = await Promise.all([
        attention.productsWithout(what, { after, limit }),
        countWithout(what),
      ]);
      return { products, total };
    },
  };
}
