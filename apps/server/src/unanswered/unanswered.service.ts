import { foldText } from "@caliper/catalogue-model";
import { message } from "../messages/message.ts";
import { createCountBuffer } from "../periodic/count-buffer.ts";
import type { UnansweredSearch } from "../query-understanding/index.ts";
import { notFound } from "../refusal.ts";
import { day, dayOf, hour } from "../units.ts";
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
/** Entries that nobody searches any more are removed. */
const keptFor = 365 * day;
/** Characters of a text that are compared with the next one. */
const maxText = 200;
/** A text that was erased to fewer characters is followed by another search. */
const shortestText = 3;

/** A search that its caller may still be typing. */
interface Typed {
  /** Folded. It is never stored. */
  readonly text: string;
  readonly at: number;
  readonly wanted: UnansweredSearch;
  readonly isSearch: boolean;
  readonly isReported: boolean;
}

interface Caller {
  typed?: Typed | undefined;
  /** The hour for which entries are counted. */
  since: number;
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
 * Counts what searches did not find, without who searched it: callers are known in memory only, until they have stopped
 * typing. On several servers, the keystrokes of a caller count once on each server that received some.
 */
export function createUnanswered({ unanswered, now, onFailure }: Options) {
  const callers = new Map<string, Caller>();
  const counts = createCountBuffer<CountedSearch>({
    keyOf: ({ wanted }) => idOf(wanted),
    sum: (one, later) => ({
      ...later,
      searches: one.searches + later.searches,
      reports: one.reports + later.reports,
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
    if (typed === undefined || caller.entries >= maxPerCaller) return;
    caller.entries += 1;
    counts.add({
      wanted: typed.wanted,
      searches: Number(typed.isSearch),
      reports: Number(typed.isReported),
      day: dayOf(typed.at),
    });
  }

  /** Counts what callers typed at least this long ago, and forgets those who have no more influence. */
  function settleAll(pause: number): void {
    for (const [id, caller] of callers) {
      if (caller.typed && now() - caller.typed.at >= pause) settle(caller);
      if (!caller.typed && now() - caller.since >= hour) callers.delete(id);
    }
  }

  /** The caller, as the one that searched last. */
  function callerOf(id: string): Caller {
    const known = callers.get(id);
    callers.delete(id);
    const caller = known ?? { since: now(), entries: 0 };
    if (now() - caller.since >= hour) Object.assign(caller, { since: now(), entries: 0 });
    callers.set(id, caller);
    const [oldest] = callers.size > maxCallers ? callers : [];
    if (oldest) {
      settle(oldest[1]);
      callers.delete(oldest[0]);
    }
    return caller;
  }

  return {
    /** Notes a search; `wanted` is undefined if it found something. */
    note(id: string, searched: string, wanted: UnansweredSearch | undefined): void {
      if (wanted === undefined && !callers.has(id)) return;
      const caller = callerOf(id);
      const text = textOf(searched);
      const before = caller.typed;
      const isSame = before?.text === text;
      const isTyping =
        before !== undefined &&
        now() - before.at < typingPause &&
        (isSame || !before.isReported) &&
        isEdited(before.text, text);
      if (before && !isTyping) settle(caller);
      if (before && isTyping && text.length < before.text.length) {
        // Erasing leads to a correction; the longer text is what was wanted unless one follows.
        caller.typed = { ...before, text, at: now() };
      } else if (wanted && text.length >= shortestText) {
        const isReported = isTyping && before.isReported;
        caller.typed = { text, at: now(), wanted, isSearch: true, isReported };
      } else {
        caller.typed = undefined;
      }
    },

    /** Notes that a caller asks for what a search did not find. */
    report(id: string, searched: string, wanted: UnansweredSearch): void {
      const caller = callerOf(id);
      const text = textOf(searched);
      const isSame = caller.typed?.text === text && now() - caller.typed.at < typingPause;
      if (!isSame) settle(caller);
      const isSearch = caller.typed?.isSearch ?? false;
      caller.typed = { text, at: now(), wanted, isSearch, isReported: true };
    },

    count: unanswered.count,

    /** The most wanted first, with what callers have stopped typing. */
    list: async (limit: number) => {
      await counts.flush();
      const [searches, total] = await Promise.all([unanswered.list(limit), unanswered.count()]);
      return { searches, total };
    },

    /** @throws Refusal if there is no such entry */
    async remove(id: string): Promise<void> {
      if (!(await unanswered.remove(id))) throw notFound(message("search.noEntry", { id }));
    },

    sweep: () => unanswered.removeOld(dayOf(now() - keptFor)),

    /** Stores what callers have stopped typing. */
    flush: counts.flush,

    /** Stores everything. */
    async close(): Promise<void> {
      settleAll(0);
      await counts.close();
    },
  };
}

const textOf = (searched: string): string => foldText(searched).slice(0, maxText);

/** Whether one text is the other with something inserted, as between keystrokes. */
function isEdited(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let begin = 0;
  while (begin < short.length && short[begin] === long[begin]) begin += 1;
  let end = 0;
  while (end < short.length && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  return short.length >= shortestText && begin + end >= short.length;
}
