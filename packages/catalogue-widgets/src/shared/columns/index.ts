export { useColumn } from "./useColumn.tsx";
