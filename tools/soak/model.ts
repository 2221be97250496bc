/** What an answer says of its request: it had its effect, it had none, or there is no telling. */
export type Effect = "done" | "none" | "unknown";

export interface Counts {
  begun: number;
  acknowledged: number;
}

/** So many requests of a kind are not all lost by chance. */
const enoughRequests = 10;

const kindOf = (name: string) => name.split(" ", 1)[0] ?? "";

/** The value of a name that does not exist. */
export const absent = "absent";

/**
 * What must be true by the answers so far: the possible values of each name. A request is recorded before it is sent. Its
 * answer leaves one value; a request without an answer leaves the old and the new one. Only one caller at a time changes a name.
 */
export class Model {
  readonly #possible = new Map<string, Set<string>>();
  #counts: Record<string, Counts> = {};
  /** What each observation under way may find: a value that is possible at some moment of it. */
  readonly #observations = new Set<Map<string, Set<string>>>();

  /** Records a request that makes the value of a name `value`. @returns takes what its answer says */
  begin(name: string, value: string): (effect: Effect) => void {
    const possible = this.#valuesOf(name);
    const isNew = !possible.has(value);
    for (const observation of this.#observations) {
      if (!observation.has(name)) observation.set(name, new Set(possible));
      observation.get(name)?.add(value);
    }
    possible.add(value);
    const counts = (this.#counts[kindOf(name)] ??= { begun: 0, acknowledged: 0 });
    counts.begun += 1;
    return (effect) => {
      if (effect === "done") {
        this.#possible.set(name, new Set([value]));
        counts.acknowledged += 1;
      }
      if (effect === "none" && isNew) possible.delete(value);
    };
  }

  /** The only possible value of a name, if there is only one. */
  valueOf(name: string): string | undefined {
    const [value, ...others] = this.#valuesOf(name);
    return others.length === 0 ? value : undefined;
  }

  knows(name: string): boolean {
    return this.#possible.has(name);
  }

  /** How many requests there were of each kind, which is the first word of their names. */
  counts = (): Readonly<Record<string, Counts>> => this.#counts;

  /** Counts from here on. */
  forgetCounts(): void {
    this.#counts = {};
  }

  /** Kinds of which many requests were sent and none was acknowledged: nothing was checked of them. */
  unacknowledged = (): string[] =>
    Object.entries(this.#counts).flatMap(([kind, { begun, acknowledged }]) =>
      begun >= enoughRequests && acknowledged === 0
        ? [`none of ${begun} requests of the kind ${kind} was acknowledged`]
        : [],
    );

  /**
   * Call before the values are read.
   * @returns a function that compares them with the model and describes each difference
   */
  observe(): (storedValues: ReadonlyMap<string, string>) => string[] {
    const allowed = new Map([...this.#possible].map(([name, values]) => [name, new Set(values)]));
    this.#observations.add(allowed);
    return (storedValues) => {
      this.#observations.delete(allowed);
      return [...new Set([...allowed.keys(), ...storedValues.keys()])].flatMap((name) => {
        const value = storedValues.get(name) ?? absent;
        const values = allowed.get(name) ?? new Set([absent]);
        if (values.has(value)) return [];
        return [`${name} is ${value}; it must be ${[...values].join(" or ")}`];
      });
    };
  }

  /** Takes what was found as the only possible values, when no request can have an effect any more. */
  settle(storedValues: ReadonlyMap<string, string>): void {
    for (const name of this.#possible.keys())
      this.#possible.set(name, new Set([storedValues.get(name) ?? absent]));
  }

  #valuesOf(name: string): Set<string> {
    const values = this.#possible.get(name) ?? new Set([absent]);
    this.#possible.set(name, values);
    return values;
  }
}
