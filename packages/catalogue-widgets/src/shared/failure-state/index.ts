export { FailureState } from "./FailureState.tsx";
export { FailureNotice } from "./FailureNotice.tsx";
