export { MakeAmendment, confirmationDelay, type MakeAmendmentProps } from "./MakeAmendment.tsx";
export { useCorrectable, useValueText } from "./useCorrectable.ts";
