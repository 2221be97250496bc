import { createHash } from "node:crypto";
import { isSignedIn, maySee, normalizeCode, type Viewer } from "@caliper/catalogue-model";
import { isStorageFull } from "../db/index.ts";
import { message } from "../messages/message.ts";
import { Refusal } from "../refusal.ts";
import type { UnknownCode, UnknownCodesRepository } from "./unknown-codes.repository.ts";
import { hour } from "../units.ts";

const window = hour;
export const maxPerWindow = 60;
/** Shorter texts are codes that are not yet finished. */
const shortestTried = 6;
/** Longer texts with letters may be the start of a VIN, which is never stored. */
const longestMixed = 13;
const longestTried = 24;

/** Who tries codes. */
export interface CodeCaller {
  /** The caller's own rights, also where it sees what another user would see. */
  readonly viewer: Viewer;
  /** The name in the change log. */
  readonly actor: string;
  /** With a public key, each address is counted separately. */
  readonly address: string | undefined;
}

/** The unknown codes of one caller, for one request. */
export interface Guesses {
  /** Whether the caller has tried too many within the hour. */
  areExhausted(): Promise<boolean>;
  /** Counts texts without results, each once, if they may be whole codes. Returns whether all were within the limit. */
  add(codes: readonly string[]): Promise<boolean>;
  /**
   * Counts a code for which there is nothing.
   * @throws Refusal when it is one too many
   */
  countMissing(code: string): Promise<void>;
}

/**
 * Counts the codes of callers who may not see interchanges or UPCs, but find parts by whole ones: without a limit, such a
 * caller could try all numbers. The counts are in the database, so they are the same on every server and after a restart.
 */
export type UnknownCodes = ReturnType<typeof createUnknownCodes>;

/** Of a caller who sees every code. */
export const unlimited: Guesses = {
  areExhausted: () => Promise.resolve(false),
  add: () => Promise.resolve(true),
  countMissing: () => Promise.resolve(),
};

/** Of the same caller, for a search of a text whose codes another search counts. */
export const uncounted = (guesses: Guesses): Guesses => ({
  ...guesses,
  add: () => Promise.resolve(true),
});

/** Visitors without a session are limited by the rate of their address only. */
const isLimited = (viewer: Viewer) =>
  (isSignedIn(viewer) || viewer.key !== undefined) &&
  !(maySee("interchanges", viewer) && maySee("upcAndEquivalences", viewer));

const mayBeCode = (text: string): boolean =>
  text.length >= shortestTried &&
  text.length <= (/\D/u.test(text) ? longestMixed : longestTried) &&
  /\d/u.test(text);

interface Options {
  readonly codes: UnknownCodesRepository;
  readonly now: () => number;
  /** Runs when a caller reaches the limit. */
  readonly onLimit: (caller: CodeCaller) => void;
  /** Called when the disk is too full to count a code; the search continues. */
  readonly onFull: (error: unknown) => void;
}

export function createUnknownCodes({ codes, now, onLimit, onFull }: Options) {
  return {
    of(caller: CodeCaller): Guesses {
      const { viewer, actor, address } = caller;
      if (!isLimited(viewer)) return unlimited;
      const id = createHash("sha256")
        .update(`${actor}\n${address ?? ""}`)
        .digest("hex");
      const guesses: Guesses = {
        areExhausted: async () => (await codes.count(id, now() - window)) >= maxPerWindow,
        async add(texts) {
          const counted = texts.filter(mayBeCode);
          if (counted.length === 0) return true;
          const counting = codes.change(id, now() - window, (recent) => {
            const all = counted.reduce((before, code) => withCode(before, code, now()), recent);
            return {
              codes: all,
              result: {
                isReached: recent.length < maxPerWindow && all.length === maxPerWindow,
                isWithin: counted.every((code) => all.some((entry) => entry.code.startsWith(code))),
              },
            };
          });
          const { isReached, isWithin } = await counting.catch((error: unknown) => {
            if (!isStorageFull(error)) throw error;
            onFull(error);
            return { isReached: false, isWithin: true };
          });
          if (isReached) onLimit(caller);
          return isWithin;
        },
        async countMissing(code) {
          const key = normalizeCode(code);
          if (!(await guesses.areExhausted()) && (await guesses.add([key]))) return;
          throw new Refusal("tooMany", message("search.tooManyUnknown", { most: maxPerWindow }), {
            retryAfter: window / 1000,
          });
        },
      };
      return guesses;
    },

    /** Removes codes that no longer count. */
    sweep: () => codes.removeBefore(now() - window),
  };
}

/** The codes, the oldest first, with one more; a code that is still being typed counts once. */
function withCode(
  codes: readonly UnknownCode[],
  code: string,
  triedAt: number,
): readonly UnknownCode[] {
  const last = codes.at(-1);
  if (last?.code.startsWith(code)) return codes;
  const rest = last && code.startsWith(last.code) ? codes.slice(0, -1) : codes;
  const isKnown = rest.some((other) => other.code === code);
  return isKnown || rest.length >= maxPerWindow ? rest : [...rest, { code, triedAt }];
}
