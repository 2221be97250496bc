export { readInWorker } from "./readInWorker.ts";
