export { FailureState } from "./FailureState.tsx";
