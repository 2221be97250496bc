/** The rows of some tables by name; null for a row that does not exist. */
export type Values = Readonly<Record<string, string | null>>;

interface Change {
  readonly id: string;
  /** The change that this one undoes. */
  readonly undoes: string | undefined;
  readonly rows: Readonly<Record<string, { before: string | null; after: string | null }>>;
}

/**
 * What undos of changes result in, as simply as it can be said: a row has the value of the last change
 * of it that is in effect; a change is in effect until it is undone, and again when its undo is undone.
 */
export function undoModel(base: Values) {
  const changes: Change[] = [];
  let values = base;

  const isInEffect = ({ id }: Change): boolean => {
    const undo = changes.find(({ undoes }) => undoes === id);
    return undo === undefined || !isInEffect(undo);
  };
  const sourceOf = (change: Change): Change => {
    const undone = changes.find(({ id }) => id === change.undoes);
    return undone ? sourceOf(undone) : change;
  };
  const valueOf = (row: string): string | null => {
    const ofRow = changes.filter(({ rows }) => row in rows);
    const last = ofRow.findLast(isInEffect)?.rows[row];
    return last ? last.after : (base[row] ?? null);
  };

  return {
    values: (): Values => values,

    /** Changes that can be undone. */
    undoable: (): readonly string[] =>
      changes.filter(({ id }) => !changes.some(({ undoes }) => undoes === id)).map(({ id }) => id),

    /** Those by whose undo the rows get their first values again. */
    undoableInEffect(): readonly string[] {
      return this.undoable().filter((id) =>
        changes.some((each) => each.id === id && isInEffect(sourceOf(each))),
      );
    },

    change(id: string, next: Values): void {
      const names = new Set([...Object.keys(values), ...Object.keys(next)]);
      const differing = [...names].filter((row) => (values[row] ?? null) !== (next[row] ?? null));
      const rows = differing.map((row) => [
        row,
        { before: values[row] ?? null, after: next[row] ?? null },
      ]);
      changes.push({ id, undoes: undefined, rows: Object.fromEntries(rows) as Change["rows"] });
      values = next;
    },

    /** @returns the rows that stay, and those that get another value than the one before the change */
    undo(undone: string, id: string) {
      const change = changes.find((each) => each.id === undone);
      if (!change) throw new Error(`There is no change ${undone}`);
      const source = sourceOf(change);
      const isUndo = isInEffect(source);
      changes.push({ id, undoes: undone, rows: {} });
      const later = changes.slice(changes.indexOf(source) + 1).filter(isInEffect);
      const kept: string[] = [];
      const further: string[] = [];
      const next: Record<string, string | null> = { ...values };
      for (const [row, { before }] of Object.entries(source.rows)) {
        const value = (next[row] = valueOf(row));
        if (later.some(({ rows }) => row in rows)) kept.push(row);
        else if (isUndo && value !== before)
          (value === (values[row] ?? null) ? kept : further).push(row);
      }
      values = next;
      return { kept, further };
    },
  };
}
