type Values = Record<string, readonly unknown[]>;
type Specimen = Record<string, unknown>;

/** The maximum number of combinations shown in full. */
const maxCombinations = 48;

const every = (values: Values): Specimen[] =>
  Object.entries(values).reduce<Specimen[]>(
    (so, [prop, list]) => so.flatMap((one) => list.map((value) => ({ ...one, [prop]: value }))),
    [{}],
  );

const pairsOf = (specimen: Specimen): string[] => {
  const entries = Object.entries(specimen).map(([prop, value]) => `${prop}=${String(value)}`);
  return entries.flatMap((one, index) =>
    entries.slice(index + 1).map((other) => `${one}&${other}`),
  );
};

/**
 * All combinations of the values. Above 48, a smaller set in the same order that contains each pair of values at least
 * once. The result is deterministic, so that screenshots are stable.
 */
export function combinations(values: Values): Specimen[] {
  const all = every(values);
  if (all.length <= maxCombinations) return all;
  const left = new Set(all.flatMap(pairsOf));
  const chosen = new Set<Specimen>();
  while (left.size > 0) {
    let best = all[0];
    let gain = 0;
    for (const specimen of all) {
      const news = pairsOf(specimen).filter((pair) => left.has(pair)).length;
      if (news > gain) [best, gain] = [specimen, news];
    }
    if (!best) break;
    chosen.add(best);
    for (const pair of pairsOf(best)) left.delete(pair);
  }
  return all.filter((specimen) => chosen.has(specimen));
}
