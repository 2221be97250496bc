/** Boxes, pallets, weight and money of an order. Pure. */

/** How a product is packed; undefined where the catalogue has no value. */
export interface Packing {
  /** Pieces. */
  readonly perBox: number | undefined;
  /** Pieces. */
  readonly perPallet: number | undefined;
  /** Of a box, in kg. */
  readonly boxWeight: number | undefined;
}

export interface CountedLine extends Packing {
  readonly quantity: number;
  /** US dollars. */
  readonly price: number;
}

export interface OrderTotals {
  readonly products: number;
  readonly pieces: number;
  readonly boxes: number;
  /** May be fractional. */
  readonly pallets: number;
  /** kg */
  readonly weight: number;
  /** US dollars. */
  readonly amount: number;
  /** Number of products whose last box is not full. */
  readonly partBoxes: number;
  /** Number of products of unknown weight, which are not in the sum. */
  readonly withoutWeight: number;
}

const upTo = (quantity: number, pack: number | undefined) =>
  pack === undefined ? quantity : Math.ceil(quantity / pack) * pack;

/** Rounded up to full boxes; unchanged when the box quantity is unknown. */
export const toFullBoxes = (quantity: number, { perBox }: Packing) => upTo(quantity, perBox);

/** Rounded up to full pallets; unchanged when the pallet quantity is unknown. */
export const toFullPallets = (quantity: number, { perPallet }: Packing) =>
  upTo(quantity, perPallet);

/** Opened boxes count as full boxes. */
export const boxesOf = (quantity: number, { perBox }: Packing): number | undefined =>
  perBox === undefined ? undefined : Math.ceil(quantity / perBox);

export const palletsOf = (quantity: number, { perPallet }: Packing): number | undefined =>
  perPallet === undefined ? undefined : quantity / perPallet;

/** In kg, of full boxes. */
export function weightOf(quantity: number, packing: Packing): number | undefined {
  const boxes = boxesOf(quantity, packing);
  return boxes === undefined || packing.boxWeight === undefined
    ? undefined
    : boxes * packing.boxWeight;
}

/** In cents, so that sums are exact. */
const centsOf = ({ price, quantity }: Pick<CountedLine, "price" | "quantity">) =>
  Math.round(price * 100) * quantity;

/** In US dollars. */
export const amountOf = (line: Pick<CountedLine, "price" | "quantity">) => centsOf(line) / 100;

export function totalsOf(lines: readonly CountedLine[]): OrderTotals {
  let [pieces, boxes, pallets, weight, cents, partBoxes, withoutWeight] = [0, 0, 0, 0, 0, 0, 0];
  for (const line of lines) {
    const lineWeight = weightOf(line.quantity, line);
    pieces += line.quantity;
    boxes += boxesOf(line.quantity, line) ?? 0;
    pallets += palletsOf(line.quantity, line) ?? 0;
    weight += lineWeight ?? 0;
    cents += centsOf(line);
    if (toFullBoxes(line.quantity, line) !== line.quantity) partBoxes += 1;
    if (lineWeight === undefined) withoutWeight += 1;
  }
  return {
    products: lines.length,
    pieces,
    boxes,
    pallets,
    weight: Math.round(weight * 100) / 100,
    amount: cents / 100,
    partBoxes,
    withoutWeight,
  };
}
