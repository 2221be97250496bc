/**
 * Counts failed sign-ins. One server instance may keep the counts in memory; several need a
 * shared place behind the same two calls.
 */
export interface SignInLimits {
  /** Seconds to wait when there were too many failures; otherwise the attempt is under way. */
  begin(account: string, address: string): number | undefined;
  /** Ends an attempt that is under way. Only failures count. */
  end(account: string, address: string, failed: boolean): void;
}

export interface LimitSettings {
  readonly perAccount: number;
  readonly perAddress: number;
  /** In ms, from the first failure. */
  readonly window: number;
}

const defaults: LimitSettings = { perAccount: 10, perAddress: 100, window: 15 * 60_000 };
/** Attempts allowed in flight beyond the limit, because they have not failed yet. */
const underWayAtMost = 20;
/** Number of keys above which expired ones, then the oldest, are dropped. */
const mostKeys = 50_000;

interface Count {
  failures: number;
  underWay: number;
  until: number;
}

export function memorySignInLimits(
  settings: Partial<LimitSettings> = {},
  now: () => number = Date.now,
): SignInLimits {
  const { perAccount, perAddress, window } = { ...defaults, ...settings };
  const counts = new Map<string, Count>();

  const countOf = (key: string): Count => {
    let count = counts.get(key);
    if (!count) {
      if (counts.size >= mostKeys) shrink();
      count = { failures: 0, underWay: 0, until: now() + window };
      counts.set(key, count);
    } else if (count.until <= now()) {
      count.failures = 0;
      count.until = now() + window;
    }
    return count;
  };

  const shrink = (): void => {
    const idle = [...counts].filter(([, count]) => count.underWay === 0);
    for (const [key, count] of idle) if (count.until <= now()) counts.delete(key);
    for (const [key] of idle) if (counts.size > mostKeys / 2) counts.delete(key);
  };

  const both = (account: string, address: string) => [
    { key: `account ${account}`, most: perAccount },
    { key: `address ${address}`, most: perAddress },
  ];

  return {
    begin(account, address) {
      const limited = both(account, address).map(({ key, most }) => ({
        count: countOf(key),
        most,
      }));
      const full = limited.filter(
        ({ count, most }) =>
          count.failures >= most || count.failures + count.underWay >= most + underWayAtMost,
      );
      if (full.length > 0) {
        const until = Math.max(...full.map(({ count }) => count.until));
        return Math.max(1, Math.ceil((until - now()) / 1000));
      }
      for (const { count } of limited) count.underWay += 1;
      return undefined;
    },
    end(account, address, failed) {
      for (const { key } of both(account, address)) {
        const count = countOf(key);
        count.underWay = Math.max(0, count.underWay - 1);
        if (failed) count.failures += 1;
        else if (count.failures === 0 && count.underWay === 0) counts.delete(key);
      }
    },
  };
}
