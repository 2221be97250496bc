/**
 * Quoted ids, and beginnings of at least two words before a value: "search.heading", `search.near.${difference}`. One word would be
 * a whole area.
 */
const quotedIds =
  /["'`](?:(?<id>\w+(?:\.[\w-]+)+)(?=["'`])|(?<start>\w+\.(?:[\w-]+\.)+)(?=\$\{|["'`]))/gu;

/** Those of the ids that code, written or built, can show. */
export function usedTexts(ids: readonly string[], code: string): ReadonlySet<string> {
  const matches = [...code.matchAll(quotedIds)].map(({ groups }) => groups ?? {});
  const names = new Set(matches.map(({ id }) => id));
  const starts = [...new Set(matches.flatMap(({ start }) => start ?? []))];
  return new Set(ids.filter((id) => names.has(id) || starts.some((start) => id.startsWith(start))));
}
