/** What a warehouse has of a part, in words; the best first. */
export const stockStates = ["In stock", "Low", "None"] as const;

export type StockState = (typeof stockStates)[number];

/** The largest quantity that is low. */
export const lowStock = 10;

/** The state of a quantity that is loaded without one. */
export const stockStateOf = (quantity: number): StockState =>
  quantity === 0 ? "None" : quantity <= lowStock ? "Low" : "In stock";

/** Hours after which stock is not current, until an administrator sets others; and the range of these. */
export const stockHours = { least: 1, most: 720, default: 24 } as const;
