const shown = new Set<string>();

/** A line in the console for the developers of the page, once. */
export function warnOnce(text: string): void {
  if (shown.has(text)) return;
  shown.add(text);
  console.warn(`Caliper: ${text}`);
}
