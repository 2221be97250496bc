const loggedTexts = new Set<string>();

/** A line in the console for the developers of the page, once. */
export function warnOnce(text: string): void {
  if (loggedTexts.has(text)) return;
  loggedTexts.add(text);
  console.warn(`Caliper: ${text}`);
}
