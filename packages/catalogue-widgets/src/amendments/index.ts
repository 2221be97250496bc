export { MakeAmendment, confirmationDelay } from "./MakeAmendment.tsx";
export type { MakeAmendmentProps } from "./MakeAmendment.tsx";
export { useCorrectable, useValueText } from "./useCorrectable.ts";
