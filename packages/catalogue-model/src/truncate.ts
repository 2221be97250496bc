/** The beginning of a text of unknown length, for messages; whole characters only. */
export function truncate(text: string, most = 100): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}
