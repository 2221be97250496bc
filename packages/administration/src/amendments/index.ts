export { AmendmentsReview, type AmendmentsReviewProps } from "./AmendmentsReview.tsx";
export { amendmentLists, amendmentSubjects } from "@caliper/api-client";
export type { ReviewFilter, ReviewShown } from "./filter.ts";
export { PendingAmendmentsBadge } from "./PendingAmendmentsBadge.tsx";
export { ProductAmendments, type ProductAmendmentsProps } from "./ProductAmendments.tsx";
export { usePendingAmendments } from "./usePendingAmendments.ts";
