import { maySee, type Viewer } from "@caliper/catalogue-model";

/** Numbers of codes and users above which the oldest are forgotten. */
const mostUsers = 10_000;
const window = 3_600_000;
const mostPerWindow = 60;

/**
 * Counts the codes that a user tries who may not see interchanges or UPCs, but finds parts by whole ones: without a
 * limit, such a user could try all numbers. Each server counts for itself, in memory.
 */
export interface UnknownCodes {
  /** Whether the viewer has tried too many unknown codes within the hour. */
  isOver(viewer: Viewer): boolean;
  /** Counts a whole code that led to nothing, once. */
  add(viewer: Viewer, code: string): void;
}

const isLimited = (viewer: Viewer) =>
  viewer.username !== "" &&
  !(maySee("interchanges", viewer) && maySee("upcAndEquivalences", viewer));

export function createUnknownCodes(now: () => number = Date.now): UnknownCodes {
  /** When each code was tried first, by user. */
  const users = new Map<string, Map<string, number>>();

  const recentOf = ({ username }: Viewer): Map<string, number> => {
    const tried = users.get(username) ?? new Map<string, number>();
    for (const [code, time] of tried) {
      if (time > now() - window) break;
      tried.delete(code);
    }
    return tried;
  };

  return {
    isOver: (viewer) => isLimited(viewer) && recentOf(viewer).size >= mostPerWindow,
    add(viewer, code) {
      if (!isLimited(viewer)) return;
      const tried = recentOf(viewer);
      if (!tried.has(code) && tried.size < mostPerWindow) tried.set(code, now());
      users.delete(viewer.username);
      users.set(viewer.username, tried);
      if (users.size > mostUsers) users.delete(users.keys().next().value ?? "");
    },
  };
}
