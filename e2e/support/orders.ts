import { fetchJson, type Page } from "./test.ts";

export interface Priced {
  Code: string;
  Price: number;
  Qty_Box: number | null;
}

export const rotors = (page: Page) =>
  fetchJson<readonly Priced[]>(
    page,
    "/api/buy_order_price_info?step=0&user=cliente&warehouse=MIAMI&type=Brake%20Rotors&subtype=Standard",
  );
