export { useListLabels } from "./useListLabels.ts";
