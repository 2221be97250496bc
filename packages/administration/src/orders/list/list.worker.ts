/** Reads a list in a worker, because lists of up to 20 MB take time. */
import type { ReadList } from "@caliper/catalogue-model";
import { type ListSource, readSource } from "./readSource.ts";

export type ListAnswer = { readonly list: ReadList } | { readonly isUnreadable: true };

const answer = (message: ListAnswer) => globalThis.postMessage(message);

globalThis.addEventListener("message", ({ data }: MessageEvent<ListSource>) => {
  readSource(data).then(
    (list) => answer({ list }),
    () => answer({ isUnreadable: true }),
  );
});
