export { inWorker } from "./inWorker.ts";
export { readInWorker } from "./readInWorker.ts";
