/** Reads a list away from the page: one of 20 MB takes its time. */
import { readList } from "./readList.ts";
import type { ListSource } from "./readList.ts";
import type { ParsedList } from "./parseList.ts";

export type ListAnswer = { readonly list: ParsedList } | { readonly isUnreadable: true };

const answer = (message: ListAnswer) => globalThis.postMessage(message);

globalThis.addEventListener("message", ({ data }: MessageEvent<ListSource>) => {
  readList(data).then(
    (list) => answer({ list }),
    () => answer({ isUnreadable: true }),
  );
});
