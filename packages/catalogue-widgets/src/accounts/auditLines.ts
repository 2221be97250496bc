/** The detail of an entry of the log as lines to read. Pure. */

export interface AuditLine {
  /** The wire's name of the field. */
  readonly field: string;
  /** Undefined where only the new value is known. */
  readonly from: AuditValue | undefined;
  readonly to: AuditValue;
}

export type AuditValue = string | number | boolean | null | readonly string[];

/** Numbers of rows and files, which say nothing to a reader. */
const internal: ReadonlySet<string> = new Set(["id"]);

/** Fields whose pair of values is old and new; a pair of warehouses is a list. */
const isPair = (value: unknown, field: string): value is readonly [unknown, unknown] =>
  Array.isArray(value) &&
  value.length === 2 &&
  // A new account's lists stand without old values: two warehouses are no pair.
  (!lists.has(field) || value.every((each) => Array.isArray(each)));

const lists: ReadonlySet<string> = new Set(["warehouses", "flags", "replaced"]);

/**
 * A line per field: `level: JUNIOR → CLIENTE`. The column of a corrected value names its line, and a
 * resolution stands for the status that it explains.
 */
export function auditLines(detail: Readonly<Record<string, unknown>>): readonly AuditLine[] {
  const column = typeof detail["field"] === "string" ? detail["field"] : undefined;
  return Object.entries(detail).flatMap(([name, value]): AuditLine[] => {
    if (internal.has(name) || (name === "field" && column !== undefined)) return [];
    const field = name === "value" && column !== undefined ? column : name;
    return isPair(value, name)
      ? [{ field, from: valueOf(value[0]), to: valueOf(value[1]) }]
      : [{ field, from: undefined, to: valueOf(value) }];
  });
}

function valueOf(value: unknown): AuditValue {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  return value === null || value === undefined ? null : JSON.stringify(value);
}
