/** Which corrections the review shows. Pure. */
import { normalizeCode } from "@caliper/catalogue-model";
import type { Amendment, AmendmentList, AmendmentSubject } from "@caliper/api-client";

export interface ReviewFilter {
  /** Null for all. */
  readonly subject: AmendmentSubject | null;
  /** Part of a product code in any spelling. */
  readonly code: string;
}

export const noFilter: ReviewFilter = { subject: null, code: "" };

/** The list and its filters. */
export interface ReviewShown extends ReviewFilter {
  readonly list: AmendmentList;
}

export function filterAmendments(
  amendments: readonly Amendment[],
  { subject, code }: ReviewFilter,
): readonly Amendment[] {
  const key = normalizeCode(code);
  return amendments.filter(
    (amendment) =>
      (subject === null || amendment.subject === subject) &&
      normalizeCode(amendment.code).includes(key),
  );
}
