/** The beginning of a text of unknown length, for messages; whole characters only. */
export function truncate(text: string, maxLength = 100): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}
