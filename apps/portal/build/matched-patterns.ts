import type { Plugin } from "vite";

/** Ends of a group that begins at `start`, and its alternatives: those of `(?:a|b(?:c|d))` are `a` and `b(?:c|d)`. */
function groupAt(pattern: string, start: number): { end: number; alternatives: string[] } {
  const alternatives: string[] = [];
  let depth = 0;
  let from = start + "(?:".length;
  for (let at = start; at < pattern.length; at += 1) {
    const letter = pattern[at];
    if (letter === "\\") at += 1;
    else if (letter === "(") depth += 1;
    else if (letter === ")") depth -= 1;
    if ((letter === "|" && depth === 1) || depth === 0) {
      alternatives.push(pattern.slice(from, at));
      from = at + 1;
    }
    if (depth === 0) return { end: at, alternatives };
  }
  throw new Error(`A group of ${pattern} is not closed.`);
}

/** The patterns without alternatives that a pattern stands for; groups with a quantifier stay as they are. */
export function patternsIn(pattern: string): string[] {
  const whole = `(?:${pattern})`;
  const { alternatives } = groupAt(whole, 0);
  if (alternatives.length > 1) return alternatives.flatMap(patternsIn);
  for (let start = pattern.indexOf("(?:"); start >= 0; start = pattern.indexOf("(?:", start + 1)) {
    const group = groupAt(pattern, start);
    if (/[?*+]/u.test(pattern[group.end + 1] ?? "")) continue;
    const [before, after] = [pattern.slice(0, start), pattern.slice(group.end + 1)];
    return group.alternatives.flatMap((each) => patternsIn(before + each + after));
  }
  return [pattern];
}

/**
 * Fails the build when an alternative of a pattern of chunks matches no module, because a renamed folder would otherwise move to another
 * chunk unnoticed.
 */
export const matchedPatterns = (patterns: readonly RegExp[]): Plugin => ({
  name: "caliper:matched-patterns",
  apply: "build",
  buildEnd(error) {
    if (error !== undefined) return;
    const ids = Array.from(this.getModuleIds(), (id) => id.replaceAll("\\", "/"));
    const unmatched = patterns
      .flatMap(({ source }) => patternsIn(source))
      .filter((each) => !ids.some((id) => new RegExp(each).test(id)));
    if (unmatched.length > 0) this.error(`No module is at ${unmatched.join(", ")}`);
  },
});
