import type { ApiError, ListLineChange, SeenLine } from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";

export interface LineChange extends Omit<ListLineChange, "revision"> {
  /** Whose price the user sees. */
  readonly warehouse?: Warehouse;
}

/** A change that is not saved yet. */
export interface PendingChange {
  readonly change: LineChange;
  /** `sent`: not answered yet. `conflict`: somebody else changed the line. */
  readonly state: "waiting" | "sent" | "conflict" | "failed";
  /** Made while `change` is sent. */
  readonly later?: LineChange;
  /** Why it was not saved. */
  readonly error?: ApiError;
}

interface Entry extends PendingChange {
  /** Of the line that the user saw; undefined for the current one. */
  readonly revision: number | undefined;
}

const isBusy = (entry: Entry | undefined) => entry?.state === "waiting" || entry?.state === "sent";

/** Saves a change; a rejection is why it was not saved. */
export type SendChange = (line: SeenLine, change: LineChange) => Promise<unknown>;

type RevisionOf = (id: number, saved: LineChange) => number | undefined;

/** Sends changes of lines, one at a time per line, and keeps those that were not saved. */
export class LineQueue {
  /** By the line's number. */
  entries: ReadonlyMap<number, Entry> = new Map();
  readonly #send: SendChange;
  /** The revision of a line after its last change was saved, or undefined if the line is gone. */
  readonly #revisionOf: RevisionOf;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();

  constructor(send: SendChange, revisionOf: RevisionOf) {
    this.#send = send;
    this.#revisionOf = revisionOf;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Saves a change after `rest` ms without another one. */
  change({ id, revision }: SeenLine, change: LineChange, rest = 0): void {
    const entry = this.entries.get(id);
    if (entry?.state === "sent") {
      return this.#set(id, { ...entry, later: { ...entry.later, ...change } });
    }
    const isResolved = entry?.state === "conflict";
    this.#set(id, {
      change: { ...entry?.change, ...change },
      state: "waiting",
      revision: isResolved ? revision : (entry?.revision ?? revision),
    });
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => void this.#save(id), rest),
    );
  }

  /** Tries to save a change again, over the current values. */
  retry(line: SeenLine): void {
    this.change(line, {});
  }

  /** Gives up a change. */
  drop(id: number): void {
    this.#set(id, undefined);
  }

  /** The revision of a line once none of its changes is being saved. */
  async settled({ id, revision }: SeenLine): Promise<number> {
    const change = this.entries.get(id)?.change;
    if (change === undefined) return revision;
    await this.#until(() => !isBusy(this.entries.get(id)));
    return this.#revisionOf(id, change) ?? revision;
  }

  /** Saves what waits; false if a change was not saved. */
  async saved(): Promise<boolean> {
    this.flush();
    await this.#until(() => ![...this.entries.values()].some(isBusy));
    return this.entries.size === 0;
  }

  /** Saves what waits. */
  readonly flush = (): void => {
    for (const [id, { state }] of this.entries) if (state === "waiting") void this.#save(id);
  };

  async #save(id: number): Promise<void> {
    clearTimeout(this.#timers.get(id));
    const entry = this.entries.get(id);
    if (entry?.state !== "waiting") return;
    const revision = entry.revision ?? this.#revisionOf(id, entry.change) ?? 1;
    this.#set(id, { ...entry, revision, state: "sent" });
    try {
      await this.#send({ id, revision }, entry.change);
      const later = this.entries.get(id)?.later;
      this.#set(id, later && { change: later, state: "waiting", revision: undefined });
      if (later) await this.#save(id);
    } catch (thrown) {
      const error = thrown as ApiError;
      this.#set(id, {
        change: { ...entry.change, ...this.entries.get(id)?.later },
        state: error.status === 409 ? "conflict" : "failed",
        revision,
        error,
      });
    }
  }

  async #until(isReached: () => boolean): Promise<void> {
    if (isReached()) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (!isReached()) return;
        stop();
        resolve();
      });
    });
  }

  #set(id: number, entry: Entry | undefined): void {
    const entries = new Map(this.entries);
    if (entry) entries.set(id, entry);
    else entries.delete(id);
    this.entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
