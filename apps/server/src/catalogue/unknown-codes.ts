import { maySee, type Viewer } from "@caliper/catalogue-model";

/** Number of callers above which the ones that called longest ago are forgotten. */
const mostCallers = 10_000;
const window = 3_600_000;
export const mostPerWindow = 60;
/** Shorter texts are codes that are not yet finished. */
const shortestTried = 6;

/** Who tries codes. */
export interface CodeCaller {
  /** The caller's own rights, also where it sees what another user would see. */
  readonly viewer: Viewer;
  /** The name in the change log. */
  readonly actor: string;
  /** With a key that is public, each address counts for itself. */
  readonly address: string | undefined;
}

/** The unknown codes of one caller. */
export interface TriedCodes {
  /** Whether the caller has tried too many within the hour. */
  isOver(): boolean;
  /** Counts a text that led to nothing, once, if it may be a whole code. */
  add(code: string): void;
}

/**
 * Counts the codes of callers who may not see interchanges or UPCs, but find parts by whole ones: without a limit, such a
 * caller could try all numbers. Each server counts for itself, in memory.
 */
export interface UnknownCodes {
  of(caller: CodeCaller): TriedCodes;
}

/** Of a caller who sees every code. */
export const unlimited: TriedCodes = { isOver: () => false, add: () => undefined };

const isLimited = (viewer: Viewer) =>
  !(maySee("interchanges", viewer) && maySee("upcAndEquivalences", viewer));

interface Options {
  readonly now: () => number;
  /** Runs when a caller reaches the limit. */
  readonly onLimit: (caller: CodeCaller) => void;
}

export function createUnknownCodes({ now, onLimit }: Options): UnknownCodes {
  /** When each code was tried first, by caller. */
  const callers = new Map<string, Map<string, number>>();

  const recentOf = (id: string): Map<string, number> => {
    const tried = callers.get(id) ?? new Map<string, number>();
    for (const [code, time] of tried) {
      if (time > now() - window) break;
      tried.delete(code);
    }
    return tried;
  };

  return {
    of(caller) {
      if (!isLimited(caller.viewer)) return unlimited;
      const id = `${caller.actor}\n${caller.address ?? ""}`;
      return {
        isOver: () => recentOf(id).size >= mostPerWindow,
        add(code) {
          if (code.length < shortestTried || !/\d/u.test(code)) return;
          const tried = recentOf(id);
          const last = [...tried.keys()].at(-1) ?? "";
          if (last.startsWith(code)) return;
          // Still typing the same code.
          if (last !== "" && code.startsWith(last)) tried.delete(last);
          if (!tried.has(code) && tried.size < mostPerWindow) {
            tried.set(code, now());
            if (tried.size === mostPerWindow) onLimit(caller);
          }
          callers.delete(id);
          callers.set(id, tried);
          if (callers.size > mostCallers) callers.delete(callers.keys().next().value ?? "");
        },
      };
    },
  };
}
