import { foldText } from "@caliper/catalogue-model";
import { createCountBuffer } from "../periodic/count-buffer.ts";
import type { UnansweredSearch } from "../query-understanding/index.ts";
import { dayOf, hour } from "../units.ts";
import { type CountedSearch, idOf, type UnansweredRepository } from "./unanswered.repository.ts";

/** Keystrokes with less time between them are one search, in ms. */
export const typingPause = 30_000;
/** Counted entries of a caller within an hour: a script that tries codes does not fill the list. */
export const maxPerCaller = 60;
/** Callers that are remembered; the ones that searched longest ago are forgotten first. */
const maxCallers = 10_000;
/** Different entries between two writes. */
const maxPerWrite = 1000;
/** Stored entries; the least wanted are removed first. */
export const maxEntries = 10_000;
/** Characters of a text that are compared with the next one. */
const maxText = 200;
/** A text that was erased to fewer characters is followed by another search. */
const shortestText = 3;

/** A search that its caller may still be typing; its text is never stored. */
interface Typed {
  readonly text: string;
  readonly at: number;
  readonly wanted: UnansweredSearch;
  readonly isSearch: boolean;
  readonly isReported: boolean;
}

interface Caller {
  typed?: Typed | undefined;
  /** Counted within the hour. */
  entries: number;
}

interface Options {
  readonly unanswered: UnansweredRepository;
  readonly now: () => number;
  /** Called when the counts could not be stored; they are kept for the next write. */
  readonly onFailure: (error: unknown) => void;
}

export type UnansweredService = ReturnType<typeof createUnanswered>;

/**
 * Counts what searches did not find, without who searched it: callers are known in memory only. On several servers, the
 * keystrokes of a caller count once on each server that received some.
 */
export function createUnanswered({ unanswered, now, onFailure }: Options) {
  const callers = new Map<string, Caller>();
  let since = now();
  const counts = createCountBuffer<CountedSearch>({
    keyOf: ({ wanted }) => idOf(wanted),
    sum: (one, { searches, reports, ...later }) => ({
      ...later,
      searches: one.searches + searches,
      reports: one.reports + reports,
    }),
    store: (counted) => unanswered.add(counted, maxEntries),
    onFailure,
    most: maxPerWrite,
    beforeWrite: () => settleAll(typingPause),
  });

  /** Counts what a caller has typed. */
  function settle(caller: Caller): void {
    const { typed } = caller;
    caller.typed = undefined;
    if (typed === undefined || (caller.entries += 1) > maxPerCaller) return;
    const { wanted, isSearch, isReported, at } = typed;
    const [searches, reports] = [Number(isSearch), Number(isReported)];
    counts.add({ wanted, searches, reports, day: dayOf(at) });
  }

  function settleAll(pause: number): void {
    const isNextHour = now() - since >= hour;
    if (isNextHour) since = now();
    for (const [id, caller] of callers) {
      if (caller.typed && now() - caller.typed.at >= pause) settle(caller);
      if (isNextHour) caller.entries = 0;
      if (caller.entries === 0 && !caller.typed) callers.delete(id);
    }
  }

  /** The caller, as the one that searched last. */
  function callerOf(id: string): Caller {
    const caller = callers.get(id) ?? { entries: 0 };
    callers.delete(id);
    callers.set(id, caller);
    const [oldest] = callers.size > maxCallers ? callers : [];
    if (oldest) {
      settle(oldest[1]);
      callers.delete(oldest[0]);
    }
    return caller;
  }

  const textOf = (searched: string): string => foldText(searched).slice(0, maxText);

  return {
    /** Notes a search; `failedSearch` is undefined if it found something. */
    note: (id: string, searched: string, failedSearch: UnansweredSearch | undefined): void => {
      const text = textOf(searched);
      const caller = callerOf(id);
      const before = caller.typed;
      const isTyping =
        before !== undefined &&
        now() - before.at < typingPause &&
        text.length >= shortestText &&
        (text === before.text || !before.isReported) &&
        (text.startsWith(before.text) || before.text.startsWith(text));
      if (!isTyping) settle(caller);
      // Erasing leads to a correction; the longer text is what was wanted unless one follows.
      if (isTyping && text.length < before.text.length) {
        caller.typed = { ...before, text, at: now() };
      } else if (failedSearch && text.length >= shortestText) {
        const isReported = isTyping && before.isReported;
        caller.typed = { text, at: now(), wanted: failedSearch, isSearch: true, isReported };
      } else {
        caller.typed = undefined;
      }
    },

    /** Notes that a caller asks for what a search did not find. */
    report: (id: string, searched: string, failedSearch: UnansweredSearch): void => {
      const [text, caller] = [textOf(searched), callerOf(id)];
      if (caller.typed?.text !== text || now() - caller.typed.at >= typingPause) settle(caller);
      const isSearch = caller.typed?.isSearch ?? false;
      caller.typed = { text, at: now(), wanted: failedSearch, isSearch, isReported: true };
    },

    count: unanswered.count,

    /** The most wanted first, with what callers have stopped typing. */
    list: async (limit: number) => {
      await counts.flush();
      return { searches: await unanswered.list(limit), total: await unanswered.count() };
    },

    remove: unanswered.remove,

    flush: counts.flush,

    /** Stores everything. */
    close: async (): Promise<void> => {
      settleAll(0);
      await counts.close();
    },
  };
}
