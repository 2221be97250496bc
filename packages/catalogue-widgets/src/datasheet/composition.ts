/** The blocks of the sheet; box and pallet are part of `dimensions`. */
export type SheetBlock =
  | "drawing"
  | "dimensions"
  | "images"
  | "prices"
  | "upc"
  | "interchanges"
  | "applications"
  | "related";

/** How many of the twelve columns a block spans. */
export type Span = 4 | 5 | 6 | 7 | 8 | 12;

export interface Placed {
  readonly block: SheetBlock;
  readonly span: Span;
}

export type SheetRow = readonly Placed[];

/**
 * Rows of the sheet, twelve columns each: 8 + 4, 4 + 4 + 4, 12, 7 + 5 when all blocks are
 * present. Prices of more than two grades take two of the three columns. Missing blocks leave no gap: the remaining ones move up.
 */
export function compose(
  present: ReadonlySet<SheetBlock>,
  { hasWidePrices = false, vehicleCount = Infinity } = {},
): readonly SheetRow[] {
  const has = (block: SheetBlock) => present.has(block);
  const first: SheetRow = has("drawing")
    ? [place("drawing", 8), place("dimensions", 4)]
    : [place("images", 5), place("dimensions", 7)];
  const second = (["images", "prices", "upc"] as const).filter(
    (block) => has(block) && !first.some((placed) => placed.block === block),
  );
  const interchanges: SheetRow[] = has("interchanges") ? [[place("interchanges", 12)]] : [];

  // Pictures alone would leave two thirds of the row empty, so the vehicles move up beside them.
  if (second.length === 1 && has("applications") && second[0] !== undefined)
    return [
      first,
      [place(second[0], 4), place("applications", 8)],
      ...interchanges,
      ...(has("related") ? [[place("related", 12)]] : []),
    ];
  const rest = hasWidePrices && second.length === 3 ? wide : [side(second)];
  // A few vehicles are too short beside the cards of related products.
  const last = vehicleCount > fewVehicles ? [vehicles(has)] : vehicles(has).map(alone);
  return [first, ...rest, ...interchanges, ...last].filter((row) => row.length > 0);
}

const fewVehicles = 3;

const alone = ({ block }: Placed): SheetRow => [place(block, 12)];

const wide: readonly SheetRow[] = [[place("images", 4), place("prices", 8)], [place("upc", 12)]];

function side(blocks: readonly SheetBlock[]): SheetRow {
  const spans: readonly Span[] =
    blocks.length === 3 ? [4, 4, 4] : blocks.length === 2 ? [5, 7] : [6];
  return blocks.map((block, index) => place(block, spans[index] ?? 4));
}

function vehicles(has: (block: SheetBlock) => boolean): SheetRow {
  if (!has("applications")) return [];
  return has("related")
    ? [place("applications", 7), place("related", 5)]
    : [place("applications", 12)];
}

function place(block: SheetBlock, span: Span): Placed {
  return { block, span };
}
