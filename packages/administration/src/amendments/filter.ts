/** Which corrections the review shows. Pure. */
import { normalizeCode } from "@caliper/catalogue-model";
import type { Amendment, AmendmentList } from "@caliper/api-client";

/** As the specification lists them, and `Measure`, which is a subject too. */
export const reviewSubjects = [
  "Any",
  "Reference",
  "Application",
  "Specification",
  "Image",
  "Measure",
  "Others",
] as const;

export type ReviewSubject = (typeof reviewSubjects)[number];

export interface ReviewFilter {
  readonly subject: ReviewSubject;
  /** Part of a product code in any spelling. */
  readonly code: string;
}

export const noFilter: ReviewFilter = { subject: "Any", code: "" };

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
      (subject === "Any" || amendment.subject === subject) &&
      normalizeCode(amendment.code).includes(key),
  );
}
