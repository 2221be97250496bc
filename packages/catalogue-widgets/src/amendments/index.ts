export { AmendmentsReview } from "./AmendmentsReview.tsx";
export type { AmendmentsReviewProps } from "./AmendmentsReview.tsx";
export { amendmentLists, reviewSubjects } from "./filter.ts";
export type { ReviewFilter, ReviewShown } from "./filter.ts";
export { MakeAmendment, thanksDelay } from "./MakeAmendment.tsx";
export type { MakeAmendmentProps } from "./MakeAmendment.tsx";
export { PendingAmendmentsBadge } from "./PendingAmendmentsBadge.tsx";
export { usePendingAmendments } from "./usePendingAmendments.ts";
