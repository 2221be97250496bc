/** Lengths of time in ms. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The day of a time in ms since 1970, UTC: `2026-11-22`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Bytes. */
export const mebibyte = 1_048_576;
