/**
 * Which applied changes are in effect. A change is in effect until it is undone, and again when that
 * undo is undone. A row has the value that the last change in effect gave it.
 */
import type { ChangeSet } from "../change-set.ts";

export type AppliedSet = Pick<ChangeSet, "id" | "state" | "undoes" | "counts">;

export type ChangeLog = ReturnType<typeof changeLog>;

/** @param sets the applied sets, undone ones included, in the order in which they were applied */
export function changeLog(sets: readonly AppliedSet[]) {
  const byId = new Map(sets.map((set) => [set.id, set]));
  const undoOf = new Map(sets.flatMap((set) => (set.undoes === null ? [] : [[set.undoes, set]])));
  const positions = new Map(sets.map(({ id }, index) => [id, index]));
  const position = ({ id }: AppliedSet) => positions.get(id) ?? -1;

  function isInEffect({ id, state }: AppliedSet): boolean {
    if (state !== "undone") return true;
    const undo = undoOf.get(id);
    return undo !== undefined && !isInEffect(undo);
  }

  /** The import or amendment that a set undoes or applies again. */
  function sourceOf(set: AppliedSet): AppliedSet {
    const undone = set.undoes === null ? undefined : byId.get(set.undoes);
    return undone ? sourceOf(undone) : set;
  }

  const sources = sets.filter((set) => sourceOf(set) === set);

  return {
    isInEffect,

    source(id: string): AppliedSet {
      const set = byId.get(id);
      if (!set) throw new Error(`The change ${id} is not applied`);
      return sourceOf(set);
    },

    /** Changes after this one that are in effect, oldest first. */
    effectiveAfter: (set: AppliedSet): AppliedSet[] =>
      sources.filter((each) => position(each) > position(set) && isInEffect(each)),

    /** Changes before this one, newest first. */
    before: (set: AppliedSet): AppliedSet[] =>
      sources.filter((each) => position(each) < position(set)).toReversed(),

    /** Changes before this one that were undone, or applied again, after it. */
    toggledSince(set: AppliedSet): AppliedSet[] {
      const toggles = sets.slice(position(set) + 1).filter(({ undoes }) => undoes !== null);
      const toggled = new Set(toggles.map(sourceOf));
      return sources.filter((each) => toggled.has(each) && position(each) < position(set));
    },

    /** Undone changes of which rows stayed, newest first. */
    partlyUndone: (): AppliedSet[] =>
      sources
        .filter((set) => !isInEffect(set) && undoOf.has(set.id) && keptIn(undoOf.get(set.id)) !== 0)
        .toReversed(),
  };
}

/** How many rows an undo kept; undefined for one of an older version. */
const keptIn = (undo: AppliedSet | undefined): number | undefined => undo?.counts.kept;
