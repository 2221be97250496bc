import type { SignInCount, SignInCountsRepository } from "./sign-in-counts.repository.ts";
import { day } from "../units.ts";

/** The caller of a sign-in attempt, by which attempts are counted. */
export interface SignInAttempt {
  /** The folded name. */
  readonly account: string;
  readonly address: string;
  /** The browser's id, if the account has signed in there before. */
  readonly device?: string | undefined;
  /** The password was right before. */
  readonly isSecondStep?: boolean;
}

export interface SignInRefusal {
  /** Seconds to wait. */
  readonly wait: number;
  /** No other attempt has been refused since the last one that was counted. */
  readonly isFirst: boolean;
}

export interface LimitSettings {
  /** Failures of an account, or of a known device, before attempts must wait. */
  readonly perAccount: number;
  readonly perAddress: number;
  /** In ms; as many failures as the limit are dropped in this time. */
  readonly window: number;
  /**
   * The window of the second step, in ms. It is longer, because codes of six digits can be guessed, and only those who know the password
   * can try.
   */
  readonly secondWindow: number;
  /** The delay of the first attempt above a limit, in ms; it doubles with every further failure. */
  readonly delay: number;
}

const defaults: LimitSettings = {
  perAccount: 10,
  perAddress: 100,
  window: 15 * 60_000,
  secondWindow: day,
  delay: 5_000,
};
/** Counts of attempts this long ago have no effect, in ms. */
const forgottenAfter = day;

interface Limit {
  readonly most: number;
  readonly window: number;
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;

interface Options {
  readonly counts: SignInCountsRepository;
  readonly settings?: Partial<LimitSettings> | undefined;
  readonly now?: () => number;
}

/**
 * Limits how fast passwords can be tried. The counts are in the database, so they are the same on every server and after a
 * restart. An attempt counts as failed from its start, so parallel attempts do not exceed a limit.
 */
export function createSignInLimits({ counts, settings, now = Date.now }: Options) {
  const { perAccount, perAddress, window, secondWindow, delay } = { ...defaults, ...settings };

  /** A known device has its own count: failures elsewhere do not lock it out. */
  function limitsOf(attempt: SignInAttempt): ReadonlyMap<string, Limit> {
    const { account, address, device, isSecondStep = false } = attempt;
    const [step, span] = isSecondStep ? ["second step, ", secondWindow] : ["", window];
    const accountLimit: Limit = { most: perAccount, window: span };
    if (device !== undefined) return new Map([[`${step}device ${device}`, accountLimit]]);
    return new Map([
      [`${step}account ${account}`, accountLimit],
      [`address ${address}`, { most: perAddress, window }],
    ]);
  }

  function failuresOf(count: SignInCount | undefined, { most, window: span }: Limit): number {
    if (!count) return 0;
    const forgiven = Math.floor(((now() - count.lastAt) * most) / span);
    return Math.max(0, count.failures - forgiven);
  }

  function waitOf(count: SignInCount | undefined, limit: Limit): number {
    const excess = failuresOf(count, limit) - limit.most;
    if (!count || excess < 0) return 0;
    return count.lastAt + Math.min(limit.window, delay * 2 ** excess) - now();
  }

  return {
    /** Counts an attempt as failed before its password is checked, or refuses it. */
    async begin(attempt: SignInAttempt): Promise<SignInRefusal | undefined> {
      const limits = limitsOf(attempt);
      const keys = [...limits.keys()];
      const refusal = (
        countsByKey: ReadonlyMap<string, SignInCount>,
      ): SignInRefusal | undefined => {
        const wait = Math.max(
          ...[...limits].map(([key, limit]) => waitOf(countsByKey.get(key), limit)),
        );
        if (wait <= 0) return undefined;
        const isFirst = ![...countsByKey.values()].some(({ refused }) => refused);
        return { wait: Math.ceil(wait / 1000), isFirst };
      };
      // Without a write: there may be many refused attempts, and writes may have to wait.
      const limit = refusal(await counts.read(keys));
      if (limit && !limit.isFirst) return limit;
      return counts.change(keys, (current) => {
        const refused = refusal(current);
        const changed = [...limits].map(([key, limit]) => {
          const count = current.get(key);
          return refused
            ? { key, failures: 0, lastAt: 0, ...count, refused: true }
            : { key, failures: failuresOf(count, limit) + 1, lastAt: now(), refused: false };
        });
        return { result: refused, changed };
      });
    },

    /** Removes the count of an attempt with the right password. */
    async succeed(attempt: SignInAttempt): Promise<void> {
      await counts.change([...limitsOf(attempt).keys()], (current) => ({
        result: undefined,
        changed: [...current.values()].map((count) => ({
          ...count,
          failures: Math.max(0, count.failures - 1),
        })),
      }));
    },

    sweep: () => counts.removeBefore(now() - forgottenAfter),
  };
}
