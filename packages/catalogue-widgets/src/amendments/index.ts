export { MakeAmendment, thanksDelay } from "./MakeAmendment.tsx";
export type { MakeAmendmentProps } from "./MakeAmendment.tsx";
