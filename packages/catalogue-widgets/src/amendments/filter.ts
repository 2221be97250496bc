/** Which corrections the review shows. Pure. */
import { normalizeCode } from "@caliper/catalogue-model";
import type { Amendment, AmendmentList } from "@caliper/api-client";

/** As the specification lists them; amendments about a measure appear under `Any` only. */
export const reviewSubjects = [
  "Any",
  "Reference",
  "Application",
  "Specification",
  "Image",
  "Others",
] as const;

export type ReviewSubject = (typeof reviewSubjects)[number];

export interface ReviewFilter {
  readonly subject: ReviewSubject;
  /** Part of a product code in any spelling. */
  readonly code: string;
}

export const noFilter: ReviewFilter = { subject: "Any", code: "" };

export const amendmentLists = ["pending", "accepted"] as const satisfies readonly AmendmentList[];

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
