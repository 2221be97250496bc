import {
  maySee,
  stockHours,
  timeText,
  type Viewer,
  type Warehouse,
  warehousesOf,
} from "@caliper/catalogue-model";
import type { AuditRepository } from "../audit/audit.repository.ts";
import type { OpenDatabase } from "../db/index.ts";
import type { MetaRepository } from "../meta/meta.repository.ts";
import { hour } from "../units.ts";
import type { Price } from "./prices.repository.ts";
import type { Stock, StockRepository } from "./stock.repository.ts";

/** What the viewer sees of the stock of a grade in a warehouse; no quantity where the account sees words only. */
export interface ShownStock extends Pick<Stock, "state" | "quantity" | "expected" | "as_of"> {
  readonly isCurrent: boolean;
  /** The viewer's other warehouses that have it now, in the order in which they are listed. */
  readonly elsewhere: readonly Warehouse[];
}

/** A price with what its warehouse has: undefined where that is not known, or the viewer may not see it. */
export type Stocked<Key extends PriceKey> = Key & { readonly stock?: ShownStock };

export type StockedPrice = Stocked<Price>;

type PriceKey = Pick<Price, "code" | "grade" | "warehouse">;

interface Options {
  readonly database: OpenDatabase;
  readonly stock: StockRepository;
  readonly meta: MetaRepository;
  readonly audit: AuditRepository;
  readonly now: () => number;
}

export type Stocks = ReturnType<typeof createStocks>;

const key = "stock";

/** What is in stock beside prices, and after how many hours that is not current. */
export function createStocks({ database, stock, meta, audit, now }: Options) {
  const parsed = (value: string | undefined) =>
    value === undefined ? stockHours.default : Number(value);
  const hours = async () => parsed(await meta.find(key));

  return {
    hours,

    async setHours(actor: string, newHours: number): Promise<void> {
      await database.write.transaction().execute(async (db) => {
        const before = parsed(await meta.find(key, db));
        await meta.set(key, String(newHours), db);
        const detail = { hours: [before, newHours] };
        await audit.record({ actor, action: "stock.limited", target: key, detail }, db);
      });
    },

    /** Adds the stock to prices that the viewer sees. */
    async withStock<Key extends PriceKey>(
      rows: readonly Key[],
      viewer: Viewer,
    ): Promise<readonly Stocked<Key>[]> {
      if (rows.length === 0 || !maySee("stock", viewer)) return rows;
      const warehouses = warehousesOf(viewer);
      const codes = rows.map(({ code }) => code);
      const stockRows = await stock.of(codes, warehouses);
      const currentSince = timeText(now() - (await hours()) * hour);
      const seesQuantities = maySee("stockQuantities", viewer);
      const partOf = ({ code, grade }: Pick<Price, "code" | "grade">) => `${code} ${grade}`;
      const byPart = Map.groupBy(stockRows, partOf);
      return rows.map((row) => {
        const everywhere = byPart.get(partOf(row)) ?? [];
        const here = everywhere.find(({ warehouse }) => warehouse === row.warehouse);
        if (!here) return row;
        const isCurrent = ({ as_of: asOf }: Stock) => asOf >= currentSince;
        const having = everywhere.filter((each) => each.state !== "None" && isCurrent(each));
        const elsewhere = warehouses.filter(
          (name) => name !== row.warehouse && having.some(({ warehouse }) => warehouse === name),
        );
        const quantity = seesQuantities ? here.quantity : null;
        return { ...row, stock: { ...here, quantity, isCurrent: isCurrent(here), elsewhere } };
      });
    },
  };
}
