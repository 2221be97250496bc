import { foldText, normalizeCode } from "@caliper/catalogue-model";

/** A code on a datasheet: a competitor's with its brand, or one of ours. */
export interface NamedCode {
  readonly brand?: string;
  readonly code: string;
}

/** Whether two codes are the same, however they are written, or of the same brand. */
export const belongTogether = (one: NamedCode, other: NamedCode): boolean =>
  normalizeCode(one.code) === normalizeCode(other.code) ||
  (one.brand !== undefined &&
    other.brand !== undefined &&
    foldText(one.brand) === foldText(other.brand));
