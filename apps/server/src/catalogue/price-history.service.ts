import { maySeePricesOf, type Viewer, warehousesOf } from "@caliper/catalogue-model";
import { message } from "../messages/message.ts";
import { forbidden } from "../refusal.ts";
import { openProduct } from "./datasheet.service.ts";
import type { PastPrice, PricesRepository } from "./prices.repository.ts";
import type { ProductsRepository } from "./products.repository.ts";

interface Repositories {
  readonly products: ProductsRepository;
  readonly prices: PricesRepository;
}

export interface PriceHistory {
  readonly code: string;
  /** By first day. */
  readonly prices: readonly PastPrice[];
}

export const createPriceHistory =
  ({ products, prices }: Repositories) =>
  /** @throws Refusal when there is no such product, or its prices are closed to the viewer */
  async (viewer: Viewer, typed: string): Promise<PriceHistory> => {
    const { code, family } = await openProduct(products, typed, viewer);
    if (!maySeePricesOf(family, viewer)) throw forbidden(message("access.prices"));
    return { code, prices: await prices.history(code, warehousesOf(viewer, family)) };
  };
