/** Writes a workbook in a worker. */
import { crossReference, type CrossReference } from "./crossReference.ts";

globalThis.addEventListener("message", ({ data }: MessageEvent<CrossReference>) => {
  globalThis.postMessage(crossReference(data));
});
