/** A total import that removes a larger share of its table asks for the table's name. */
export const removalLimit = 0.2;

/** The largest number of rows of an account in a table whose rows are private to accounts. */
export const privateRowLimit = 20_000;

/** Lists longer than this render only the rows in view; pages of rows have this length. */
export const rowLimit = 200;

/** Widths in px in which the server offers pictures of products beside the original. */
export const pictureWidths = [160, 480, 960] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** Default tolerance of the measure search, in mm. */
export const defaultTolerance = 0.5;

/** The tolerances that the measure search offers, in mm. */
export const toleranceSteps = [0, defaultTolerance, 1, 2, 5] as const;

/** Limits of the lists of parts that people keep. The contract states them too. */
export const listLimits = { lists: 200, lines: 2000, quantity: 99_999 } as const;

const maxMapCells = 1600;

/** Consecutive rows of a sheet in each cell of its map. */
export const rowsPerMapCell = (rows: number): number => Math.max(1, Math.ceil(rows / maxMapCells));
