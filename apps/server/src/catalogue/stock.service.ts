import {
  isInStock,
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

/** What the viewer sees of the stock of a grade in a warehouse. */
export interface ShownStock extends Pick<Stock, "state" | "expected" | "asOf"> {
  /** Undefined where the viewer sees words only. */
  readonly quantity: number | undefined;
  readonly isCurrent: boolean;
  /** The viewer's other warehouses that have it now, in the order in which they are listed. */
  readonly elsewhere: readonly Warehouse[];
}

export interface WithStock {
  /** Undefined where nothing is known, or the viewer may not see it. */
  readonly stock?: ShownStock;
}

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

    async setHours(actor: string, wanted: number): Promise<void> {
      await database.write.transaction().execute(async (db) => {
        const before = parsed(await meta.find(key, db));
        await meta.set(key, String(wanted), db);
        const detail = { hours: [before, wanted] };
        await audit.record({ actor, action: "stock.limited", target: key, detail }, db);
      });
    },

    /** Adds the stock to prices that the viewer sees. */
    async withStock<Row extends Pick<Price, "code" | "grade" | "warehouse">>(
      rows: readonly Row[],
      viewer: Viewer,
    ): Promise<readonly (Row & WithStock)[]> {
      if (rows.length === 0 || !maySee("stock", viewer)) return rows;
      const warehouses = warehousesOf(viewer);
      const [found, limit] = await Promise.all([
        stock.of(
          rows.map(({ code }) => code),
          warehouses,
        ),
        hours(),
      ]);
      const currentSince = timeText(now() - limit * hour);
      const seesQuantities = maySee("stockQuantities", viewer);
      const partOf = ({ code, grade }: Pick<Price, "code" | "grade">) => `${code} ${grade}`;
      const byPart = Map.groupBy(found, partOf);
      return rows.map((row) => {
        const everywhere = byPart.get(partOf(row)) ?? [];
        const here = everywhere.find(({ warehouse }) => warehouse === row.warehouse);
        if (!here) return row;
        const { state, expected, asOf, quantity } = here;
        const having = everywhere
          .filter((each) => each !== here && isInStock(each.state) && each.asOf >= currentSince)
          .map(({ warehouse }) => warehouse);
        const shown: ShownStock = {
          state,
          expected,
          asOf,
          quantity: seesQuantities && quantity !== null ? quantity : undefined,
          isCurrent: asOf >= currentSince,
          elsewhere: warehouses.filter((each) => having.includes(each)),
        };
        return { ...row, stock: shown };
      });
    },
  };
}
