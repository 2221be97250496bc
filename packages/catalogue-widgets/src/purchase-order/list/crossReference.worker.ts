/** Writes a workbook away from the page. */
import { crossReference } from "./crossReference.ts";
import type { CrossReference } from "./crossReference.ts";

globalThis.addEventListener("message", ({ data }: MessageEvent<CrossReference>) => {
  globalThis.postMessage(crossReference(data));
});
