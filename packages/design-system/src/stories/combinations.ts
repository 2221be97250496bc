type Values = Record<string, readonly unknown[]>;
type Specimen = Record<string, unknown>;

/** More than this nobody looks at. */
const most = 48;

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
 * Every combination of the values; past 48 as few as have each pair of values together at least once, in the same
 * order. The same values always give the same list, so pictures of it stay.
 */
export function combinations(values: Values): Specimen[] {
  const all = every(values);
  if (all.length <= most) return all;
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
