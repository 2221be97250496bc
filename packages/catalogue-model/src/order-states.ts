/** The states of an order that a customer has sent, and how the company answers its lines. */

export const orderStates = [
  "received",
  "confirmed",
  "partly",
  "rejected",
  "shipped",
  "closed",
] as const;

export type OrderState = (typeof orderStates)[number];

/**
 * - `confirmed`: the part, in the confirmed quantity
 * - `replaced`: the part that replaces it
 * - `alternative`: another part, if the customer agrees
 * - `none`: nothing
 */
export const answerKinds = ["confirmed", "replaced", "alternative", "none"] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** The states that may follow each; answers can change while the state stays. */
export const nextOrderStates: Readonly<Record<OrderState, readonly OrderState[]>> = {
  received: ["confirmed", "partly", "rejected"],
  confirmed: ["confirmed", "partly", "shipped", "rejected"],
  partly: ["partly", "confirmed", "shipped", "rejected"],
  rejected: ["closed"],
  shipped: ["closed"],
  closed: [],
};

/** The answer to a line of an order. */
export interface LineAnswer {
  /** The line's place in the order, from 0. */
  readonly line: number;
  readonly kind: AnswerKind;
  /** Confirmed pieces. */
  readonly quantity?: number | undefined;
  /** When they come: `2026-12-04`. */
  readonly date?: string | undefined;
  /** Our code of the other part. */
  readonly code?: string | undefined;
  readonly note?: string | undefined;
}
