import { normalizeCode } from "@caliper/catalogue-model";

/**
 * The position of `query` in `code`, as `[start, end)`, compared by normalized code: "d-1200" matches in
 * "FX-D12 00-28". Null without a match. Hyphens between matched characters belong to the match.
 */
export function matchedRange(
  code: string,
  query: string,
): readonly [start: number, end: number] | null {
  const searched = normalizeCode(query);
  if (searched === "") return null;
  let key = "";
  // For each character of the key, the range of its source in `code`.
  const origin: { start: number; end: number }[] = [];
  let position = 0;
  for (const character of code) {
    const end = position + character.length;
    const part = normalizeCode(character);
    for (let index = 0; index < part.length; index += 1) origin.push({ start: position, end });
    key += part;
    position = end;
  }
  const at = key.indexOf(searched);
  const first = origin[at];
  const last = origin[at + searched.length - 1];
  return first === undefined || last === undefined ? null : [first.start, last.end];
}
