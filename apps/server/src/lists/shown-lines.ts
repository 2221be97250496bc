/** What is true of the parts of a list today, as a viewer may see it. */
import {
  accountOfOwnCodes,
  maySeeFamily,
  type Viewer,
  type Warehouse,
  warehouseOf,
} from "@caliper/catalogue-model";
import type { CustomerCodesRepository } from "../catalogue/customer-codes.repository.ts";
import { gradedPrices, type PriceReaders } from "../catalogue/headline-prices.ts";
import type { Replacements } from "../catalogue/replacements.service.ts";
import type { StockedPrice } from "../catalogue/stock.service.ts";
import type { ListedPart, ListLine, ListsRepository } from "./lists.repository.ts";

/** A line with what is true of its part today. */
export interface ShownLine {
  readonly line: ListLine;
  /** Undefined if the part is not in the catalogue, or closed to the viewer. */
  readonly part: ListedPart | undefined;
  /** The viewer's own code of it. */
  readonly ownCode: string | undefined;
  /** Those that the warehouse sells; undefined for a viewer without prices of the family. */
  readonly prices: readonly StockedPrice[] | undefined;
  /** That of the line's grade, or of the first one. */
  readonly price: StockedPrice | undefined;
  /** The price that the owner saw, where today's is another one. */
  readonly was: { readonly amount: number; readonly at: number } | undefined;
  readonly replacedBy: readonly string[] | undefined;
}

export interface ShownLines {
  readonly warehouse: Warehouse | undefined;
  readonly lines: readonly ShownLine[];
}

/** From which the lines are completed. */
export interface ShownFacts extends PriceReaders {
  readonly customerCodes: Pick<CustomerCodesRepository, "ownCodes">;
  readonly replacements: Replacements;
}

/** The price that was seen, as a line stores it. */
type SeenPrice = Pick<ListLine, "seen_cents" | "seen_grade" | "seen_warehouse" | "seen_at">;

export const unseen: SeenPrice = {
  seen_cents: null,
  seen_grade: null,
  seen_warehouse: null,
  seen_at: null,
};

export type SeenParts = Awaited<ReturnType<ReturnType<typeof createShownLines>["parts"]>>;

export function createShownLines(
  facts: ShownFacts & { readonly lists: Pick<ListsRepository, "parts"> },
) {
  const { lists, customerCodes, replacements } = facts;
  /** The parts of these codes, and their prices in the order of the family's grades, as the viewer may see them. */
  async function seenParts(
    codes: readonly string[],
    viewer: Viewer,
    chosen: Warehouse | undefined,
  ) {
    const warehouse = warehouseOf(viewer, chosen);
    const parts = new Map(
      [...(await lists.parts([...new Set(codes)]))].filter(([, { family }]) =>
        maySeeFamily(family, viewer),
      ),
    );
    const priced = await gradedPrices(facts, [...parts.values()], viewer, warehouse);
    const pricesOf = (code: string) => (warehouse === undefined ? undefined : priced.get(code));
    const priceOf = (code: string, grade: string | null | undefined) => {
      const offered = pricesOf(code);
      return grade ? offered?.find((each) => each.grade === grade) : offered?.[0];
    };
    return { warehouse, parts, pricesOf, priceOf };
  }

  async function shownLines(
    lines: readonly ListLine[],
    viewer: Viewer,
    chosen: Warehouse | undefined,
    isOwner: boolean,
  ): Promise<ShownLines> {
    const seen = await seenParts(
      lines.map(({ code }) => code),
      viewer,
      chosen,
    );
    const { warehouse, parts } = seen;
    const ownCodes = await customerCodes.ownCodes(accountOfOwnCodes(viewer), [...parts.keys()]);
    const marks = await replacements.marks([...parts.keys()], viewer);
    return {
      warehouse,
      lines: lines.map((line): ShownLine => {
        const part = parts.get(line.code);
        const offered = seen.pricesOf(line.code);
        const price = seen.priceOf(line.code, line.grade);
        return {
          line,
          part,
          ownCode: ownCodes.get(line.code)?.code,
          prices: offered,
          price,
          was: isOwner && offered ? priceBefore(line, price, warehouse) : undefined,
          replacedBy: marks.get(line.code),
        };
      }),
    };
  }

  return { parts: seenParts, shownLines };
}

/** Today's price of a part, to remember. */
export function seenPrice(
  { priceOf }: SeenParts,
  code: string,
  grade: string | null | undefined,
  at: number,
): SeenPrice {
  const price = priceOf(code, grade);
  return price === undefined
    ? unseen
    : {
        seen_cents: Math.round(price.amount * 100),
        seen_grade: price.grade,
        seen_warehouse: price.warehouse,
        seen_at: at,
      };
}

/** What differs from the price that was seen, at the same warehouse in the same grade. */
function priceBefore(
  line: ListLine,
  price: StockedPrice | undefined,
  warehouse: Warehouse | undefined,
) {
  if (line.seen_cents === null || line.seen_at === null) return undefined;
  if (line.seen_warehouse !== warehouse) return undefined;
  if (
    price ? price.grade !== line.seen_grade : line.grade !== null && line.grade !== line.seen_grade
  )
    return undefined;
  const amount = line.seen_cents / 100;
  return price?.amount === amount ? undefined : { amount, at: line.seen_at };
}
