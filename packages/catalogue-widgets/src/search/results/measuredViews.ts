/** Loaded with the first question for a measure. */
export { MeasuredView } from "../../drawings/index.ts";
