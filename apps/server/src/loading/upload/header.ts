import {
  type CatalogueColumn,
  type CatalogueTable,
  headerKey,
  matchHeader,
  type StatedUnit,
  editDistance,
} from "@caliper/catalogue-model";
import { shownValue } from "../problem.ts";
import { list, type Message, message } from "../../messages/message.ts";

export interface HeaderProblem {
  /** The header in the sheet, or that of the missing column. */
  readonly header: string;
  readonly kind: "unknown" | "twice" | "missing" | "empty" | "currency";
  readonly expected: Message;
}

export interface SheetColumn {
  readonly column: CatalogueColumn;
  /** Undefined where the numbers are in the catalogue's own unit. */
  readonly unit?: StatedUnit;
}

export type HeaderReading =
  /** Undefined for a column that is left out. */
  | { readonly columns: readonly (SheetColumn | undefined)[] }
  | {
      /** At most `maxProblems`. */
      readonly problems: readonly HeaderProblem[];
      /** Number of further problems. */
      readonly more: number;
    };

const maxProblems = 5;
/** Longer headers are not typing errors, and comparing them would be slow. */
const maxGuessLength = 80;

/**
 * Finds the declared column of every header, by its names in either language. Key columns are required; others may be absent. An
 * unknown header is refused, because its cells would be lost.
 */
export function readHeader(table: CatalogueTable, headers: readonly string[]): HeaderReading {
  const columns: (SheetColumn | undefined)[] = [];
  const present = new Set<CatalogueColumn>();
  const problems: HeaderProblem[] = [];
  let more = 0;
  const report = (header: string, kind: HeaderProblem["kind"], expected: () => Message) => {
    if (problems.length < maxProblems)
      problems.push({ header: shownValue(header), kind, expected: expected() });
    else more += 1;
  };
  for (const header of headers) {
    const match = matchHeader(table, header);
    if (header.trim() === "") report(header, "empty", () => message("header.name"));
    else if (!match) report(header, "unknown", () => nearest(table, header));
    else if (match.kind === "note") columns.push(undefined);
    else if (match.kind === "currency") report(header, "currency", () => message("header.dollars"));
    else if (present.has(match.column)) report(header, "twice", () => message("header.once"));
    else {
      present.add(match.column);
      columns.push(match);
    }
  }
  for (const column of table.columns) {
    // An account's own sheet may lack the account; in others the rows are invalid without it.
    const isNeeded = column.key && column.required && column.name !== table.privateTo;
    if (isNeeded && !present.has(column)) {
      const expected = () => message("header.key", { header: column.header });
      report(column.header, "missing", expected);
    }
  }
  return problems.length > 0 ? { problems, more } : { columns };
}

function nearest(table: CatalogueTable, header: string): Message {
  const key = headerKey(header);
  const maxEdits = Math.max(2, Math.floor(key.length / 3));
  const candidates = key.length > maxGuessLength ? [] : table.columns;
  const [best] = candidates
    .map(({ header: name }) => ({ name, edits: editDistance(key, headerKey(name), maxEdits) }))
    .toSorted((a, b) => a.edits - b.edits);
  if (best && best.edits <= maxEdits) return message("header.nearest", { header: best.name });
  return message("expected.oneOf", { known: list(table.columns.map((column) => column.header)) });
}
