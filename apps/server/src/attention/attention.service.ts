import { setTimeout as after } from "node:timers/promises";
import { familyTables } from "@caliper/catalogue-model";
import type { ChangeSetsRepository } from "../loading/change-sets.repository.ts";
import type { ChangeSet } from "../loading/change-set.ts";
import { warehouseDays } from "../db/current-prices.ts";
import { remembered } from "../remembered.ts";
import type { UnansweredService } from "../unanswered/unanswered.service.ts";
import type { UndecidedVehicle } from "../deciding/undecided.ts";
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
  /** Vehicles with several parts that no question tells apart; null until they are counted. */
  readonly undecidedVehicles: number | null;
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
/** ms */
const longestWait = 300;

interface Options {
  readonly attention: AttentionRepository;
  readonly changes: ChangeSetsRepository;
  readonly unanswered: Pick<UnansweredService, "count">;
  readonly findUndecided: () => Promise<readonly UndecidedVehicle[]>;
  readonly now: () => number;
}

/** The tables with what tells the parts of a vehicle apart. */
const decidingTables = ["application", "product", ...Object.keys(familyTables)];

export type AttentionService = ReturnType<typeof createAttention>;

export function createAttention(options: Options) {
  const { attention, changes, unanswered, findUndecided, now } = options;

  /** Makes a value again only when one of the tables, or the day at a warehouse, has changed. */
  function current<Value>(tables: readonly string[], make: () => Promise<Value>) {
    const read = remembered(make);
    return async () =>
      read(JSON.stringify([await changes.revisions(tables), warehouseDays(now())]));
  }
  const counted = (what: Lackable) =>
    current(tablesBehind[what], () => attention.countProductsWithout(what));
  const counts = {
    picture: counted("picture"),
    price: counted("price"),
    drawing: counted("drawing"),
  } satisfies Record<Lackable, unknown>;
  const undecided = current(decidingTables, findUndecided);

  return {
    async overview(): Promise<Attention> {
      // In a large catalogue this takes longer than a page may wait.
      const counting = undecided().then((vehicles) => vehicles.length);
      const undecidedVehicles = await Promise.race([counting, after(longestWait, null)]);
      const [pendingAmendments, unansweredSearches, imports, ...incompleteCounts] =
        await Promise.all([
          attention.countPendingAmendments(),
          unanswered.count(),
          changes.list({
            kind: "import",
            owner: null,
            states: ["ready", "committed"],
            limit: recentImports,
          }),
          ...lackable.map((what) => counts[what]()),
        ]);
      const [picture = 0, price = 0, drawing = 0] = incompleteCounts;
      const incomplete = { picture, price, drawing };
      return { pendingAmendments, unansweredSearches, undecidedVehicles, imports, incomplete };
    },

    /** The vehicles with several parts that no question tells apart, by brand and model. */
    undecided,

    /** The incomplete products, by code. */
    async incomplete(what: Lackable, after: string, limit: number): Promise<IncompletePage> {
      const [products, total] = await Promise.all([
        attention.productsWithout(what, { after, limit }),
        counts[what](),
      ]);
      return { products, total };
    },
  };
}
