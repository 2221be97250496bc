/** Reads a list in a worker, because lists of up to 20 MB take time. */
import { type ListSource, readList } from "./readList.ts";
import type { ParsedList } from "./parseList.ts";

export type ListAnswer = { readonly list: ParsedList } | { readonly isUnreadable: true };

const answer = (message: ListAnswer) => globalThis.postMessage(message);

globalThis.addEventListener("message", ({ data }: MessageEvent<ListSource>) => {
  readList(data).then(
    (list) => answer({ list }),
    () => answer({ isUnreadable: true }),
  );
});
