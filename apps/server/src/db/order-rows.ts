/** Rows of purchase orders, of lists of parts and of quotations. */
import type { OrderState } from "@caliper/catalogue-model";
import type { Generated } from "kysely";

/** A purchase order as it was sent. */
export interface PurchaseOrderRow {
  id: Generated<number>;
  /** Milliseconds since 1970. */
  sent_at: number;
  sent_by: string;
  customer: string;
  customer_code: string;
  warehouse: string;
  note: string;
  line_count: number;
  pieces: number;
  total_cents: number;
  /** JSON: `OrderProduct[]` of the contract. */
  lines: string;
  /** The language of its workbook: `en`, `es`. */
  language: Generated<string>;
}

/** What belongs to a purchase order that a customer sent. Times in ms since 1970. */
export interface CustomerOrderRow {
  order_id: number;
  account_id: number;
  /** The account's number and the key of its request: an order is stored once. */
  request_key: string;
  /** The customer's own reference. */
  reference: string;
  state: OrderState;
  /** Grows with each answer. */
  revision: number;
  /** JSON: `LineAnswer[]`. */
  answers: string;
  changed_at: number;
  /** What the customer has seen of the last answer. */
  seen_revision: number;
  seen_state: OrderState;
  seen_answers: string;
}

/** A list of parts of an account. Times in ms since 1970. */
export interface PartsListRow {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** 0 or 1 */
  is_standing: number;
  /** 0 or 1: whether others may copy it while it is shared. */
  is_copyable: number;
  /** Of the link to it; null if it is not shared. */
  share_token: string | null;
  created_at: number;
  changed_at: number;
  archived_at: number | null;
}

export interface ListLineRow {
  id: Generated<number>;
  list_id: number;
  /** The order of the lines of a list; there may be gaps. */
  place: number;
  /** Grows with each change. */
  revision: number;
  code: string;
  /** Null for the first grade that the warehouse sells. */
  grade: string | null;
  quantity: number;
  note: string;
  /** The price that the owner saw last, where, and when; null without prices. */
  seen_cents: number | null;
  seen_grade: string | null;
  seen_warehouse: string | null;
  seen_at: number | null;
}

/** What stands above and below the quotations of an account. */
export interface QuotationHeadingRow {
  account_id: number;
  name: string;
  terms: string;
  /** A PNG as a data URL. */
  logo: string | null;
}

/** A revision of a quotation. Times in ms since 1970. */
export interface QuotationRow {
  id: Generated<number>;
  account_id: number;
  /** Null if it was deleted. */
  list_id: number | null;
  /** The account's own count. */
  number: number;
  revision: number;
  /** Grows with each change. */
  version: number;
  /** JSON: `QuotationSettings`. */
  settings: string;
  /** JSON: `SentQuotation`; null for a draft. */
  sent: string | null;
  created_at: number;
  changed_at: number;
  sent_at: number | null;
}
