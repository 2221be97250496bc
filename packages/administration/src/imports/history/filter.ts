/** The states that the history filters by; other states are listed under All. */
export const filterableStates = ["ready", "committed", "undone", "failed"] as const;

/** The filter of the history; undefined for all. */
export interface HistoryFilter {
  readonly table?: string | undefined;
  readonly state?: string | undefined;
}
