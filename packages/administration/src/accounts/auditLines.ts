/** Converts the details of a log entry to lines. */

export interface AuditLine {
  /** The field's name on the wire. */
  readonly field: string;
  /** Undefined if only the new value is known. */
  readonly from: AuditValue | undefined;
  readonly to: AuditValue;
}

export type AuditValue = string | number | boolean | null | readonly string[];

/** Ids of rows and files, which are not shown. */
const internal: ReadonlySet<string> = new Set(["id"]);

/** Whether a value is a pair of old and new value. */
const isPair = (value: unknown, field: string): value is readonly [unknown, unknown] =>
  Array.isArray(value) &&
  value.length === 2 &&
  // A new account has lists without old values: two warehouses are not a pair.
  (!lists.has(field) || value.every((each) => Array.isArray(each)));

const lists: ReadonlySet<string> = new Set([
  "warehouses",
  "flags",
  "replaced",
  "scopes",
  "origins",
  "columns",
]);

/** Numbers of rows. */
const counts: ReadonlySet<string> = new Set(["added", "changed", "removed", "reverted", "kept"]);

const isEmpty = (field: string, value: AuditValue) =>
  value === null ||
  value === "" ||
  (value === 0 && counts.has(field)) ||
  (Array.isArray(value) && value.length === 0);

/**
 * One line per field: `level: JUNIOR → CLIENTE`. The line of a corrected value is named by its column. Missing values of a new account
 * or import are omitted.
 */
export function auditLines(detail: Readonly<Record<string, unknown>>): readonly AuditLine[] {
  const column = typeof detail["field"] === "string" ? detail["field"] : undefined;
  return Object.entries(detail).flatMap(([name, value]): AuditLine[] => {
    if (internal.has(name) || (name === "field" && column !== undefined)) return [];
    const field = name === "value" && column !== undefined ? column : name;
    if (isPair(value, name)) return [{ field, from: valueOf(value[0]), to: valueOf(value[1]) }];
    const to = valueOf(value);
    return isEmpty(name, to) ? [] : [{ field, from: undefined, to }];
  });
}

function valueOf(value: unknown): AuditValue {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  return value === null || value === undefined ? null : JSON.stringify(value);
}
