/** The last events that a failure prints. */
const maxEvents = 60;
/** Requests that end this long after a fault are still disturbed by it, in ms. */
const recoveryMs = 2_000;

export interface Times {
  readonly count: number;
  /** In ms. */
  readonly p50: number;
  readonly p99: number;
}

/** What happened in a run: requests, faults, and what must not be. */
export class Journal {
  readonly failures: string[] = [];
  readonly #started = performance.now();
  readonly #events: string[] = [];
  readonly #statuses = new Map<string, number>();
  readonly #times = new Map<string, number[]>();
  readonly #say: (line: string) => void;
  #calmSince = Number.NEGATIVE_INFINITY;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  note(event: string): void {
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(2);
    this.#events.push(`${seconds.padStart(8)} s  ${event}`);
    if (this.#events.length > maxEvents) this.#events.shift();
  }

  fail(what: string): void {
    this.note(`FAILED  ${what}`);
    this.failures.push(what);
    this.#say(`FAILED: ${what}`);
  }

  lastEvents = (): readonly string[] => this.#events;

  /** Requests during `fault` and until recovery are not measured, and may fail. */
  async disturb(name: string, fault: () => Promise<void>): Promise<void> {
    this.note(`fault: ${name}`);
    this.#calmSince = Number.POSITIVE_INFINITY;
    try {
      await fault();
    } finally {
      this.#calmSince = performance.now() + recoveryMs;
      this.note(`end of the fault: ${name}`);
    }
  }

  begin(caller: string, operation: string) {
    const started = performance.now();
    const isDisturbed = () => started < this.#calmSince;
    return {
      isDisturbed,
      end: (status: number): void => {
        const time = performance.now() - started;
        this.note(`${caller}: ${operation} ${status} in ${time.toFixed(0)} ms`);
        const key = `${operation} ${status}`;
        this.#statuses.set(key, (this.#statuses.get(key) ?? 0) + 1);
        if (isDisturbed() || status >= 300 || status === 0) return;
        const times = this.#times.get(operation) ?? [];
        times.push(time);
        this.#times.set(operation, times);
      },
    };
  }

  requests = (): number => [...this.#statuses.values()].reduce((sum, count) => sum + count, 0);

  /** Requests by operation and status. */
  statuses = (): [string, number][] => byName(this.#statuses);

  /** Of the requests outside faults, by operation. */
  times(): [string, Times][] {
    return byName(this.#times).map(([operation, times]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
      return [operation, { count: sorted.length, p50: at(0.5), p99: at(0.99) }];
    });
  }
}

const byName = <Value>(values: ReadonlyMap<string, Value>): [string, Value][] =>
  [...values].toSorted(([a], [b]) => a.localeCompare(b));
