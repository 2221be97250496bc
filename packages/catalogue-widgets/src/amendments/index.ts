export { AmendmentsReview } from "./AmendmentsReview.tsx";
export { MakeAmendment, thanksDelay } from "./MakeAmendment.tsx";
export type { MakeAmendmentProps } from "./MakeAmendment.tsx";
export { PendingAmendmentsBadge } from "./PendingAmendmentsBadge.tsx";
export { usePendingAmendments } from "./usePendingAmendments.ts";
