export { useScanner } from "./useScanner.tsx";
export type { Scanner } from "./useScanner.tsx";
